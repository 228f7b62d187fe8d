/** Works something out once for each thing that it is asked about, as long as that thing is there. */
export function oncePer<Key extends object, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
