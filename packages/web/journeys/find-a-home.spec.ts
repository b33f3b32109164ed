import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const goteborg = '/sok-bostad/vastra-gotalands-lan/goteborg/'
const count = (page: import('@playwright/test').Page) =>
  page.getByText(/^\d[\d\s]* (bostad|bostäder)$/).first()

test('text typed before the suggestions have loaded gets suggestions, and typing continues in the field', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/PlaceCombobox-/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.getByLabel('Ort eller område').click()
  await page.keyboard.type('göteb')
  arrive()
  await expect(page.getByRole('option', { name: /Göteborg/ }).first()).toBeVisible()
  await page.keyboard.type('org')
  await expect(page.getByRole('combobox', { name: 'Ort eller område' })).toHaveValue('göteborg')
  await expect(page.getByRole('option', { name: /Göteborg/ }).first()).toBeVisible()
})

test('a visitor finds three rooms under four million in Göteborg with a balcony, opens a home and returns', async ({
  page,
}) => {
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.getByLabel('Ort eller område').click()
  await page.keyboard.type('göteb', { delay: 30 })
  await page
    .getByRole('option', { name: /Göteborg/ })
    .first()
    .click()
  await expect(page).toHaveURL(goteborg)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nya bostäder i Göteborg')

  await page.getByLabel('Högsta pris').first().fill('4 000 000')
  await expect(page).toHaveURL(/maxPrice=4000000/)
  await page.getByLabel('Minst antal rum').first().fill('3')
  await page.getByLabel('Högst antal rum').first().fill('3')
  await expect(page).toHaveURL(/minRooms=3&maxRooms=3/)
  await page.getByRole('checkbox', { name: /Balkong/ }).check()
  await expect(page).toHaveURL(`${goteborg}?maxPrice=4000000&minRooms=3&maxRooms=3&outdoorArea=balcony`)

  const cards = page.locator('[data-item-id]')
  await expect(cards.first()).toContainText('Göteborg')
  await expect(cards.first()).toContainText('3 rok')
  await expectAccessible(page)

  const last = cards.last()
  const name = await last.getByRole('link').first().innerText()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible(page)

  await page.goBack()
  await expect(page).toHaveURL(/outdoorArea=balcony/)
  await expect(page.getByRole('checkbox', { name: /Balkong/ })).toBeChecked()
  await expect(page.getByRole('link', { name })).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
})

test('"show more" appends homes, moves the focus to the first new home, and survives a reload', async ({
  page,
}) => {
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  const cards = page.locator('[data-item-id]')
  await expect(cards).toHaveCount(30)
  await page.getByRole('button', { name: 'Visa fler' }).click()
  await expect(cards).toHaveCount(60)
  await expect(page).toHaveURL('/sok-bostad/?items=60')
  await expect(cards.nth(30).getByRole('link').first()).toBeFocused()
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-item-id')))
  expect(new Set(ids).size).toBe(60)

  await page.reload()
  await expect(cards).toHaveCount(60)
})

test('a search without results keeps its filters', async ({ page }) => {
  await page.goto(`${goteborg}?maxPrice=1000000&minRooms=5&outdoorArea=roofTop`)
  await expect(page.getByRole('heading', { name: /Ingen bostad passar/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Takterrass/ })).toBeChecked()
  await expectAccessible(page)
})

test('rentals are found by their rent, and the price leaves the field of the rent', async ({ page }) => {
  await page.goto('/sok-bostad/?maxPrice=1500000')
  await waitUntilAlive(page)
  await expect(page.getByText(/Bostäder utan pris visas inte/)).toBeVisible()
  await page.getByLabel('Högsta hyra').first().fill('9 000')
  await expect(page).toHaveURL('/sok-bostad/?maxPrice=1500000&maxRent=9000')
  await page.getByRole('link', { name: 'Ta bort filter: upp till 1 500 000 kr' }).click()
  await expect(page.getByText(/Bara hyresrätter visas/)).toBeVisible()
  const cards = page.locator('[data-item-id]')
  await expect(cards.filter({ hasNotText: /Hyra \d/ })).toHaveCount(0)
  await expect(count(page)).toHaveText(`${await cards.count()} bostäder`)
  await page.goto('/sok-bostad/?disposalForm=condominium')
  await expect(page.getByLabel('Högsta pris').first()).toBeVisible()
  await expect(page.getByLabel('Högsta hyra')).toHaveCount(0)
})

test('an invalid number stays in its field with an error', async ({ page }) => {
  await page.goto('/sok-bostad/?maxPrice=fyra+miljoner')
  const field = page.getByLabel('Högsta pris').first()
  await expect(field).toHaveValue('fyra miljoner')
  await expect(field).toHaveAccessibleDescription(/heltal/)
  await expect(count(page)).toBeVisible()
})

test('a home’s page has a heading and a price', async ({ page }) => {
  await page.goto(goteborg)
  await page.locator('[data-item-id] a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toContainText(/\d\s?kr/)
  const data = await page.locator('script[type="application/ld+json"]').count()
  expect(data).toBeLessThanOrEqual(1)
})

test('a button pressed before the script has arrived does its work once it has, once', async ({ page }) => {
  await page.goto(goteborg)
  const home = await page.locator('[data-item-id] a').first().getAttribute('href')
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto(home ?? '', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Nästa bild' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Bild 1 av/ })).toBeVisible()
  pressed()
  await expect(page.getByRole('status').filter({ hasText: /^Bild 2 av/ })).toBeVisible()
})

test('a missing page answers 404 with an accessible page', async ({ page, watch }) => {
  watch.allow(/404/)
  const response = await page.goto('/finns-inte/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

for (const width of [320, 768, 1280, 1920])
  test(`pages fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/sok-bostad/']) {
      await page.goto(path)
      const left = async (element: import('@playwright/test').Locator) => (await element.boundingBox())?.x
      expect(await left(page.getByRole('heading', { level: 1 }))).toBe(
        await left(page.getByRole('banner').getByRole('link').first()),
      )
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await page.locator('[data-item-id] a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser submits the form and is redirected to the canonical address of the search', async ({
    page,
  }) => {
    await page.goto('/sok-bostad/')
    await page.getByLabel('Ort eller område').fill('Göteborg')
    await page.getByLabel('Högsta pris').first().fill('4 000 000')
    await page.getByRole('checkbox', { name: /Balkong/ }).check()
    await page.getByRole('button', { name: /^Visa [\d\s]+ bostäder/ }).click()
    await expect(page).toHaveURL(`${goteborg}?maxPrice=4000000&outdoorArea=balcony`)
    await page.getByRole('link', { name: /Ta bort filter: Balkong/ }).click()
    await expect(page).toHaveURL(`${goteborg}?maxPrice=4000000`)
  })

  test('an unknown place has an error at the field', async ({ page }) => {
    await page.goto('/sok-bostad/')
    await page.getByLabel('Ort eller område').fill('Atlantis')
    await page.getByRole('button', { name: 'Lägg till' }).click()
    await expect(page.getByLabel('Ort eller område')).toHaveValue('Atlantis')
    await expect(page.getByText(/Vi hittar ingen plats som heter ”Atlantis”/)).toBeVisible()
  })
})

test('a search keeps its filters while the service is unavailable, and a retry shows the results', async ({
  page,
  watch,
}) => {
  watch.allow(/503|ERR_FAILED|Failed to load/)
  await page.goto(goteborg)
  await waitUntilAlive(page)
  await page.route('**/services/**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('checkbox', { name: /Balkong/ }).check()
  await expect(page.getByRole('heading', { name: 'Sökningen svarar inte just nu' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Balkong/ })).toBeChecked()
  await expectAccessible(page)
  await page.unroute('**/services/**')
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', { name: 'Sökningen svarar inte just nu' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ta bort filter: Balkong' })).toBeVisible()
  await expect(count(page)).toBeVisible()
})

test('the search works with the keyboard alone', async ({ page }) => {
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /innehåll/i })).toBeFocused()
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (let presses = 0; presses < 12 && (await focused()) !== 'place'; presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('malm', { delay: 30 })
  await expect(page.getByRole('option', { name: /Malmö/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/malmo\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Malmö/)
})
