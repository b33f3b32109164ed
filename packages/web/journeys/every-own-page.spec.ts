// Every part of My Pages is accessible, both full and empty. An ordinary run has one page; `npm run walk` has every menu entry,
// for five people on each site, in the light and the dark theme.
import { routePath, siteByKey, sites } from '@husrum/domain'
import type { Page } from '@playwright/test'
import type { SeededPersonKey } from '../../demo/src/people/seeded-people.ts'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { accessibilityViolations, expect, sidewaysScroll, test, waitUntilAlive } from './journey.ts'
import { originOf } from './pages-of-sites.ts'

test.describe.configure({ mode: 'parallel' })

const isWalk = process.env.HUSRUM_EVERY_PAGE === '1'
const visited = isWalk ? sites.filter((site) => routePath(site, 'login')) : [siteByKey('sweden')]
const people: readonly SeededPersonKey[] = isWalk
  ? ['choosing', 'movingIn', 'resident', 'vip', 'justJoined']
  : ['choosing']
const looks = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

/** Runs in the page, because only browsers resolve the hosts of the other sites. */
const signIn = (page: Page, email: string): Promise<string> =>
  page.evaluate(
    async (credentials) => {
      const answer = await fetch('/services/account_service/login/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      return ((await answer.json()) as { readonly code: string }).code
    },
    { email, password: seededPassword },
  )

/** My Pages and the links of its submenu. */
const entriesOf = async (page: Page, start: string): Promise<readonly string[]> => {
  const found = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set([start, ...found.filter((href) => href.startsWith(start))])]
}

const faultsOf = async (page: Page, where: string): Promise<readonly string[]> => {
  const overflow = await sidewaysScroll(page)
  return [...(await accessibilityViolations(page)), ...(overflow > 0 ? [`${overflow}px too wide`] : [])].map(
    (fault) => `${where}: ${fault}`,
  )
}

for (const site of visited) {
  const start = routePath(site, 'myPages') ?? ''
  const seeded = seededPeopleOf(site).filter(({ key }) => people.includes(key))
  for (const { key, email } of seeded)
    test(`${site.key}: My Pages of ${key} are accessible`, async ({ page, baseURL, watch }) => {
      test.setTimeout(600_000)
      watch.allow(/40[34]/)
      const origin = originOf(site, baseURL)
      await page.goto(`${origin}${site.routes.start}`)
      expect(await signIn(page, email)).toBe('Ok')
      const found: string[] = []
      for (const { colorScheme, ...size } of isWalk ? looks : looks.slice(0, 1)) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        await page.goto(`${origin}${start}`)
        const entries = await entriesOf(page, start)
        for (const path of isWalk ? entries : entries.slice(0, 1)) {
          await page.goto(`${origin}${path}`)
          await waitUntilAlive(page)
          found.push(...(await faultsOf(page, `${path} at ${size.width}`)))
        }
      }
      expect(found).toEqual([])
    })
}
