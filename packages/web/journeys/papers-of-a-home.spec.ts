// The documents and payments of a home, by keyboard alone on a phone: read, signed by both owners, opened again; and all readable
// without JavaScript.
import type { Page } from '@playwright/test'
import { approveAs } from './book.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

test.use({ viewport: { width: 320, height: 640 } })

const documents = '/mina-sidor/mina-avtal/'
const payments = '/mina-sidor/betalningar/'
const supplement = 'Tilläggsavtal om förlängt inredningsval'

const signIn = async (page: Page, person: RegExp) => {
  await page.goto('/logga-in/')
  await waitUntilAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Logga in med BankID' }).first().press('Enter')
  await approveAs(page, person)
  await page.waitForURL(/\/mina-sidor\//)
}

const expectWhole = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Opens and reads the document to sign, and goes to the bank's app. Returns the return address. */
const beginSigning = async (page: Page): Promise<string> => {
  await page.goto(documents)
  await waitUntilAlive(page)
  await expectWhole(page)
  await page.getByRole('link', { name: `Läs och skriv under ${supplement}` }).press('Enter')
  await expect(page.getByRole('heading', { name: supplement })).toBeFocused()
  await expectWhole(page)
  const sign = page.getByRole('button', { name: 'Skriv under med BankID', exact: true })
  await sign.press('Enter')
  await expect(page.getByText('Öppna handlingen och läs den innan du skriver under.')).toBeVisible()
  await expectWhole(page)
  const [text] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Läs ${supplement}` }).press('Enter'),
  ])
  await expect(text.getByRole('heading', { level: 1, name: supplement })).toBeVisible()
  await text.close()
  const id = new URL(page.url()).searchParams.get('document') ?? ''
  let signing = ''
  // The page continues to the app immediately, so read the response as it passes.
  await page.route('**/sign/start', async (route) => {
    const response = await route.fetch()
    signing = ((await response.json()) as { readonly id: string }).id
    await route.fulfill({ response })
  })
  await sign.press('Enter')
  await page.waitForURL('**/__dev/identity**')
  return `${documents}?${new URLSearchParams({ cid: id, sid: signing, type: 'document' })}`
}

test('both owners of a home read and sign a supplement', async ({ page, browser, baseURL, watch }) => {
  await signIn(page, /Linnea Öhman/)
  const back = await beginSigning(page)
  await approveAs(page, /Linnea Öhman/)
  await expect(page.getByRole('heading', { name: 'Din underskrift är klar' })).toBeFocused()
  await expect(page.getByText('Nu väntar vi på Birger Åkesson.', { exact: false })).toBeVisible()
  await expectWhole(page)

  // The return address opened again, and one of another document, have their own messages.
  await page.goto(back)
  await waitUntilAlive(page)
  await expect(page.getByRole('status').getByText('Din underskrift är klar')).toBeVisible()
  await page.goto(back.replace(/cid=[^&]*/, 'cid=6f1d2c34-5b6a-4c7d-8e9f-0a1b2c3d4e5f'))
  await waitUntilAlive(page)
  await expect(page.getByRole('alert').getByText('Handlingen finns inte här')).toBeVisible()
  await expectWhole(page)
  watch.allow(/404/)
  await page.goto(`${documents}?document=6f1d2c34-5b6a-4c7d-8e9f-0a1b2c3d4e5f`)
  await expect(page.getByRole('heading', { name: 'Handlingen finns inte här' })).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    ...(baseURL && { baseURL }),
    storageState: {
      cookies: (await page.context().cookies()).filter(({ name }) => name === 'user-consent-settings'),
      origins: [],
    },
  })
  const birger = await context.newPage()
  await signIn(birger, /Birger Åkesson/)
  const toList = await beginSigning(birger)
  const app = birger.url()
  // The browser returns to the list before the app has an answer, so signing continues in a dialog.
  await birger.goto(toList)
  await waitUntilAlive(birger)
  const dialog = birger.getByRole('dialog', { name: supplement })
  await expect(dialog.getByRole('heading', { name: supplement })).toBeFocused()
  await expectWhole(birger)
  const bank = await context.newPage()
  await bank.goto(app)
  await approveAs(bank, /Birger Åkesson/)
  await expect(dialog).toBeHidden({ timeout: 15_000 })
  const said = birger.getByRole('status').filter({ hasText: 'Alla har skrivit under' })
  await expect(said).toBeFocused()
  await expectWhole(birger)
  await context.close()
})

test('a payment with an invalid phone number focuses the field', async ({ page }) => {
  await signIn(page, /Melker Sundin/)
  await page.goto(payments)
  await waitUntilAlive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Att betala nu' })).toBeVisible()
  await expectWhole(page)
  await main.getByRole('textbox', { name: 'Mobilnummer för Swish' }).first().fill('12')
  await main
    .getByRole('button', { name: /^Betala/ })
    .first()
    .press('Enter')
  await expect(main.getByRole('textbox', { name: 'Mobilnummer för Swish' }).first()).toBeFocused()
  await expectWhole(page)
})

test('documents and payments are readable without JavaScript', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, /Melker Sundin/)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto(payments)
  await expect(still.getByRole('heading', { name: 'Att betala nu' })).toBeVisible()
  await expect(still.getByText('Kvar att betala')).toBeVisible()
  await still.goto(documents)
  const [text] = await Promise.all([
    still.waitForEvent('popup'),
    still.getByRole('link', { name: /^Läs Bekräftelse av tillval/ }).click(),
  ])
  await expect(text.getByRole('heading', { level: 1, name: 'Bekräftelse av tillval' })).toBeVisible()
  await expectNoSidewaysScroll(still)
  await plain.close()
})
