/** Draws the icon as pictures of fixed size, for devices that keep the app: `node scripts/icons.mjs`. */
import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

const icon = readFileSync('public/icon.svg', 'utf8')

/** A maskable icon may be cut to any shape: what matters lies within the middle four fifths. */
const PICTURES = [
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.72, ground: '#f3efe6' },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { file, size, part, ground } of PICTURES) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <div style="width:${100 * part}%">${icon}</div></body>`,
  )
  await page.screenshot({ path: `public/${file}`, omitBackground: true })
}
await browser.close()
