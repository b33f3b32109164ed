// `npm run screenshot -- [url]`: takes the README's screenshot of the search from a running server, in English.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from './find-chromium.mjs'
import { root } from './lib/processes.mjs'

const base = process.argv[2] ?? 'http://localhost:3000'
const file = join(root, 'docs/images/search.jpg')
const largest = 200_000

const found = await ensureChromium()
if (!found) throw new Error('There is no Chromium; set CHROMIUM_PATH')
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(new URL('/en/find-a-home/', base).href)
  const refuse = page.getByRole('button', { name: /necessary/i }).first()
  await refuse.click()
  await page.reload({ waitUntil: 'networkidle' })
  mkdirSync(join(root, 'docs/images'), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 })
} finally {
  await browser.close()
}
const { size } = statSync(file)
console.log(`${file}: ${size} bytes`)
if (size > largest) process.exitCode = 1
