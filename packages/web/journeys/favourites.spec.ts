// Homes that a visitor saves, compares or hides.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const list = '/sok-bostad/vastra-gotalands-lan/goteborg/'
const card = (page: Page, name: string) => page.locator('[data-item-id]', { hasText: name })
const tool = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** The names of the first homes of the list. */
const firstNames = async (page: Page): Promise<readonly [string, string, string]> => {
  const names = await page.locator('[data-item-id] h2 a, [data-item-id] h3 a').allInnerTexts()
  const [first = '', second = '', third = ''] = names
  return [first, second, third]
}

test('a visitor saves and compares two homes, hides one of them, and shows it again', async ({ page }) => {
  await page.goto(list)
  await waitUntilAlive(page)
  const [first, second] = await firstNames(page)
  for (const name of [first, second]) {
    await tool(page, `Spara ${name}`).click()
    await expect(tool(page, `Spara ${name}`)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(
    page.getByRole('status').filter({ hasText: 'Favoriterna sparas i den här webbläsaren' }),
  ).toBeVisible()

  await page.goto('/favoriter/')
  await waitUntilAlive(page)
  await expect(card(page, first)).toBeVisible()
  await expect(card(page, second)).toBeVisible()
  await expectAccessible(page)
  for (const name of [first, second]) await tool(page, `Jämför ${name}`).click()
  await page.getByRole('link', { name: 'Jämför 2 bostäder' }).click()
  await expect(page).toHaveURL(/\/jamfor\/\?ids=/)
  await expect(page.getByRole('columnheader')).toHaveText([first, second])
  await expect(page.getByRole('row', { name: /Status/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.goto('/favoriter/')
  await waitUntilAlive(page)
  await expect(card(page, second)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await tool(page, `Dölj ${second}`).click()
  await expect(page.getByRole('heading', { name: 'Dolda bostäder' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(list)
  await waitUntilAlive(page)
  await expect(card(page, first)).toBeVisible()
  await expect(card(page, second)).toBeHidden()

  await page.goto('/favoriter/')
  await page
    .getByRole('listitem')
    .filter({ hasText: second })
    .getByRole('button', { name: 'Visa igen' })
    .click()
  await page.goto(list)
  await waitUntilAlive(page)
  await expect(card(page, second)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart leads to a page with the requirements, and a comparison is an ordinary page', async ({
    page,
  }) => {
    await page.goto(list)
    const ids = await page
      .locator('[data-item-id]')
      .evaluateAll((cards) => cards.slice(0, 2).map((one) => one.getAttribute('data-item-id')))
    const [name] = await firstNames(page)
    await page.getByRole('link', { name: `Spara ${name}`, exact: true }).click()
    await expect(page.getByText(/Utan JavaScript kan bostäder bara sparas/).first()).toBeVisible()
    await page.goto(`/jamfor/?ids=${ids.join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('link', { name: `Ta bort ${name} ur jämförelsen` }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
  })
})
