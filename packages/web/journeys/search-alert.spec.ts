// Following a search by letter, without an account: asked first, confirmed by a press, and ended by one.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openLetter, test } from './journey.ts'

const search = '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3'

/** The address of a link of the newest letter to somebody. */
const linkInLetter = async (page: Page, to: string, purpose: string): Promise<string> => {
  await openLetter(page, to)
  return (await page.locator(`pre a[href*="purpose=${purpose}"]`).first().getAttribute('href')) ?? ''
}

const follow = async (page: Page, email: string) => {
  await page.goto(search)
  await page.getByRole('link', { name: 'Spara sökningen' }).click()
  await expect(page).toHaveURL(/\/bevakning\/\?search=/)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Göteborg' })).toBeVisible()
  await page.getByLabel('E-postadress').fill(email)
  await page.getByRole('radio', { name: /Så fort något händer/ }).check()
  await page.getByRole('button', { name: 'Börja bevaka' }).click()
}

const press = async (page: Page, button: string, heading: string) => {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** From the search to letters that somebody wanted. Returns the link of the letter that asked. */
const beginAndConfirm = async (page: Page, email: string, look: () => Promise<void>) => {
  await follow(page, 'namn@exempel')
  await expect(page.getByLabel('E-postadress')).toHaveAccessibleDescription(/namn@exempel\.se/)
  await expect(page.getByLabel('E-postadress')).toHaveValue('namn@exempel')
  await expect(page.getByRole('radio', { name: /Så fort något händer/ })).toBeChecked()
  await look()
  await page.getByLabel('E-postadress').fill(email)
  await page.getByRole('button', { name: 'Börja bevaka' }).click()
  await expect(page.getByRole('heading', { name: 'Titta i din mejl' })).toBeVisible()
  expect(decodeURIComponent(page.url())).not.toContain(email)
  await look()

  const link = await linkInLetter(page, email, 'confirm')
  await page.goto(link)
  await look()
  await press(page, 'Bekräfta', 'Bevakningen är igång')
  return link
}

test('a search is followed once its letter is answered, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await beginAndConfirm(page, 'alert.journey@example.com', async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same is pressed, and a link that nobody knows says so', async ({ page }) => {
    const link = await beginAndConfirm(page, 'alert.without.script@example.com', async () => undefined)
    const stop = link.replace('purpose=confirm', 'purpose=stop')
    await page.goto(`${stop}x`)
    await press(page, 'Sluta få mejl', 'Länken gäller inte längre')
  })
})
