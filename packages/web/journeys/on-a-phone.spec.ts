// The first pages on a phone: short, with the search within reach, and rows that scroll sideways.
import { routePath, sites } from '@husrum/domain'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'
import { originOf } from './pages-of-sites.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Pixels, without header and footer. */
const longestStart = 5_000
const longestSearch = 8_000
/** On a screen of 320 by 640. */
const lowestFirstHome = 330

for (const site of sites)
  test(`start page and search of ${site.key} are within the maximum height`, async ({ page, baseURL }) => {
    const origin = originOf(site, baseURL)
    const heightOfMain = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    await page.goto(origin + site.routes.start)
    expect(await heightOfMain()).toBeLessThanOrEqual(longestStart)
    await expectNoSidewaysScroll(page)
    const search = routePath(site, 'search')
    if (search === undefined) return
    const send = await page.getByRole('main').locator('button[type=submit]').first().boundingBox()
    expect((send?.y ?? 844) + (send?.height ?? 0)).toBeLessThanOrEqual(844)
    await page.goto(origin + search)
    await expect(page.locator('[data-item-id]')).toHaveCount(30)
    expect(await heightOfMain()).toBeLessThanOrEqual(longestSearch)
    await page.setViewportSize({ width: 320, height: 640 })
    const first = await page.locator('[data-item-id]').first().boundingBox()
    expect(first?.y).toBeLessThanOrEqual(lowestFirstHome)
    await expectNoSidewaysScroll(page)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('new homes are in a row that Tab scrolls, and the next home is partly visible', async ({ page }) => {
    await page.goto('/')
    const cards = page.locator('section', { hasText: 'Nytt till salu' }).locator('[data-item-id]')
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect(second?.y).toBe(first?.y)
    expect(second?.x ?? 390).toBeLessThan(370)
    const link = (at: number) => cards.nth(at).getByRole('link').first()
    await link(0).focus()
    // Each home also has a heart.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await expect(link(2)).toBeFocused()
    await expect(link(2)).toBeInViewport()
  })
})

test('new homes are for sale, and each is of a different project', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('section', { hasText: 'Nytt till salu' }).locator('[data-item-id]')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) await expect(card).toContainText('Till salu')
  const projects = await cards
    .locator('a[href^="/bostader/"]')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').split('/').slice(0, -2).join('/')),
    )
  expect(new Set(projects).size).toBe(6)
})
