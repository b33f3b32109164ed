// A resident reports a leaking tap with a photo: by keyboard on a narrow screen, and without JavaScript.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'
import { htmlFaults } from './valid-html.ts'

const signIn = async (page: Page) => {
  await page.goto('/logga-in/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Vega Lindqvist/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
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

test('by keyboard on a phone, each step is accessible, and the errand number gets the focus', async ({
  page,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/felanmalan/boende/')
  await waitUntilAlive(page)
  const heading = page.getByRole('heading', { level: 1 })
  const at = async (words: string) => {
    await expect(heading).toContainText(words)
    expect(await htmlFaults(await page.content())).toEqual([])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const choose = async (name: string) => {
    await page.locator(`input[name="${name}"]`).first().focus()
    await page.keyboard.press('Space')
  }
  const next = async () => {
    await page.locator('button[value="next"]').focus()
    await page.keyboard.press('Enter')
  }
  await at('Innan du börjar')
  await choose('acceptTerms')
  await next()
  await at('Kontaktuppgifter')
  await expect(heading).toBeFocused()
  await next()
  await at('Bostad eller utrymme')
  await choose('type')
  await choose('selectedApartmentId')
  await next()
  await at('Problemområde')
  await choose('problemArea')
  await next()
  await at('Vad som är fel')
  await page.getByRole('radio', { name: 'Vatten och avlopp' }).focus()
  await page.keyboard.press('Space')
  await next()
  await at('Beskrivning')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kranen i badrummet läcker.')
  await page.locator('input[type="file"]').first().setInputFiles(photo)
  await next()
  await at('Granska och skicka')
  await page.locator('button[value="submit"]').focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Vi har tagit emot din felanmälan')
  await expect(page.getByText(/Ärendenummer: F-/)).toBeFocused()
  await expectAccessible(page)
})

test('without JavaScript, a resident sends a report with its photo', async ({ page, browser, baseURL }) => {
  await signIn(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const form = await plain.newPage()
  const press = (action: string) => form.locator(`button[value="${action}"]`).first().click()
  await form.goto('/felanmalan/boende/')
  await press('next')
  await expect(form.getByRole('alert')).toContainText('Kryssa i rutan')
  await form.getByRole('checkbox').check()
  await press('next')
  await press('next')
  await form.locator('input[name="type"][value="apartment"]').check()
  await form.locator('input[name="selectedApartmentId"]').first().check()
  await press('next')
  await form.locator('input[name="problemArea"]').first().check()
  await press('next')
  await form.getByRole('radio', { name: 'Vatten och avlopp' }).check()
  await press('next')
  // The step may show advice first.
  if (form.url().includes('/vad/')) await press('next')
  await form.locator('textarea').fill('Kranen i badrummet läcker.')
  await form.locator('input[type="file"]').setInputFiles(photo)
  await press('next')
  await expect(form.locator('dd', { hasText: 'kran.png' })).toBeVisible()
  await press('submit')
  await expect(form.getByText(/Ärendenummer: F-/)).toBeVisible()
  await plain.close()
})
