// Every part of My Pages is accessible with much in it, with nothing in it, and when what it shows cannot be had. One page in
// an ordinary run; every entry of the menu, on every site, by day and by night in `npm run walk`.
import { routePath, siteByKey, sites } from '@husrum/domain'
import type { BrowserContext, Page } from '@playwright/test'
import type { SeededPersonKey } from '../../demo/src/people/seeded-people.ts'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { accessibilityViolations, expect, sidewaysScroll, test, waitUntilAlive } from './journey.ts'
import { originOf } from './pages-of-sites.ts'

test.describe.configure({ mode: 'parallel' })

const isWalk = process.env.HUSRUM_EVERY_PAGE === '1'
const visited = isWalk
  ? sites.filter((site) => site.features.login && routePath(site, 'myPages'))
  : [siteByKey('sweden')]
const people: readonly SeededPersonKey[] = isWalk
  ? ['choosing', 'movingIn', 'resident', 'vip', 'justJoined']
  : ['choosing']
const looks = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

/** What pages ask for, but for who asks. */
const asked = /\/(?:services|api)\/(?!account_service)/

const signIn = async (context: BrowserContext, origin: string, email: string) => {
  const answer = await context.request.post(`${origin}/services/account_service/login/email`, {
    headers: { origin },
    data: { email, password: seededPassword },
  })
  return ((await answer.json()) as { readonly code: string }).code
}

/** What the submenu of My Pages leads to, with the page itself. */
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
  for (const key of people)
    test(`${site.key}: what My Pages have for ${key}`, async ({ page, context, baseURL, watch }) => {
      test.setTimeout(600_000)
      watch.allow(/40[34]/)
      const origin = originOf(site, baseURL)
      const email = seededPeopleOf(site).find((person) => person.key === key)?.email ?? ''
      expect(await signIn(context, origin, email)).toBe('Ok')
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

  if (isWalk)
    test(`${site.key}: My Pages when nothing can be had`, async ({ page, context, baseURL, watch }) => {
      test.setTimeout(600_000)
      watch.allow(/./)
      const origin = originOf(site, baseURL)
      const email = seededPeopleOf(site).find((person) => person.key === 'choosing')?.email ?? ''
      expect(await signIn(context, origin, email)).toBe('Ok')
      await page.setViewportSize({ width: 320, height: 640 })
      const found: string[] = []
      await page.goto(`${origin}${start}`)
      const entries = await entriesOf(page, start)
      for (const path of entries) {
        await page.goto(`${origin}${entries.find((other) => other !== path) ?? start}`)
        await waitUntilAlive(page)
        // The page comes, and then none of what it asks for.
        await page.route(asked, (route) =>
          route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
        )
        await page.locator(`nav a[href="${path}"]`).locator('visible=true').first().click()
        await expect(page).toHaveURL(`${origin}${path}`)
        await page.waitForLoadState('networkidle')
        found.push(...(await faultsOf(page, `${path} without answers`)))
        await page.unroute(asked)
      }
      expect(found).toEqual([])
    })
}
