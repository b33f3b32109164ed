// A visitor chooses a home on a picture of the house: by keyboard on a phone, by mouse, and without JavaScript.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

interface Explored {
  readonly apts: readonly { readonly objectId: string; readonly floor: number; readonly status: string }[]
  readonly views: readonly { readonly clickAreas: readonly { readonly objectId: string }[] }[]
}

/** A stage with flats on several floors, and the data of its explorer. */
const aHouse = async (request: APIRequestContext) => {
  const found = await request.post('/services/residence/search_stage', {
    data: { limit: 60, filter: { siteId: 1 } },
  })
  const { hits } = (await found.json()) as { hits: readonly { id: string; url: string }[] }
  for (const { id, url } of hits) {
    const data = (await (await request.get(`/services/explorer/get/${id}`)).json()) as Explored
    if (data.views.length > 1 && data.apts.some(({ floor }) => floor > 3)) return { id, url, ...data }
  }
  throw new Error('No stage has flats in a house to point at')
}

const areas = (page: Page) => page.locator('svg a[data-item-id]')
const card = (page: Page) => page.getByRole('region', { name: 'Bostaden du pekar på' })

test('a visitor finds and opens a home on the fourth floor by keyboard at 320 pixels', async ({
  page,
  request,
}) => {
  const { url } = await aHouse(request)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${url}valj-bostad/`)
  await waitUntilAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Våning 4' }).check()
  await expect(page).toHaveURL(/floors=4/)
  await expect(page.getByText(/av \d+ bostäder passar dina val/)).toBeVisible()
  const rows = page.getByRole('region', { name: 'Bostäderna i listan' }).getByRole('listitem')
  const lit = page.locator('svg a[data-item-id]:not([data-dimmed])')
  expect(await lit.count()).toBeGreaterThan(1)
  expect(await lit.count()).toBeLessThanOrEqual(await rows.count())

  await lit.first().focus()
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-item-id'))
  const box = async () => (await page.locator('svg a:focus').boundingBox())?.x ?? 0
  const left = await box()
  await page.keyboard.press((await box()) > 160 ? 'ArrowLeft' : 'ArrowRight')
  const after = await page.evaluate(() => document.activeElement?.getAttribute('data-item-id'))
  expect(after).not.toBe(before)
  expect(await box()).not.toBe(left)
  await expect(card(page)).toContainText('Våning 4')
  const name = await card(page).locator('p').nth(0).innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page).toHaveURL(/floors=4.*home=/)
  await expect(card(page)).toContainText(name)
})

test('a visitor points at a home, selects and opens it, from two sides of the house', async ({
  page,
  request,
}) => {
  const { url } = await aHouse(request)
  await page.goto(url)
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Välj med filter och lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Välj bostad i')
  const views = page.getByRole('navigation', { name: 'Huset från olika håll' }).getByRole('link')
  await views.nth(1).click()
  await expect(page).toHaveURL(/view=/)
  await areas(page).first().hover()
  await expect(card(page)).toContainText('m²')
  await areas(page).first().click()
  await expect(page).toHaveURL(/home=/)
  await expect(areas(page).first()).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/view=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the house is a picture with links, and a form filters the homes', async ({ page, request }) => {
    const { url, apts } = await aHouse(request)
    await page.goto(`${url}valj-bostad/`)
    const rows = page.getByRole('region', { name: 'Bostäderna i listan' }).getByRole('listitem')
    await expect(rows).toHaveCount(apts.length)
    await page.getByRole('checkbox', { name: 'Våning 2' }).check()
    await page.getByRole('button', { name: /^Visa \d+ bostäder/ }).click()
    await expect(page).toHaveURL(/floors=2/)
    await expect(rows).toHaveCount(apts.filter(({ floor }) => floor === 2).length)
    await areas(page).first().click({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Välj bostad')
  })
})
