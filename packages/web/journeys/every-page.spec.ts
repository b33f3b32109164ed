// Opens pages of every site. Each must answer, be valid and accessible, fit, and be in its language. An ordinary run has one page of
// each look on two sites, and the brand's own pages on the others; `npm run walk` has every page, also in the dark theme and with
// everything unfolded.
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { pageTemplateKinds, siteByKey, sites } from '@husrum/domain'
import type { Page } from '@playwright/test'
import { foreignWords, wordsOfFrame } from './frame-words.ts'
import { accessibilityViolations, expect, sidewaysScroll, test, waitUntilAlive } from './journey.ts'
import type { SitePage } from './pages-of-sites.ts'
import { oneOfEachLook, originOf, pagesOf } from './pages-of-sites.ts'
import { htmlFaults } from './valid-html.ts'

test.describe.configure({ mode: 'parallel' })

const opensEveryPage = process.env.HUSRUM_EVERY_PAGE === '1'

const widths = [320, 1280] as const
type Width = (typeof widths)[number]
const main = siteByKey('sweden')
/** The site with the longest words. */
const longWords = siteByKey('finland')
/** Pages that differ by brand. In an ordinary run, all others are checked only on the two sites above. */
const ofBrands: readonly PageTemplateKind[] = ['start', 'search', 'object']

/** Templates without an address. */
const withoutAddress: readonly string[] = ['error', 'caseWizard', 'clickToBuy', 'bookingWithdrawal']

/** Replaces pictures of homes, because the server would render each only for this test. */
const paintPictures = (page: Page) =>
  page.route('**/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#9ab" d="M0 0h3v2H0z"/></svg>',
    }),
  )

interface Look {
  readonly site: SiteDefinition
  readonly origin: string
  /** Words of other languages. */
  readonly foreign: ReadonlySet<string>
  /** The widths at which accessibility is checked. Overflow is checked at both. */
  readonly readAt: readonly Width[]
  /** Whether to check the footer. It is the same on all pages of a site, so once is enough. */
  readonly withFooter: boolean
  /** In `npm run walk`: also in the dark theme and unfolded. */
  readonly isThorough?: boolean
}

/** Number of axe runs, for the report. */
let read = 0

/**
 * A sticky bar covers targets, which visitors can scroll to. A `target-size` violation counts only if it remains at another scroll
 * position.
 */
const withoutCovered = async (
  page: Page,
  violations: readonly string[],
  readAgain: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const isOfSize = (violation: string) => violation.startsWith('target-size')
  if (!violations.some(isOfSize)) return violations
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const again = await readAgain()
  await page.evaluate(() => scrollTo(0, 0))
  return violations.filter((violation) => !isOfSize(violation) || again.includes(violation))
}

const faultsAt = async (
  page: Page,
  width: Width,
  { readAt, withFooter, isThorough = false }: Look,
): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 })
  const faults: string[] = []
  const look = async (name: string | number) => {
    const overflow = await sidewaysScroll(page)
    const isRead = readAt.includes(width)
    const readPage = () => accessibilityViolations(page, withFooter ? {} : { without: 'footer' })
    const violations = isRead ? await withoutCovered(page, await readPage(), readPage) : []
    if (isRead) read += 1
    faults.push(
      ...[...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : []), ...violations].map(
        (fault) => `${name}: ${fault}`,
      ),
    )
  }
  await look(width)
  if (!isThorough || !readAt.includes(width)) return faults
  // Use a window as high as the page, because a sticky bar would cover fields that visitors can scroll to.
  await page.setViewportSize({ width, height: 4000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
      folded.open = true
  })
  // Wait for colour transitions, because contrast is too low half-way.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await look(`${width}, by night and unfolded`)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

const faultsOf = async (page: Page, { path, status }: SitePage, look: Look): Promise<readonly string[]> => {
  const response = await page.goto(`${look.origin}${path}`)
  // The script loads at the first interaction, or else when the browser is idle, which is slower.
  await page.mouse.move(5, 5)
  await waitUntilAlive(page)
  const answered = response?.status()
  const headings = await page.locator('h1').count()
  const language = await page.locator('html').getAttribute('lang')
  const found = [
    ...(answered === status ? [] : [`answers ${answered}`]),
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...(language === look.site.locale ? [] : [`is in ${language}`]),
    ...(await wordsOfFrame(page)).filter((text) => look.foreign.has(text)).map((text) => `says "${text}"`),
    ...(await htmlFaults((await response?.text()) ?? '')),
  ]
  for (const width of widths) found.push(...(await faultsAt(page, width, look)))
  return found.map((fault) => `${path} ${fault}`)
}

for (const site of sites)
  test(`${site.key}: ${opensEveryPage ? 'every page' : 'a page of each look'}`, async ({
    page,
    request,
    baseURL,
    watch,
  }) => {
    // The number of pages is not known yet.
    test.setTimeout(180_000)
    // Some pages answer 404.
    watch.allow(/404/)
    await paintPictures(page)
    const origin = originOf(site, baseURL)
    const all = await pagesOf(request, site, baseURL)
    const isWhole = site === main || site === longWords
    const looked = isWhole ? all : all.filter(({ kind }) => ofBrands.includes(kind))
    const pages = opensEveryPage ? all : await oneOfEachLook(request, looked, origin)
    test.setTimeout(180_000 + pages.length * (opensEveryPage ? 30_000 : 20_000))
    const common = {
      site,
      origin,
      foreign: (await foreignWords(request, baseURL))(site.locale),
      isThorough: opensEveryPage,
    }
    read = 0
    const faults: string[] = []
    for (const [at, one] of pages.entries()) {
      const isFirst = at === 0
      // The two complete sites share the looks: each look is checked on one of them, and the widths alternate.
      const isSampled = !isWhole || (at % 2 === 0) === (site === main)
      const sample = isSampled ? [widths[at % 4 < 2 ? 0 : 1]] : []
      const readAt = opensEveryPage || isFirst ? widths : sample
      faults.push(...(await faultsOf(page, one, { ...common, readAt, withFooter: isFirst })))
    }
    test.info().annotations.push({ type: 'states read by axe', description: String(read) })
    expect(faults).toEqual([])
  })

test('every template has a page', async ({ request, baseURL }) => {
  const kinds = new Set<string>((await pagesOf(request, main, baseURL)).map(({ kind }) => kind))
  expect(pageTemplateKinds.filter((kind) => !kinds.has(kind) && !withoutAddress.includes(kind))).toEqual([])
})

test('an unavailable page shows an error page', async ({ page, request, baseURL, watch }) => {
  test.setTimeout(170_000)
  watch.allow(/503/)
  await paintPictures(page)
  const foreign = await foreignWords(request, baseURL)
  const faults: string[] = []
  for (const site of opensEveryPage ? sites : [main, longWords]) {
    await page.goto(`${originOf(site, baseURL)}${site.routes.start}`)
    await page.mouse.move(5, 5)
    await waitUntilAlive(page)
    await page.route('**/GetViewModel', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('contentinfo').getByRole('link').nth(3).click()
    await expect(page.getByRole('status').filter({ hasText: /[\da-f-]{36}/ })).toBeVisible()
    const look: Look = {
      site,
      origin: '',
      foreign: foreign(site.locale),
      readAt: widths,
      withFooter: false,
    }
    for (const width of widths) faults.push(...(await faultsAt(page, width, look)))
    faults.push(...(await htmlFaults(await page.content())))
    faults.push(...(await wordsOfFrame(page)).filter((text) => look.foreign.has(text)))
    await page.unroute('**/GetViewModel')
  }
  expect(faults).toEqual([])
})
