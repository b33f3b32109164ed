// Navigating forward and back: address, title and tab match the content.
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '').pathname,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
  }))
const homes = (page: Page) => page.locator('[data-item-id]')
const openSearch = async (page: Page, address = '/sok-bostad/') => {
  await page.goto(address)
  await waitUntilAlive(page)
}

test('Back from a home restores the list with all its loaded homes', async ({ page }) => {
  await openSearch(page)
  for (const items of [60, 90]) {
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await expect(page).toHaveURL(`/sok-bostad/?items=${items}`)
  }
  await homes(page).nth(40).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/bostader\//)
  await page.goBack()
  await expect(homes(page)).toHaveCount(90)
  await expect(page).toHaveURL('/sok-bostad/?items=90')
})

test('title, canonical address and robots are updated with each search', async ({ page }) => {
  await openSearch(page)
  const everywhere = await head(page)
  expect(everywhere).toMatchObject({ canonical: '/sok-bostad/', robots: 'index,follow' })
  const place = page.getByRole('contentinfo').locator('a[href="/sok-bostad/stockholms-lan/taby/"]').first()
  await place.click()
  await expect(page).toHaveTitle(/i Täby – Husrum$/)
  expect(await head(page)).toMatchObject({
    canonical: '/sok-bostad/stockholms-lan/taby/',
    robots: 'index,follow',
  })
  const byClient = await head(page)
  await page.reload()
  expect(await head(page)).toEqual(byClient)
  await waitUntilAlive(page)
  await page.getByRole('combobox', { name: 'Sortera' }).first().selectOption('price:asc')
  await expect
    .poll(() => head(page))
    .toMatchObject({ canonical: '/sok-bostad/stockholms-lan/taby/', robots: 'noindex,follow' })
  await openSearch(page)
  expect(await head(page)).toEqual(everywhere)
})

test('Back moves between tabs, and a tab in the first address is shown immediately', async ({ page }) => {
  const current = page.locator(
    'nav:has(a[href$="#stage"]):has(a[href$="#area"]) a[href*="/sok-bostad/"][aria-current]',
  )
  await openSearch(page)
  for (const kind of ['stage', 'area']) {
    await page.locator(`nav a[href$="#${kind}"]`).click()
    await expect(current).toHaveAttribute('href', new RegExp(`#${kind}$`))
  }
  await page.goBack()
  await expect(current).toHaveAttribute('href', /#stage$/)
  await page.goBack()
  await expect(current).toHaveAttribute('href', /#object$/)

  await page.goto('about:blank')
  await page.goto('/sok-bostad/#stage', { waitUntil: 'commit' })
  // The homes are hidden until the script has loaded.
  await page.locator('footer').waitFor({ state: 'attached' })
  if ((await homes(page).count()) > 0) await expect(homes(page).first()).toBeHidden()
  await expect(current).toHaveAttribute('href', /#stage$/)
})

test('a search hydrates as rendered, even if another tab has changed the choice meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  // After the page has loaded, and before its script has.
  await page.route('**/assets/**/*.js', async (route) => {
    await context.addCookies([{ name: 'user-residence-type', value: 'stage', url: baseURL ?? '' }])
    await route.continue()
  })
  await openSearch(page)
  await expect(homes(page).first()).toBeVisible()
})

test('Back closes the cookie settings and stays on the page', async ({ page }) => {
  await page.goto('/om-oss/')
  await waitUntilAlive(page)
  const link = page.getByRole('contentinfo').locator('[data-consent-settings]')
  const dialog = page.getByRole('dialog')
  await link.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/om-oss/')
  await link.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/om-oss/')
})

test('offline, the menu remains and the title names the error', async ({ page, context, watch }) => {
  watch.allow(
    /ERR_INTERNET_DISCONNECTED|Could not be reached|ServiceUnavailable|Failed to load resource|Failed to fetch dynamically imported/,
  )
  await page.goto('/om-oss/')
  await waitUntilAlive(page)
  // The code of navigation comes with the first touch of the page. Once it is there, pointing at a link loads the linked page.
  let prefetched = 0
  page.on('request', (request) => {
    if (request.url().includes('GetViewModel')) prefetched += 1
  })
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.getByRole('contentinfo').locator('a[href="/karriar/"]').first().hover({ timeout: 2_000 })
    expect(prefetched).toBeGreaterThan(0)
  }).toPass()
  const links = await page.getByRole('banner').getByRole('link').count()
  await context.setOffline(true)
  await page.getByRole('contentinfo').locator('a[href="/kundservice/"]').first().click()
  await expect(page).toHaveTitle(/^Sidan går inte att visa just nu – Husrum$/)
  expect(await page.getByRole('banner').getByRole('link').count()).toBe(links)
  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveTitle(/^Om oss/)
})
