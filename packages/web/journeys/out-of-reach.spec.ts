// The connection is lost during a visit: the current page stays, and a retry works once it is back.
import { expect, expectAccessible, test, waitUntilAlive } from './journey.ts'

for (const width of [320, 1280])
  test(`a click without a connection shows an error on the current page, at ${width} px`, async ({
    page,
    context,
    watch,
  }) => {
    // The last pattern is of axe, which fetches style sheets again.
    watch.allow(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Could not be reached|preload assets/,
    )
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/sok-bostad/')
    await waitUntilAlive(page)
    // Wait, because scripts that still load (development tools) would report the lost connection too.
    await page.waitForLoadState('networkidle')
    const group = page.locator('footer summary', { hasText: 'Om oss' })
    if (await group.isVisible()) await group.click()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hållbarhet' }).click()
    const strip = page.getByRole('alert').filter({ hasText: 'Sidan går inte att visa just nu' })
    await expect(strip).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nya bostäder')
    await expectAccessible(page)
    await context.setOffline(false)
    await strip.getByRole('link', { name: 'Försök igen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hållbarhet')
  })

test('after a release removed the code of the map, the page reloads once, and then says so', async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module|Failed to load resource|404/)
  let documents = 0
  await page.route(/\/assets\/MapView-.*js$/, (route) => route.fulfill({ status: 404 }))
  await page.route(/\/sok-bostad\/$/, async (route) => {
    const response = await route.fetch()
    if (route.request().resourceType() === 'document') {
      documents += 1
      return route.fulfill({ response })
    }
    const body = (await response.text()).replaceAll(/entry-client-[\w-]+/g, 'entry-client-newer')
    return route.fulfill({ response, body })
  })
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Karta', exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Webbplatsen har uppdaterats' })
  await expect(problem).toBeVisible()
  const map = page.getByRole('region', { name: 'Karta' })
  await expect(map).toContainText('Kartan kan inte visas just nu')
  expect(documents).toBe(2)
  await expectAccessible(page)
  await page.unroute(/\/assets\/MapView-.*js$/)
  await map.getByRole('button', { name: 'Försök igen' }).click()
  await expect(page.locator('.leaflet-container')).toBeVisible()
})
