// Residents follow their errands, with and without JavaScript, and a board sees what is late.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const errands = '/mina-sidor/arenden/'

const signIn = async (page: Page, person: RegExp, address = '/logga-in/') => {
  await page.goto(address)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: person }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/mina-sidor/'))
}

/** A picture of one pixel. */
const photo = {
  name: 'kran.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a resident answers with a file, closes an errand, and reopens another', async ({ page }) => {
  await signIn(page, /Vega Lindqvist/)
  await page.setViewportSize({ width: 320, height: 640 })
  const open = async (status: string) => {
    await page.goto(`${errands}?status=${status}`)
    await waitUntilAlive(page)
    const row = page.getByRole('rowheader').first().getByRole('link')
    const name = await row.innerText()
    await row.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    return name
  }
  const name = await open('infoFromCustomer')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'Ditt svar' }).fill('Efter tre, alla dagar.')
  const answer = page.locator('form', { has: page.getByRole('button', { name: 'Skicka svaret' }) })
  await answer.locator('input[type="file"]').first().setInputFiles(photo)
  await expect(answer.getByText('kran.png').first()).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Skicka svaret' }).click()
    await expect(page.getByText('Tack, svaret är skickat. Vi går vidare.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /kran\.png/ })).toBeVisible()
  await page.getByRole('link', { name: /Alla ärenden/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Inget ärende passar valen' })).toBeVisible()
  await page.getByRole('link', { name: 'Visa alla ärenden' }).click()
  await expect(page.getByRole('rowheader').getByRole('link', { name }).first()).toBeVisible()

  const closed = await open('registered')
  await page.getByText('Stäng ärendet', { exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Nej, låt det vara öppet' })).toBeFocused()
  await page.getByRole('button', { name: 'Ja, stäng ärendet' }).click()
  await expect(page.getByText('Ärendet är stängt.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible()

  await open('executed')
  await page.getByText('Felet är inte åtgärdat').click()
  await page.getByRole('textbox', { name: 'Vad är det som inte är bra?' }).fill('Den droppar igen.')
  await page.getByRole('button', { name: 'Öppna ärendet igen' }).click()
  await expect(page.getByText('Ärendet är öppet igen.')).toBeVisible()
  await expectAccessible(page)
})

test('without JavaScript, a resident filters the list and sends a message with a file', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, /Vega Lindqvist/)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const form = await plain.newPage()
  await form.goto(errands)
  await form.locator('input[name="ongoing"]').check()
  await form.getByRole('button', { name: 'Visa ärenden' }).click()
  await expect(form).toHaveURL(/\?status=ongoing,/)
  await form.getByRole('rowheader').first().getByRole('link').click()
  // The error is in view, although the form is far down on a small phone.
  await form.setViewportSize({ width: 320, height: 640 })
  const send = form.getByRole('button', { name: /^Skicka (?:meddelandet|svaret)$/ })
  await send.click()
  await expect(form).toHaveURL(/error=invalid/)
  await expect(form.getByRole('alert')).toBeInViewport()
  // If the newest errand waits for an answer, its answer form replaces the message form.
  await form.getByRole('textbox', { name: /^(?:Meddelande|Ditt svar)$/ }).fill('När kommer ni?')
  await form
    .locator('form', { has: send })
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...photo, name: 'diskho.png' })
  await send.click()
  await expect(form.getByText(/(?:Meddelandet|svaret) är skickat/)).toBeVisible()
  await expect(form.getByRole('link', { name: /diskho\.png/ })).toBeVisible()
  // The board can read an errand inside a home only while its resident shares it.
  await form.getByRole('button', { name: 'Dela med styrelsen' }).click()
  await expect(form.getByText('Styrelsen kan nu läsa ärendet.')).toBeVisible()
  await form.getByRole('button', { name: 'Sluta dela med styrelsen' }).click()
  await expect(form.getByText('Styrelsen kan inte längre läsa ärendet.')).toBeVisible()
  await plain.close()
})

test('a board member finds the late lift in the overview', async ({ page }) => {
  await signIn(page, /Gunnel Sandin/, '/logga-in/?tab=board')
  await page.goto(errands)
  await waitUntilAlive(page)
  const menu = page.getByRole('navigation', { name: 'Styrelsens sidor' })
  await expect(menu.getByRole('link')).toHaveText(['Översikt', 'Ärenden', 'Kontakter'])
  await page.getByRole('link', { name: 'Se alla siffror i översikten' }).click()
  await expect(page).toHaveURL(/view=overview/)
  await expect(
    page
      .getByRole('region', { name: /är försena/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Per trapphus' })).toBeVisible()
  const lift = page
    .getByRole('row', { name: /^Hiss: / })
    .filter({ has: page.locator('[data-late="true"]') })
    .first()
    .getByRole('link')
  await expect(lift).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await lift.click()
  await expect(page.getByRole('heading', { level: 1, name: /Hiss/ })).toBeFocused()
  await page.getByRole('link', { name: /Alla ärenden/ }).click()
  await expect(lift).toBeFocused()
  // The board sees only place and status of an errand inside a home, and no form.
  const inHome = page
    .getByRole('rowheader', { name: /, i en bostad/ })
    .first()
    .getByRole('link')
  const name = await inHome.innerText()
  await inHome.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByText('Det här ärendet gäller en bostad')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Beskrivning' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
