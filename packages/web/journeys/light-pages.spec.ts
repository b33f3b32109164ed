// The cost of a visit: scripts load only when they are needed, and a client-side navigation makes one request.
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { restLimits } from '../../../scripts/lib/rest-limits.mjs'
import { expect, test, waitUntilAlive } from './journey.ts'

interface Asked {
  readonly viewModels: readonly string[]
  readonly scripts: readonly string[]
}

/** Collects all requests to the server from now on, except pictures. */
const listen = (page: Page): Asked & { readonly others: readonly string[] } => {
  const asked = { viewModels: [] as string[], scripts: [] as string[], others: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/GetViewModel')) asked.viewModels.push(pathname)
    else if (request.resourceType() === 'script') asked.scripts.push(pathname)
    else if (request.resourceType() !== 'image' && pathname !== '/api/webvitals/save')
      asked.others.push(pathname)
  })
  return asked
}

/** The code for client-side navigation. It loads at the first touch of a page. */
const navigationCode = /\/assets\/navigation-/

/** Loads when the browser is idle, as the last thing of a page. */
const measurementCode = /\/assets\/measurements-/

/** Only builds for development have them. */
const toolsOfDevelopment = /\/assets\/(?:start-dev-tools|IdentityShortcut)-/

for (const [name, path] of [
  ['content', '/kundservice/'],
  ['search', '/sok-bostad/'],
  ['login', '/logga-in/'],
  ['start', '/'],
] as const)
  test(`the ${name} page at rest has loaded few files, and nothing that it may never need`, async ({
    page,
    watch,
  }) => {
    watch.allow(toolsOfDevelopment)
    await page.route(toolsOfDevelopment, (route) => route.abort())
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      const url = response.url()
      if (/\/assets\/[^/]+\.js$/.test(url)) scripts.set(url, response.body())
    })
    const idle = page.waitForEvent('requestfinished', (request) => measurementCode.test(request.url()))
    await page.goto(path)
    await waitUntilAlive(page)
    await idle
    await page.waitForLoadState('networkidle')
    // What "at rest" means. A slower machine sees less, never more.
    await page.waitForTimeout(4_000)
    const bodies = await Promise.all(scripts.values())
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    const limit = restLimits[name]
    expect(scripts.size).toBeLessThanOrEqual(limit?.files ?? 0)
    expect(bytes).toBeLessThanOrEqual(limit?.bytes ?? 0)
    const mayComeLater =
      /\/assets\/(?:account-matters|services|navigation|Combobox|use-map-view|PictureViewer)/
    expect([...scripts.keys()].filter((url) => mayComeLater.test(url))).toEqual([])
  })

test('navigation between content pages loads one view model and at most one script', async ({ page }) => {
  const navigation = page.waitForEvent('requestfinished', (request) => navigationCode.test(request.url()))
  await page.goto('/kundservice/')
  await waitUntilAlive(page)
  await page.locator('main h1').hover()
  await navigation
  await page.waitForLoadState('networkidle')
  const first = listen(page)
  await page.locator('footer').getByRole('link', { name: 'Vanliga frågor' }).first().click()
  await expect(page).toHaveURL('/vanliga-fragor/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(first.viewModels).toEqual(['/vanliga-fragor/GetViewModel'])
  // Development tools may have loaded the script already.
  expect(first.scripts.length).toBeLessThanOrEqual(1)
  expect(first.others).toEqual([])

  const second = listen(page)
  await page.locator('footer').getByRole('link', { name: 'Kundservice', exact: true }).click()
  await expect(page).toHaveURL('/kundservice/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.waitForLoadState('networkidle')
  // The page visited just now is cached.
  expect(second.viewModels).toEqual([])
  expect(second.scripts).toEqual([])
  expect(second.others).toEqual([])
})

test('a link loads a new document if the navigation code fails to load', async ({ page, watch }) => {
  watch.allow(navigationCode)
  await page.route(navigationCode, (route) => route.abort())
  const failure = page.waitForEvent('requestfailed', (request) => navigationCode.test(request.url()))
  await page.goto('/kundservice/')
  await waitUntilAlive(page)
  await page.locator('main h1').hover()
  await failure
  await page.evaluate('window.isFirstPage = true')
  await page.locator('footer').getByRole('link', { name: 'Vanliga frågor' }).first().click()
  await expect(page).toHaveURL('/vanliga-fragor/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanliga frågor')
  expect(await page.evaluate('window.isFirstPage')).toBeUndefined()
})

test('a click on the header before its script has loaded takes effect', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.route(/\/assets\/foldouts-/, async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await page.locator('header summary', { hasText: /^Sök$/ }).click()
  await expect(page.getByLabel('Sök på webbplatsen')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Sök på webbplatsen')).toBeHidden()
})
