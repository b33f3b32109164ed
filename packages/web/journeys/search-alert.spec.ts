// Search alerts by e-mail without an account: requested, confirmed by e-mail, and ended with one click.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

const search = '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3'

/** The address of a link in the newest e-mail to an address. */
const linkInLetter = async (page: Page, to: string, purpose: string): Promise<string> => {
  await openLetter(page, to)
  const link = page.locator(`pre a[href*="purpose=${purpose}"]`).first()
  return (await link.getAttribute('href', { timeout: 1_000 })) ?? ''
}

const follow = async (page: Page, email: string, isDialog: boolean) => {
  await page.goto(search)
  if (isDialog) await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Spara sökningen' }).click()
  // A dialog over the search, or its own page without JavaScript.
  await page.getByLabel('E-postadress').fill(email)
  await expect(page.getByRole('listitem').filter({ hasText: 'Göteborg' }).last()).toBeVisible()
  await page.getByRole('radio', { name: /Så fort något händer/ }).check()
  await page.getByRole('button', { name: 'Börja bevaka' }).click()
}

const press = async (page: Page, button: string, heading: string) => {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** From the search to a confirmed alert. */
const beginAndConfirm = async (
  page: Page,
  email: string,
  { look, isDialog }: { look: () => Promise<void>; isDialog: boolean },
) => {
  await follow(page, 'namn@exempel', isDialog)
  await expect(page.getByLabel('E-postadress')).toHaveAccessibleDescription(/namn@exempel\.se/)
  await expect(page.getByLabel('E-postadress')).toHaveValue('namn@exempel')
  await expect(page.getByRole('radio', { name: /Så fort något händer/ })).toBeChecked()
  await look()
  await page.getByLabel('E-postadress').fill(email)
  await page.getByRole('button', { name: 'Börja bevaka' }).click()
  await expect(page.getByRole('heading', { name: 'Titta i din mejl' })).toBeVisible()
  expect(decodeURIComponent(page.url())).not.toContain(email)
  await look()
  // The dialog is over the search; the page has a link back to it.
  if (isDialog) await page.getByRole('button', { name: 'Tillbaka till sökningen' }).click()
  else await page.getByRole('link', { name: 'Tillbaka till sökningen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(search)

  await page.goto(await linkInLetter(page, email, 'confirm'))
  await look()
  await press(page, 'Bekräfta', 'Bevakningen är igång')
}

test('a search alert starts after its e-mail is confirmed, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const look = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await beginAndConfirm(page, 'alert.journey@example.com', { look, isDialog: true })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search alert is confirmed, sends an e-mail about a viewing, and ends with one click', async ({
    page,
  }) => {
    const email = 'alert.without.script@example.com'
    await beginAndConfirm(page, email, { look: async () => undefined, isDialog: false })
    await page.goto(search)
    const home = page.locator('[data-item-id]').last()
    const id = await home.getAttribute('data-item-id')
    const showings = [new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()]
    const changed = await page.request.post('/services/residence/change_objects', {
      headers: { authorization: 'Bearer the sales system of these journeys' },
      data: { changes: [{ id, showings }] },
    })
    expect(await changed.json()).toEqual({ changed: 1, heldBack: [] })

    await expect(async () => {
      await page.goto(await linkInLetter(page, email, 'stop'), { timeout: 2_000 })
    }).toPass()
    await press(page, 'Sluta få mejl', 'Det kommer inga fler mejl')
    // An unknown or used link shows a message.
    await page.goto('/bevakning/?purpose=stop&token=unknown')
    await press(page, 'Sluta få mejl', 'Länken gäller inte längre')
  })
})
