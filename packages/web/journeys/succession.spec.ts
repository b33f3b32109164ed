// Resales by owners: in random order, by municipality, and each on its page.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const names = (page: Page) => page.locator('[data-item-id] h2').allInnerTexts()
const prices = async (page: Page) =>
  (await page.locator('[data-item-id]').allInnerTexts()).map((words) =>
    Number(/([\d\s\u00a0]+)\s?kr/.exec(words)?.[1]?.replace(/\D/g, '') ?? Number.NaN),
  )

test('the shuffled order is stable, sorting puts the cheapest first, and a municipality filters', async ({
  page,
}) => {
  await page.goto('/maklar-objekt/')
  await waitUntilAlive(page)
  const shuffled = await names(page)
  expect(shuffled.length).toBeGreaterThan(3)
  await page.reload()
  expect(await names(page)).toEqual(shuffled)

  await page.getByLabel('Sortera efter').selectOption('price:asc')
  await expect(page).toHaveURL(/sort=price(:|%3A)asc/)
  await expect.poll(async () => (await names(page))[0]).not.toBe(shuffled[0])
  const sorted = await prices(page)
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b))

  const municipality = page.getByLabel('Kommun')
  const [slug = ''] = await municipality
    .locator('option')
    .evaluateAll((options) => options.slice(1, 2).map((option) => (option as HTMLOptionElement).value))
  await municipality.selectOption(slug)
  await expect(page).toHaveURL(new RegExp(`municipality=${slug}`))
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  const link = page.locator('[data-item-id]').first().getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText(/mäklare/i)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a municipality and a sort are set by a form, and the filter can be removed', async ({ page }) => {
    await page.goto('/maklar-objekt/')
    await expect(page.getByLabel('Nära mig')).toBeHidden()
    await page.getByLabel('Kommun').selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Visa \d+ bost/ }).click()
    await expect(page).toHaveURL(/\/maklar-objekt\/\?municipality=[a-z-]+$/)
    await page.getByLabel('Sortera efter').selectOption('area:desc')
    await page.getByRole('button', { name: 'Sortera' }).click()
    await expect(page).toHaveURL(/municipality=.*sort=area(:|%3A)desc|sort=area(:|%3A)desc.*municipality=/)
    await page.getByRole('link', { name: /^Ta bort filter: / }).click()
    await expect(page).toHaveURL('/maklar-objekt/?sort=area:desc')
  })
})
