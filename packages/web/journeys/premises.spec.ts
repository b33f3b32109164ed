// Somebody looks for premises: a list with filters, a page of each, and what is said where there is none.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const count = (page: Page) => page.getByText(/^\d+ lokal(er)?$/).first()
const numberIn = async (page: Page) => Number.parseInt(await count(page).innerText(), 10)

test('offices of a size are found, and one of them is looked at', async ({ page }) => {
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

test('premises that are not there are missed in words of their own, with others that can be had', async ({
  page,
  watch,
}) => {
  watch.allow(/404/)
  const response = await page.goto('/lokaler/finns-inte/')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Alla lokaler' }).click()
  await expect(page).toHaveURL('/lokaler/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form that ends at the search’s one address', async ({ page }) => {
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
