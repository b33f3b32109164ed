// Browsers driven by Puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi.
import { setTimeout as delay } from 'node:timers/promises'
import type { ElementHandle } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import type { Driver } from './driver.ts'
import { callOf, isLoaded } from './driver.ts'

export const openByPuppeteer = async (
  browser: 'chrome' | 'firefox',
  executablePath: string,
  args: readonly string[] = [],
): Promise<Driver> => {
  const running = await launch({
    browser,
    executablePath,
    args: [...args],
    headless: true,
    defaultViewport: null,
    // Fixed time zone and language, so that dates and texts are the same on every machine.
    env: { ...process.env, TZ: 'Europe/Stockholm' },
    ...(browser === 'firefox' && { extraPrefsFirefox: { 'intl.accept_languages': 'sv-SE, sv' } }),
  })
  // Firefox does not focus fields in its initial window.
  const first = await running.pages()
  const page = await running.newPage()
  for (const other of first) await other.close()
  const elementOf = async (source: string, sent: readonly unknown[]): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(callOf(source, sent))).asElement()
    if (!element) throw new Error('There is no such element')
    return element as ElementHandle
  }
  return {
    engine: await running.version(),
    goto: async (address) => {
      const go = () => page.goto(address, { waitUntil: 'domcontentloaded' })
      // If the previous page was still navigating, Firefox aborts both navigations.
      await go().catch((cause: unknown) => {
        if (!String(cause).includes('NS_BINDING_ABORTED')) throw cause
        return go()
      })
    },
    back: async () => {
      await page.evaluate('history.back()')
    },
    ask: async (source, ...sent) => (await page.evaluate(callOf(source, sent))) as never,
    click: async (source, ...sent) => (await elementOf(source, sent)).click(),
    attach: async (file, source, ...sent) =>
      ((await elementOf(source, sent)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    closeOther: async () => {
      const opened = await running.waitForTarget(
        (target) => target.type() === 'page' && target !== page.target(),
      )
      const other = await opened.page()
      // Polls, because a wait inside the page is script, which the content security policy of a document refuses.
      while (other && !(await other.evaluate(callOf(isLoaded, [])))) await delay(100)
      await other?.close()
      await page.bringToFront()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((cause: unknown) => {
        // Sent with the size; older versions of Firefox do not support it.
        if (!String(cause).includes('setScreenOrientationOverride')) throw cause
      }),
    picture: async () => Buffer.from(await page.screenshot()),
    quit: () => running.close(),
  }
}
