// The line goes dead in the middle of a visit: what one was reading stays, and going on helps when it is back.
import { expect, expectAccessible, test, waitUntilAlive } from './journey.ts'

for (const width of [320, 1280])
  test(`a click while nobody answers is told on the page that one has, at ${width} px`, async ({
    page,
    context,
    watch,
  }) => {
    // The last one is axe's own, which fetches style sheets again.
    watch.allow(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Could not be reached|preload assets/,
    )
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/sok-bostad/')
    await waitUntilAlive(page)
    // What is still loading for later (the tools of developers) would tell of the dead line too.
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
