// Playwright's own builds of Firefox and WebKit, if they are installed.
import type { BrowserType, ElementHandle } from '@playwright/test'
import type { Driver } from './driver.ts'
import { callOf } from './driver.ts'

export const openByPlaywright = async (type: BrowserType): Promise<Driver> => {
  const browser = await type.launch()
  const page = await browser.newPage({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' })
  const elementOf = async (source: string, sent: readonly unknown[]): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(callOf(source, sent))).asElement()
    if (!element) throw new Error('There is no such element')
    return element as ElementHandle
  }
  return {
    engine: `${type.name()}/${browser.version()}`,
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    back: async () => {
      await page.evaluate('history.back()')
    },
    ask: (source, ...sent) => page.evaluate(callOf(source, sent)),
    click: async (source, ...sent) => (await elementOf(source, sent)).click({ timeout: 3_000 }),
    attach: async (file, source, ...sent) => (await elementOf(source, sent)).setInputFiles(file),
    closeOther: async () => {
      const others = () =>
        page
          .context()
          .pages()
          .filter((one) => one !== page)
      const other = others()[0] ?? (await page.context().waitForEvent('page'))
      await other.waitForLoadState()
      await other.close()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    quit: () => browser.close(),
  }
}
