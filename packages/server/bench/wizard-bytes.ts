// Script that the wizard of fault reports adds to the page that it opens over: when it opens, and once a report with a picture is sent.
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { bytesAsSent } from './bytes-as-sent.ts'
import type { Chromium } from './script-bytes.ts'
import { table } from './statistics.ts'

/** The maximum that may come with the dialog (issue 15). Bytes after gzip. */
const max = 45_000

const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3_000)
  return page.evaluate<readonly string[]>(`performance.getEntriesByType('resource')
    .map(({ name }) => name).filter((name) => /\\/assets\\/[^/]+\\.js$/.test(name))`)
}

const signIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/logga-in/`)
  await page.waitForSelector('html[data-alive]', { state: 'attached' })
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.getByRole('radio', { name: /Vega Lindqvist/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
}

/** A report of a tap with a picture, until its number is shown. */
const report = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  const next = () => dialog.locator('button[value="next"]').click()
  const choose = (name: string) => dialog.locator(`input[name="${name}"]`).first().check({ force: true })
  await choose('acceptTerms')
  await next()
  await dialog.locator('input[name="phone"]').waitFor()
  await next()
  await choose('type')
  await choose('selectedApartmentId')
  await next()
  await choose('problemArea')
  await next()
  await dialog.getByRole('radio', { name: 'Vatten och avlopp' }).check({ force: true })
  await next()
  await dialog.locator('textarea').first().fill('Kranen läcker.')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'kran.jpg', mimeType: 'image/jpeg', buffer: picture })
  await next()
  await dialog.locator('button[value="submit"]').click()
  await dialog.getByText(/Ärendenummer: F-/).waitFor()
}

export const runWizardBytes = async (origin: string, { executablePath, args }: Chromium): Promise<string> => {
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'sv-SE' })
    await context.addCookies([{ name: 'user-consent-settings', value: `1.000.1.${Date.now()}`, url: origin }])
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await signIn(page, origin)
    await page.goto(`${origin}/kundservice/`)
    const before = new Set(await scriptsOf(page))
    await page.evaluate(`location.hash = 'open-case'`)
    await page.getByRole('dialog').locator('button[value="next"]').waitFor()
    const opened = (await scriptsOf(page)).filter((address) => !before.has(address))
    await report(page)
    const sent = (await scriptsOf(page)).filter((address) => !before.has(address))
    const sum = async (addresses: readonly string[]) =>
      (await Promise.all([...new Set(addresses)].map(bytesAsSent))).reduce((total, size) => total + size, 0)
    const [ofPage, ofOpening, ofReport] = [await sum([...before]), await sum(opened), await sum(sent)]
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
    return [
      table(
        [
          'KB gzip of script',
          'the page under it',
          'added as the wizard opens',
          'allowed',
          'added once a report is sent',
        ],
        [['fault report', ...[ofPage, ofOpening, max, ofReport].map(kilobytes)]],
      ),
      ...(ofOpening > max ? ['Too much.'] : []),
    ].join('\n')
  } finally {
    await browser.close()
  }
}
