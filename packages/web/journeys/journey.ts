// Assertions of every journey: no console error, no failed request, no accessibility violation.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { translate } from './translator.ts'

interface Watch {
  /** Allows failures that the test itself causes. */
  readonly allow: (pattern: RegExp) => void
}

/** The hosts of the sites in development; each has its own cookies. */
const hosts = ['', 'no.', 'fi.', 'senior.', 'coop.', 'contractor.'].map((prefix) => `${prefix}localhost`)

export const test = base.extend<{ watch: Watch; hasAnsweredConsent: boolean; isTranslated: boolean }>({
  /** Whether the browser translates every page. `HUSRUM_TRANSLATED=1 npm test -- --journeys` translates all journeys. */
  isTranslated: [process.env.HUSRUM_TRANSLATED === '1', { option: true }],
  /** Whether the visitor has refused cookies already, so that no prompt is shown. */
  hasAnsweredConsent: [true, { option: true }],
  context: async ({ context, hasAnsweredConsent, isTranslated }, use) => {
    if (isTranslated) await translate(context)
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
    async ({ page, isTranslated }, use) => {
      // A translator that is faster than the scripts: React renders the page anew, and says so.
      const allowed: RegExp[] = isTranslated ? [/React error #418/] : []
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
        // Aborted requests are pictures out of view, or calls replaced by newer ones.
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
  // Legacy mode checks only this document, without a second page. Our pages have no frames to check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: 'tag', values: rules },
    // Without it axe also describes every element that passed, which takes nearly half of its time.
    resultTypes: ['violations'],
  })
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  // A header or button that stays at an edge covers some target at most scroll positions; scrolling uncovers it.
  const isCovered = ({ any }: { readonly any: readonly { readonly data: unknown }[] }) =>
    any.some(({ data }) => JSON.stringify(data ?? '').includes('"partiallyObscured"'))
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => id !== 'target-size' || !isCovered(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
  return found.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `${id}: ${places.join(', ')}`
  })
}

/** In `npm run walk` every call reads its page. */
const readsEveryPage = process.env.HUSRUM_EVERY_PAGE === '1'

/** Kinds of elements that this worker has read without a violation. */
const readKinds = new Set<string>()

/** Kinds of elements on the page: tag, classes, role and state, by colour theme. */
const kindsOfElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const states = ['role', 'type', 'aria-invalid', 'aria-expanded', 'disabled']
    const kinds = [...document.querySelectorAll('*')].map((element) =>
      [
        theme,
        element.tagName,
        element.getAttribute('class'),
        ...states.map((name) => element.getAttribute(name)),
      ].join(' '),
    )
    return [...new Set(kinds)]
  })

/**
 * Expects that axe finds nothing. An axe run costs a second, and most elements of a page are on other pages too, so an ordinary run
 * skips a page that has no new kind of element. `npm run walk` skips none.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const kinds = await kindsOfElements(page)
  if (!readsEveryPage && kinds.every((kind) => readKinds.has(kind))) return
  expect(await accessibilityViolations(page)).toEqual([])
  for (const kind of kinds) readKinds.add(kind)
}

/** Horizontal overflow of the page in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)

/** The elements that reach beyond the right edge of the window, innermost last: they explain a failed check. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
      .map((element) => `${element.tagName} ${element.className} ${element.getBoundingClientRect().right}`),
  )

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = await sidewaysScroll(page)
  expect(beyond, beyond > 0 ? (await beyondTheEdge(page)).join('\n') : '').toBeLessThanOrEqual(0)
}

/**
 * Opens the newest e-mail to an address. Polls, because e-mails are sent in the background. `about`, a part of the subject, excludes
 * e-mails of other journeys of the same person.
 */
export const openLetter = (page: Page, to: string, about: string | RegExp = ''): Promise<void> =>
  expect(async () => {
    await page.goto(`/__dev/mailbox?to=${to}`)
    await page.locator('main li a').filter({ hasText: about }).first().click({ timeout: 500 })
    await expect(page.locator('pre')).toBeVisible()
  }).toPass()

/** Waits for hydration. */
export const waitUntilAlive = (page: Page) => expect(page.locator('html[data-alive="true"]')).toBeAttached()
