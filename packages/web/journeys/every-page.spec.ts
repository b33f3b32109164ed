// Pages of every site, opened: each answers, is whole, fits, and speaks its own language. In an ordinary run one of each look
// on two sites, and on the others what is their own; every page there is in `npm run walk`, by night as well and with all
// that folds unfolded.
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
/** Where words are longest. */
const longWords = siteByKey('finland')
/** What a brand composes in its own way: in an ordinary run a brand’s other pages are those of the two sites above. */
const ofBrands: readonly PageTemplateKind[] = ['start', 'search', 'object']

/** No address brings it forth: it is what stands where a page could not be had. */
const withoutAddress: readonly string[] = ['error', 'caseWizard', 'clickToBuy', 'bookingWithdrawal']

/** What a page shows of homes would be drawn for this alone, picture by picture. */
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
  /** Words that have no place on the site. */
  readonly foreign: ReadonlySet<string>
  /** The widths at which the rules of accessibility are gone through; that it fits is seen at both. */
  readonly readAt: readonly Width[]
  /** One and the same on all pages of a site: once is enough. */
  readonly withFooter: boolean
  /** In the walk: the same by night, and unfolded. */
  readonly isThorough?: boolean
}

/** How often axe has read a page, for the report. */
let read = 0

/**
 * A bar that stays in sight lies over whatever stands there, which one scrolls to: a target that is too small for it at
 * one place of the window and not at another is none of its faults.
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
  // In a window as high as the page: a bar that stays in sight would lie over fields that one can scroll to.
  await page.setViewportSize({ width, height: 4000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
      folded.open = true
  })
  // Colours change little by little: half-way, nothing stands out.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await look(`${width}, by night and unfolded`)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

const faultsOf = async (page: Page, { path, status }: SitePage, look: Look): Promise<readonly string[]> => {
  const response = await page.goto(`${look.origin}${path}`)
  // The script comes at the first touch, or else when the browser is idle, which takes its time.
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
    // Which pages there are to look at is found out first.
    test.setTimeout(180_000)
    // That nothing is there is the story of some of them.
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
      // By turns, and the other way round on the second of the whole sites: the two see each look at both widths.
      const isNarrow = (at % 2 === 0) === (site !== longWords)
      const readAt = opensEveryPage || isFirst ? widths : [widths[isNarrow ? 0 : 1]]
      faults.push(...(await faultsOf(page, one, { ...common, readAt, withFooter: isFirst })))
    }
    test.info().annotations.push({ type: 'states read by axe', description: String(read) })
    expect(faults).toEqual([])
  })

test('there is a page of every kind of template', async ({ request, baseURL }) => {
  const kinds = new Set<string>((await pagesOf(request, main, baseURL)).map(({ kind }) => kind))
  expect(pageTemplateKinds.filter((kind) => !kinds.has(kind) && !withoutAddress.includes(kind))).toEqual([])
})

test('where a page cannot be had stands one that says so', async ({ page, request, baseURL, watch }) => {
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
