// A visitor searches for premises: a list with filters, a page of each, and a page for missing premises.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const count = (page: Page) => page.getByText(/^\d+ lokal(er)?$/).first()
const numberIn = async (page: Page) => Number.parseInt(await count(page).innerText(), 10)

test('a visitor finds offices of a size, and opens one of them', async ({ page }) => {
  await page.goto('/lokaler/')
  await waitUntilAlive(page)
  const all = await numberIn(page)
  await page.getByRole('checkbox', { name: /^Kontor/ }).check()
  await expect(page).toHaveURL('/lokaler/?types=office')
  await expect(count(page)).not.toHaveText(new RegExp(`^${all} `))
  await page.getByLabel('Minsta yta').first().fill('60')
  await expect(page).toHaveURL(/minArea=60/)
  await page.getByLabel('Sortera efter').selectOption('area:desc')
  await expect(page).toHaveURL(/sort=area(:|%3A)desc/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText(/m²/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Ta bort filter: Kontor' })).toBeVisible()
})

test('missing premises have their own 404 page, with a link to all premises', async ({ page, watch }) => {
  watch.allow(/404/)
  const response = await page.goto('/lokaler/finns-inte/')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Alla lokaler' }).click()
  await expect(page).toHaveURL('/lokaler/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form that leads to the canonical address of the search', async ({ page }) => {
    await page.goto('/lokaler/')
    await page.getByRole('checkbox', { name: /^Butik/ }).check()
    await page.getByLabel('Minsta yta').first().fill('många')
    await page.getByRole('button', { name: /^Visa \d+ lokaler/ }).click()
    await expect(page.getByLabel('Minsta yta').first()).toHaveAccessibleDescription(/heltal/)
    await expect(page.getByRole('checkbox', { name: /^Butik/ })).toBeChecked()
    await page.getByLabel('Minsta yta').first().fill('40')
    await page.getByRole('button', { name: /lokal/ }).first().click()
    await expect(page).toHaveURL('/lokaler/?types=shop&minArea=40')
    await page.getByRole('link', { name: 'Ta bort filter: Butik' }).click()
    await expect(page).toHaveURL('/lokaler/?minArea=40')
  })
})
