// Somebody registers interest in a home: what is wrong stands at its field, what was typed stays, and a letter says that it
// was received.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

/** Who has registered before gets no second letter. */
const aNewAddress = () => `anna.${Date.now()}@example.com`

const form = (page: Page) => page.getByRole('main').locator('form[method=post]').first()
const field = (page: Page, name: string) => form(page).getByLabel(name)

/** By the page of a home in Göteborg; its name. */
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

/** What the letter to an address says. */
const letterTo = async (page: Page, email: string): Promise<string> => {
  await openLetter(page, email)
  return page.locator('pre').innerText()
}

test('what is wrong stands at its field; once it is right they are thanked, and a letter confirms it', async ({
  page,
}) => {
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
  // Nobody has confirmed the address: nothing that was typed goes there.
  expect(letter).not.toContain('förråd')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with what was typed, and is thanked for all the same', async ({ page }) => {
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
