/** The page finds the games by their folders. */
import { existsSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import './fakes'
import { partOf } from '../build/messages'
import { constantsIn } from '../build/titles'
import { faceOf, GAMES } from '../src/games'

test('every folder with a face is a game, in the order of their files', async () => {
  const folders = readdirSync('../games').filter((slug) => existsSync(`../games/${slug}/face/index.ts`))
  expect(GAMES.map(({ slug }) => slug).sort()).toEqual(folders.sort())
  expect(GAMES.map(({ order }) => order)).toEqual(GAMES.map((_, index) => index + 1))
  const faces = await Promise.all(GAMES.map(({ slug }) => faceOf(slug)))
  expect(faces.map((face) => face?.slug)).toEqual(GAMES.map(({ slug }) => slug))
})

test('a game without a face is no game here', async () => {
  expect(await faceOf('faceless')).toBeUndefined()
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
