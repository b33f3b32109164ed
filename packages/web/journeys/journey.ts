// What every journey asserts besides its story: no console error, no failed request, no accessibility violation.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

interface Watch {
  /** Failures that the story itself brings about. */
  readonly allow: (pattern: RegExp) => void
}

/** Where the sites stand in development; each has cookies of its own. */
const hosts = ['', 'no.', 'fi.', 'senior.', 'coop.', 'contractor.'].map((prefix) => `${prefix}localhost`)

export const test = base.extend<{ watch: Watch; hasAnsweredConsent: boolean }>({
  /** Whether the visitor refused cookies before, so that no question stands before the story. */
  hasAnsweredConsent: [true, { option: true }],
  context: async ({ context, hasAnsweredConsent }, use) => {
    if (hasAnsweredConsent)
      await context.addCookies(
        hosts.map((domain) => ({
          name: 'user-consent-settings',
          value: `1.000.1.${Date.now()}`,
          domain,
          path: '/',
        })),
      )
    await use(context)
  },
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const failures: string[] = []
      const fail = (words: string) => {
        if (!allowed.some((pattern) => pattern.test(words))) failures.push(words)
      }
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          fail(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => fail(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // A picture that scrolled away or a call that a newer one replaced.
        if (reason !== 'net::ERR_ABORTED') fail(`request: ${request.url()} ${reason}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) fail(`response: ${response.status()} ${response.url()}`)
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(failures).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each broken rule with the first places where it is broken. */
export const accessibilityViolations = async (
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<readonly string[]> => {
  // Legacy mode looks at this document alone and needs no second page: no page of ours has another in it.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `${id}: ${places.join(', ')}`
  })
}

export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await accessibilityViolations(page)).toEqual([])

/** How many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)

export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

/**
 * Opens the newest letter to an address, which comes a moment after it was promised. Where the person acts in another
 * journey at the same time, `about` says which letters are meant: a part of the subject.
 */
export const openLetter = (page: Page, to: string, about: string | RegExp = ''): Promise<void> =>
  expect(async () => {
    await page.goto(`/__dev/mailbox?to=${to}`)
    await page.locator('main li a').filter({ hasText: about }).first().click({ timeout: 500 })
    await expect(page.locator('pre')).toBeVisible()
  }).toPass()

/** The page is alive when script has taken it over. */
export const waitUntilAlive = (page: Page) => expect(page.locator('html[data-alive="true"]')).toBeAttached()
