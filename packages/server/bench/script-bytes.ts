// What a page really loads of script: counted in Chromium until it is alive, until nothing more comes, and by one step on.
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { bytesAsSent } from './bytes-as-sent.ts'

export interface ScriptBytes {
  /** Gzipped bytes of every script that the page had asked for when it was alive. */
  readonly alive: number
  /** The same when it had come to rest: nothing asked for in {@link restMs}, nobody touched it. */
  readonly atRest: number
  /** What came after it was alive, at rest and by the first step to another page. */
  readonly added: number
}

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** Longer than the two seconds after which a first visitor is asked about cookies, and than any idle time-out of ours. */
const restMs = 6_000

/** As the cookie says it: only what is necessary, so that nobody is asked. */
const answer = (origin: string) => ({
  name: 'user-consent-settings',
  value: `1.000.1.${Date.now()}`,
  url: origin,
})

/** Runs in the page. Text, because what runs there is not of this side's types. */
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
    // A home where homes are listed, else the first page that the footer leads to, whose groups are folded on a phone.
    const home = page.locator('main [data-item-id] a').first()
    const link = (await home.count()) > 0 ? home : page.locator('footer a[href^="/"]').first()
    if (!(await link.isVisible())) await page.locator('footer summary').first().click()
    await link.click()
    await comeToRest(page)
    const afterStep = await page.evaluate<readonly string[]>('window.loadedScripts?.() ?? []')
    return {
      alive: await sumOf(atAlive),
      atRest: await sumOf(atRest),
      added: await sumOf(afterStep.filter((address) => !atAlive.includes(address))),
    }
  } finally {
    await context.close()
  }
}

/** Counts for each address, for somebody who has answered the question about cookies and for somebody who has not. */
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
