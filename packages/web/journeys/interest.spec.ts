// A visitor registers interest in a home: errors are shown at their fields, the input is kept, and an e-mail confirms the
// registration.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

/** A new address, because a second registration sends no e-mail. */
const aNewAddress = () => `anna.${Date.now()}@example.com`

const form = (page: Page) => page.getByRole('main').locator('form[method=post]').first()
const field = (page: Page, name: string) => form(page).getByLabel(name)

/** Opens the form from the page of a home in Göteborg; returns the home's name. */
const openForm = async (page: Page): Promise<string> => {
  await page.goto('/sok-bostad/vastra-gotalands-lan/goteborg/')
  await page.goto((await page.locator('[data-item-id] a').first().getAttribute('href')) ?? '')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').getByRole('link', { name: 'Anmäl intresse' }).first().click()
  await expect(page).toHaveURL(/\/intresseanmalan\/\?objectId=/)
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  return name
}

const fillIn = async (page: Page, email: string) => {
  await field(page, 'Förnamn').fill('Anna')
  await field(page, 'Efternamn').fill('Åkesson')
  await field(page, 'E-postadress').fill(email)
  await field(page, 'Meddelande').fill('Finns det förråd? Kostar det = 0 kr?')
}
const send = (page: Page) => form(page).getByRole('button', { name: 'Anmäl intresse' }).click()

const expectWrongAddress = async (page: Page) => {
  await expect(field(page, 'E-postadress')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'E-postadress')).toHaveAccessibleDescription(/e-postadress/i)
  await expect(field(page, 'Meddelande')).toHaveValue('Finns det förråd? Kostar det = 0 kr?')
  expect(page.url()).not.toContain('Anna')
}

/** The text of the newest e-mail to an address. */
const letterTo = async (page: Page, email: string): Promise<string> => {
  await openLetter(page, email)
  return page.locator('pre').innerText()
}

test('an error is shown at its field, and a valid registration is confirmed by e-mail', async ({ page }) => {
  const email = aNewAddress()
  const name = await openForm(page)
  await waitUntilAlive(page)
  await fillIn(page, 'anna@')
  await send(page)
  await expectWrongAddress(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await field(page, 'E-postadress').fill(email)
  await send(page)
  await expect(page.getByRole('heading', { name: /^Tack, vi har tagit emot/ })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: `Tillbaka till ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const letter = await letterTo(page, email)
  expect(letter).toContain(name)
  // The address is not confirmed, so the e-mail must not repeat the input.
  expect(letter).not.toContain('förråd')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form returns with its input, and a valid registration is confirmed', async ({ page }) => {
    const email = aNewAddress()
    await openForm(page)
    await fillIn(page, 'anna@')
    await send(page)
    await expectWrongAddress(page)
    await field(page, 'E-postadress').fill(email)
    await send(page)
    await expect(page.getByRole('heading', { name: /^Tack, vi har tagit emot/ })).toBeVisible()
    expect(await letterTo(page, email)).toContain('Brf')
  })
})
