/** The page finds the games by their folders. */
import { existsSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import './fakes'
import { partOf } from '../build/messages'
import { constantsIn } from '../build/titles'
import { faceOf, GAMES } from '../src/games'
import { plainFace } from '../src/plain'

test('every folder with a game.toml is a game, in the order of their files', async () => {
  const folders = readdirSync('../games').filter((slug) => existsSync(`../games/${slug}/game.toml`))
  expect(GAMES.map(({ slug }) => slug).sort()).toEqual(folders.sort())
  expect(GAMES.map(({ order }) => order)).toEqual(GAMES.map((_, index) => index + 1))
  const faces = await Promise.all(GAMES.map(({ slug }) => faceOf(slug)))
  expect(faces.map((face) => face?.slug)).toEqual(GAMES.map(({ slug }) => slug))
})

test('what is no folder is no game', async () => {
  expect(await faceOf('nowhere')).toBeUndefined()
})

test('the plain face finds points where a view has some', () => {
  const { points } = plainFace('any')
  expect(points({ points: [3, 4] }, 1)).toBe(4)
  expect(points({ seats: [{ points: 5 }, {}] }, 0)).toBe(5)
  expect([points({ seats: [{}] }, 0), points({}, 0), points(null, 0)]).toEqual([undefined, undefined, undefined])
})

test('the values of a game.toml are constants', () => {
  const text = '# Why.\nname = "A: b"\norder = 3 # last\n\n[levels]\norder = 4\n'
  expect(constantsIn(text)).toBe('export const name = "A: b"\nexport const order = 3\n')
})

test("a game's messages are parted at their first group", () => {
  const text = '# A game.\n\na-name = A\n\n## At the table.\n\na-map = Map\n\n## Lessons.\n\nb = B\n'
  expect(partOf(text, 'start')).toBe('# A game.\n\na-name = A\n\n')
  expect(partOf(text, 'table')).toBe('## At the table.\n\na-map = Map\n\n## Lessons.\n\nb = B\n')
  expect(partOf('a-name = A\n', 'start') + partOf('a-name = A\n', 'table')).toBe('a-name = A\n')
})
