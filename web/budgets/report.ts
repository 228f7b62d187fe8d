/** One line a budget: what it is, what was measured, and whether it holds. */
import { expect } from '@playwright/test'

const sorted = (values: number[]) => [...values].sort((one, other) => one - other)
export const share = (values: number[], part: number) => {
  const ascending = sorted(values)
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? 0
}
export const median = (values: number[]) => share(values, 0.5)

/** How many times longer work takes because others use this machine: times only tell something where it is 1. */
export function busyness(): number {
  const began = { wall: performance.now(), work: process.cpuUsage() }
  while (performance.now() - began.wall < 400);
  const { user, system } = process.cpuUsage(began.work)
  return 400_000 / Math.min(400_000, user + system)
}

export function report(what: string, measured: number, bar: number, unit: string, more = '') {
  const holds = measured <= bar
  const figure = `${measured.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`
  console.log(`${holds ? 'ok    ' : 'BROKEN'} ${what.padEnd(58)} ${figure.padStart(9)}  of ${bar} ${unit}  ${more}`)
  expect.soft(measured, what).toBeLessThanOrEqual(bar)
}
