/** Everything the app says in one language; a file of its own, so that nobody loads what they don't read. */
const files = import.meta.glob<string>(['../../../../locales/nl/*.ftl', '!../../../../locales/nl/binary.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
