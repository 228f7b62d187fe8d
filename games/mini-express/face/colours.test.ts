/** Colours that have to be told apart, however somebody sees colours. */
import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

type Triple = [number, number, number]

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const lightOf = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple

/** What is left of linear red, green and blue: Machado, Oliveira and Fernandes (2009), at full severity. */
const SIGHTS: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const sum = (row: Triple, [red, green, blue]: Triple) => row[0] * red + row[1] * green + row[2] * blue
const seen = (sight: [Triple, Triple, Triple], light: Triple) =>
  sight.map((row) => Math.min(1, Math.max(0, sum(row, light)))) as unknown as Triple

const luminance = (light: Triple) => sum([0.2126, 0.7152, 0.0722], light)
function contrast(one: string, other: string): number {
  const [dark, bright] = [one, other].map((hex) => luminance(lightOf(hex))).sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

/** CIELAB under daylight. */
function lab(light: Triple): Triple {
  const bend = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : (841 / 108) * part + 4 / 29)
  const x = bend(sum([0.4124564, 0.3575761, 0.1804375], light) / 0.95047)
  const y = bend(sum([0.2126729, 0.7151522, 0.072175], light))
  const z = bend(sum([0.0193339, 0.119192, 0.9503041], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How different two colours look: CIEDE2000, where 1 is just noticeable side by side. */
function difference([light1, a1, b1]: Triple, [light2, a2, b2]: Triple): number {
  const degrees = Math.PI / 180
  const grey = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const stretch = 1 + 0.5 * (1 - grey((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [chroma1, chroma2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const hueOf = (a: number, b: number) => (Math.atan2(b, a * stretch) / degrees + 360) % 360
  const [hue1, hue2] = [hueOf(a1, b1), hueOf(a2, b2)]
  const turn = ((hue2 - hue1 + 540) % 360) - 180
  const hue = (hue1 + turn / 2 + 360) % 360
  const [light, chroma] = [(light1 + light2) / 2, (chroma1 + chroma2) / 2]
  const wave = (times: number, shift: number) => Math.cos((times * hue + shift) * degrees)
  const spread = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63)
  const byLight = (light2 - light1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
  const byHue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn * degrees) / 2)) / (1 + 0.015 * chroma * spread)
  const blue = Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * degrees)
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 - 2 * grey(chroma) * blue * byChroma * byHue)
}

/** The least difference between any two of these, for any kind of sight. */
function nearest(colours: string[]): number {
  const differences = Object.values(SIGHTS).flatMap((sight) => {
    const looks = colours.map((hex) => lab(seen(sight, lightOf(hex))))
    return looks.flatMap((one, index) => looks.slice(index + 1).map((other) => difference(one, other)))
  })
  return Math.min(...differences)
}

test('the difference is the published one', () => {
  // The first, tenth and last pairs of Sharma, Wu and Dalal's test data (2005).
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(difference([50, -0.001, 2.49], [50, 0.0009, -2.49])).toBeCloseTo(4.8045, 4)
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
})

/** The values of the properties in the rule with this selector. */
function valuesIn(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name!, value!]))
}

describe("the companies' colours, easier to tell apart", () => {
  const css = readFileSync('../games/mini-express/face/colours.css', 'utf8')
  const colours = { ...valuesIn(css, ':root'), ...valuesIn(css, ":root[data-colours='distinct']") }
  const companies = ['wood', 'steel', 'leather', 'cotton']

  test.each(['', '-track'])('all four differ, whatever somebody sees%s', (kind) => {
    expect(nearest(companies.map((company) => colours[`${company}${kind}`]!))).toBeGreaterThan(26)
  })

  test('letters can be read on the signs, and track stands out from its bed', () => {
    const art = readFileSync('../games/mini-express/face/SignArt.svelte', 'utf8')
    const bed = /\.bed \{[^}]*stroke: (#\w{6})/s.exec(
      readFileSync('../games/mini-express/face/RailMap.svelte', 'utf8'),
    )![1]!
    for (const company of companies) {
      const ink = new RegExp(`\\.${company} text[^{]*\\{\\s*fill: (#\\w{6})`, 's').exec(art)![1]!
      expect(contrast(ink, colours[company]!), `the letter of ${company}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(bed, colours[`${company}-track`]!), `the track of ${company}`).toBeGreaterThanOrEqual(3)
    }
  })
})
