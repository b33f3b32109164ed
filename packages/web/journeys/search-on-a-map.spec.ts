import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const pinsOn = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: /^Bostäder på kartan/ }).getByRole('button')
const homesOf = async (pins: import('@playwright/test').Locator) =>
  (await pins.evaluateAll((all) => all.map((pin) => pin.textContent ?? '')))
    .map((words) =>
      /^([\d\s]+) bostäder/.exec(words) ? Number(/^[\d\s]+/.exec(words)?.[0].replace(/\s/g, '')) : 1,
    )
    .reduce((sum, homes) => sum + homes, 0)
/** Pairs of pins that cover each other. */
const overlaps = (pins: import('@playwright/test').Locator) =>
  pins.evaluateAll((all) => {
    const boxes = all.map((pin) => pin.getBoundingClientRect())
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    ).length
  })
const total = async (page: import('@playwright/test').Page) =>
  Number(
    (
      await page
        .getByText(/^\d[\d\s]* (bostad|bostäder)$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  )

test('a visitor searches on the map, draws an area by keyboard, and returns to it with Back', async ({
  page,
}) => {
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Karta', exact: true }).click()
  await expect(page).toHaveURL('/sok-bostad/#map')
  const pins = pinsOn(page)
  await expect(pins.first()).toBeVisible()
  await expect.poll(() => homesOf(pins)).toBe(await total(page))
  expect(await overlaps(pins)).toBe(0)
  await expectAccessible(page)

  // The filters are a bar with chips: the list and the map share the width below it.
  await page.getByRole('button', { name: 'Rum', exact: true }).click()
  await expect(page.getByLabel('Minst antal rum').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Rum', exact: true })).toBeFocused()
  await expect(page.getByLabel('Minst antal rum').first()).toBeHidden()
  await page.getByRole('button', { name: 'Boarea' }).click()
  await page.getByRole('link', { name: 'Bilder' }).focus()
  await expect(page.getByLabel('Minsta boarea').first()).toBeHidden()

  // The map is after the filters and the list: a link leads past them.
  await page.getByRole('link', { name: 'Hoppa till kartan' }).first().press('Enter')
  await expect(page.getByRole('region', { name: 'Karta' })).toBeFocused()

  // The map shows at least all listed homes.
  await pins.filter({ hasText: /\d{3}/ }).first().press('Enter')
  await expect(page).toHaveURL(/\?geoSearch=[\d.,]+#map$/)
  await expect.poll(async () => (await homesOf(pins)) >= (await total(page))).toBe(true)
  // The pin was parted: the focus is on one of the new ones.
  await expect(pinsOn(page).and(page.locator(':focus'))).toBeVisible()
  expect(await overlaps(pins)).toBe(0)

  await page.getByRole('button', { name: 'Rita ett område' }).click()
  for (const direction of ['Åt norr', 'Åt öster', 'Åt söder']) {
    await page.getByRole('button', { name: 'Sätt hörn i siktet' }).click()
    await page.getByRole('button', { name: direction, exact: true }).click()
    await page.waitForTimeout(400)
  }
  await page.getByRole('button', { name: 'Sök i området' }).click()
  await expect(page).toHaveURL(/\?geoSearch=(?:[\d.]+,){5}[\d.]+#map$/)
  await expect(page.getByRole('link', { name: 'Ta bort filter: Ritat område' })).toBeVisible()
  const drawn = page.url()
  await page.getByRole('button', { name: 'Ta bort området' }).click()
  await expect(page).toHaveURL('/sok-bostad/#map')
  await page.goBack()
  await expect(page).toHaveURL(drawn)
  await expect(page.getByRole('button', { name: 'Ta bort området' })).toBeVisible()
})

test('a dialog over the map leaves it where it is, however it is closed', async ({ page }) => {
  await page.goto('/sok-bostad/#map')
  await waitUntilAlive(page)
  const map = page.getByRole('region', { name: 'Karta' }).or(pinsOn(page).first())
  await expect(map.first()).toBeVisible()
  const dialog = page.getByRole('dialog')
  const exits = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Stäng' }).click(),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ]
  const openers = [
    () => page.getByRole('banner').getByRole('link', { name: 'Logga in' }).click(),
    () => page.evaluate(() => location.assign('#open-board-login')),
    () => page.evaluate(() => location.assign('#open-case')),
  ]
  for (const open of openers)
    for (const leave of exits) {
      await open()
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL('/sok-bostad/#modal')
      await expect(map.first()).toBeVisible()
      await leave()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/sok-bostad/#map')
      await expect(map.first()).toBeVisible()
    }
})

test('at four times the size of text, the map keeps a height, and the list its homes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/sok-bostad/#map')
  await expect(pinsOn(page).first()).toBeVisible()
  const map = await page.getByRole('application', { name: /^Karta/ }).boundingBox()
  expect(map?.height).toBeGreaterThan(120)
  await expect(page).toHaveURL('/sok-bostad/#map')
  await expect(page.getByRole('link', { name: /^Visa listan: / })).not.toHaveText(/: 0 /)
  await expectNoSidewaysScroll(page)
})

test('on a phone, the map fills the screen and links back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/sok-bostad/#map')
  await expect(pinsOn(page).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Visa listan: / }).click()
  await expect(page.locator('[data-item-id]').first()).toBeVisible()
  await expect(page).toHaveURL('/sok-bostad/#object')

  // Map and list replace each other, and the new one gets the focus.
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Karta', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Karta' })).toBeFocused()
  await page.getByRole('link', { name: /^Visa listan: / }).press('Enter')
  await expect(page.locator('section:focus [data-item-id]').first()).toBeVisible()
})
