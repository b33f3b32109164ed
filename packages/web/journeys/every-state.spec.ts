// Everything that opens on a page is accessible while open, in both themes: the header's foldouts, the menu on a phone, filters,
// suggestions, the consent prompt and its settings, the sign-in dialog. An ordinary run has the main site, one theme per state; `npm run walk` has every
// site and both themes.
import type { SiteDefinition } from '@husrum/domain'
import { routePath, siteByKey, sites } from '@husrum/domain'
import type { Page } from '@playwright/test'
import { accessibilityViolations, expect, sidewaysScroll, test, waitUntilAlive } from './journey.ts'
import { originOf } from './pages-of-sites.ts'

test.describe.configure({ mode: 'parallel' })

const isWalk = process.env.HUSRUM_EVERY_PAGE === '1'
const visited = isWalk ? sites : [siteByKey('sweden')]
const themes = ['light', 'dark'] as const
const phone = { width: 320, height: 568 }
const desktop = { width: 1280, height: 900 }

interface State {
  readonly name: string
  readonly size: typeof phone
  /** Undefined if the site has no such page. */
  readonly path: (site: SiteDefinition) => string | undefined
  readonly open: (page: Page) => Promise<void>
  /** The consent prompt is shown. */
  readonly isAsked?: boolean
  /** The page is inert, including its heading and main part. */
  readonly coversPage?: boolean
  /** A list that the library appends to the body, outside the landmarks. */
  readonly isOutsidePage?: boolean
}

const start = ({ routes }: SiteDefinition) => routes.start
const search = (site: SiteDefinition) => routePath(site, 'search')
const login = (site: SiteDefinition) =>
  routePath(site, 'login') ? `${site.routes.start}#open-login` : undefined
const nothingOpens = async () => undefined

const unfold = (selector: string) => async (page: Page) => {
  await page.locator(selector).locator('visible=true').first().click()
  await expect(page.locator('details[open]').first()).toBeAttached()
}
const menu = 'header summary[aria-controls]'

const states: readonly State[] = [
  { name: 'a section of the menu', size: desktop, path: start, open: unfold('header nav details > summary') },
  {
    name: 'the languages',
    size: desktop,
    path: start,
    open: unfold('header [data-foldout=language] > summary'),
  },
  { name: 'the search', size: desktop, path: search, open: unfold('header [data-foldout=search] > summary') },
  { name: 'the search', size: phone, path: search, open: unfold('header [data-foldout=search] > summary') },
  { name: 'the menu', size: phone, path: start, coversPage: true, open: unfold(menu) },
  {
    name: 'a section within the menu',
    size: phone,
    path: start,
    coversPage: true,
    open: async (page) => {
      await unfold(menu)(page)
      await unfold('header nav details > summary')(page)
    },
  },
  { name: 'the filters', size: phone, path: search, open: unfold('main details > summary') },
  {
    name: 'places to choose from',
    size: desktop,
    path: search,
    isOutsidePage: true,
    open: async (page) => {
      await page.locator('input[name=place]').first().click()
      await page.locator('[role=combobox][name=place]').pressSequentially('sa')
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'nothing found',
    size: phone,
    path: (site) => search(site) && `${search(site)}?minArea=290&maxRooms=1`,
    open: nothingOpens,
  },
  { name: 'the question of consent', size: phone, path: start, isAsked: true, open: nothingOpens },
  { name: 'the question of consent', size: desktop, path: start, isAsked: true, open: nothingOpens },
  {
    name: 'the settings of consent',
    size: phone,
    path: start,
    open: async (page) => {
      await page.locator('[data-consent-settings]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...[phone, desktop].map((size) => ({
    name: 'the dialog of sign-in',
    size,
    path: login,
    open: async (page: Page) => expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible(),
  })),
]

/** Rules about the page's outline do not apply while the page is covered. */
const ofCoveredPage = /^(?:page-has-heading-one|landmark-one-main)/
const ofOutsidePage = /^region/

const faultsOf = async (
  page: Page,
  { name, open, size, isAsked, coversPage, isOutsidePage }: State,
  address: string,
  schemes: readonly (typeof themes)[number][],
) => {
  await page.setViewportSize(size)
  await page.goto(address)
  await page.mouse.move(5, 5)
  await waitUntilAlive(page)
  if (isAsked) await expect(page.locator('section[class*=prompt]')).toBeVisible()
  await open(page)
  const faults: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = (await accessibilityViolations(page)).filter(
      (violation) =>
        !(coversPage && ofCoveredPage.test(violation)) && !(isOutsidePage && ofOutsidePage.test(violation)),
    )
    const overflow = await sidewaysScroll(page)
    const all = [...found, ...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : [])]
    faults.push(...all.map((fault) => `${name}, ${size.width}, ${colorScheme}: ${fault}`))
  }
  return faults
}

for (const isAsked of [false, true])
  test.describe(isAsked ? 'while consent is asked for' : 'once consent is answered', () => {
    test.use({ hasAnsweredConsent: !isAsked })
    for (const site of visited)
      test(`${site.key}: everything that opens is accessible`, async ({ page, baseURL }) => {
        test.setTimeout(900_000)
        const faults: string[] = []
        let read = 0
        for (const [at, state] of states.entries()) {
          if ((state.isAsked ?? false) !== isAsked) continue
          const path = state.path(site)
          if (path === undefined) continue
          // Changing only the hash of an open page would open nothing.
          await page.goto('about:blank')
          // An ordinary run alternates the themes; `npm run walk` checks both.
          const schemes = isWalk ? themes : [themes[at % themes.length] ?? 'light']
          await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' })
          faults.push(...(await faultsOf(page, state, `${originOf(site, baseURL)}${path}`, schemes)))
          read += schemes.length
        }
        test.info().annotations.push({ type: 'states read by axe', description: String(read) })
        expect(faults).toEqual([])
      })
  })
