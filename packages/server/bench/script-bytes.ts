// The script that a page really loads: measured in Chromium until it is interactive, until it is idle, and after one navigation.
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { bytesAsSent } from './bytes-as-sent.ts'

export interface ScriptBytes {
  /** Gzipped bytes of every script that the page had requested when it became interactive. */
  readonly alive: number
  /** The same at idle: no requests in {@link restMs}, and no interaction. */
  readonly atRest: number
  readonly filesAtRest: number
  /** Scripts after it was interactive, at idle and by the first navigation to another page. */
  readonly added: number
}

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** Longer than the two seconds after which a first visitor is asked about cookies, and than all our idle timeouts. */
const restMs = 6_000

/** The cookie's value: only necessary ones, so that no question is shown. */
const answer = (origin: string) => ({
  name: 'user-consent-settings',
  value: `1.000.1.${Date.now()}`,
  url: origin,
})

/** Runs in the page. Text, because it does not have the types of this side. */
const noteWhatIsLoaded = `
  window.loadedScripts = () =>
    performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\/assets\\/[^/]+\\.js$/.test(name))
  new MutationObserver(() => {
    if (document.documentElement?.dataset.alive) window.scriptsAtAlive ??= window.loadedScripts()
  }).observe(document, { subtree: true, attributes: true, childList: true })
`

const sumOf = async (addresses: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...new Set(addresses)].map(bytesAsSent))
  return sizes.reduce((total, size) => total + size, 0)
}

const comeToRest = async (page: Page) => {
  let last = performance.now()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') last = performance.now()
  })
  while (performance.now() - last < restMs) await page.waitForTimeout(250)
}

const countOn = async (browser: Browser, url: string, isAnswered: boolean): Promise<ScriptBytes> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  try {
    if (isAnswered) await context.addCookies([answer(new URL(url).origin)])
    const page = await context.newPage()
    await page.addInitScript({ content: noteWhatIsLoaded })
    await page.goto(url)
    await page.waitForSelector('html[data-alive]', { state: 'attached', timeout: 20_000 })
    await comeToRest(page)
    const atAlive = await page.evaluate<readonly string[]>('window.scriptsAtAlive')
    const atRest = await page.evaluate<readonly string[]>('window.loadedScripts()')
    // A home where homes are listed, else the first page linked in the footer, whose groups are collapsed on a phone.
    const home = page.locator('main [data-item-id] a').first()
    const link = (await home.count()) > 0 ? home : page.locator('footer a[href^="/"]').first()
    if (!(await link.isVisible())) await page.locator('footer summary').first().click()
    await link.click()
    await comeToRest(page)
    const afterStep = await page.evaluate<readonly string[]>('window.loadedScripts?.() ?? []')
    return {
      alive: await sumOf(atAlive),
      atRest: await sumOf(atRest),
      filesAtRest: new Set(atRest).size,
      added: await sumOf(afterStep.filter((address) => !atAlive.includes(address))),
    }
  } finally {
    await context.close()
  }
}

/** Counts for each address, for a visitor who has answered the question about cookies and for one who has not. */
export const countScripts = async (
  addresses: readonly string[],
  { executablePath, args }: Chromium,
): Promise<readonly { readonly answered: ScriptBytes; readonly firstVisit: ScriptBytes }[]> => {
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    return await Promise.all(
      addresses.map(async (address) => ({
        answered: await countOn(browser, address, true),
        firstVisit: await countOn(browser, address, false),
      })),
    )
  } finally {
    await browser.close()
  }
}
