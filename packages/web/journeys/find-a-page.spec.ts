// Text search of a site.
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

test('a visitor types a search, sees its interpretation, and removes a part of it', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const panel = page.locator('header details[data-foldout="search"]')
  await page.locator('header details[data-foldout="search"] > summary').click()
  await panel.getByRole('searchbox').fill('3 rok göteborg balkong')
  await expect(panel.getByRole('status')).toHaveText(/träffar på ”3 rok göteborg balkong”/)
  await panel.getByRole('button', { name: 'Ta bort: Balkong' }).click()
  await expect(panel.getByRole('searchbox')).toHaveValue('3 rok göteborg')
  await expect(panel.getByRole('searchbox')).toBeFocused()
  await panel.getByRole('link', { name: /^Visa \d+ bostäder/ }).click()
  await expect(page).toHaveURL('/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3&maxRooms=3')
  await expect(page.getByRole('list', { name: 'Valda filter' }).getByRole('link')).toHaveText([
    /Göteborg/,
    /3\srum/,
    /Rensa alla/,
  ])
})

test('a visitor filters the hits of a text by category, and goes back', async ({ page }) => {
  await page.goto('/sok/?s=garanti')
  await waitUntilAlive(page)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Kategorier' })
    .getByRole('link', { name: /^Sidor/ })
    .click()
  await expect(page).toHaveURL('/sok/?s=garanti&category=content')
  await page.goBack()
  await expect(page).toHaveURL('/sok/?s=garanti')
  const field = page.locator('main').getByRole('searchbox')
  await field.fill('lediga jobb')
  await field.press('Enter')
  await expect(page).toHaveURL('/sok/?s=lediga%20jobb')
  await expect(field).toBeFocused()
  await page.locator('main').getByRole('link', { name: 'Lediga jobb', exact: true }).click()
  await expect(page).toHaveURL('/karriar/lediga-jobb/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('the text search works as a form', async ({ page }) => {
    await page.goto('/sok/')
    await page.locator('main').getByRole('searchbox').fill('3 rok göteborg')
    await page.locator('main').getByRole('button', { name: 'Sök' }).click()
    await expect(page).toHaveURL('/sok/?s=3+rok+g%C3%B6teborg')
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Ta bort: 3 rum' }).click()
    await expect(page).toHaveURL('/sok/?s=g%C3%B6teborg')
    await expect(page.getByRole('link', { name: /^Visa \d+ bostäder/ })).toHaveAttribute(
      'href',
      '/sok-bostad/vastra-gotalands-lan/goteborg/',
    )
  })
})
