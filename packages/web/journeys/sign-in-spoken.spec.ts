// Sign-in in a screen reader: the announcements of live regions in order, without one each second.
import { bankAppBefore } from './bank-app.ts'
import { expect, test, waitUntilAlive } from './journey.ts'
import { listen, transcript } from './spoken.ts'

test.beforeEach(async ({ page }) => {
  await listen(page)
  await page.goto('/logga-in/')
  await waitUntilAlive(page)
})

test('with a code on another device, each state is announced once, however often the code changes', async ({
  page,
}) => {
  const bank = bankAppBefore(page)
  await page.getByRole('button', { name: 'Använd BankID på en annan enhet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Väntar på BankID' })).toBeFocused()
  const code = page.getByRole('img', { name: 'QR-kod för BankID' }).locator('path')
  const first = await code.getAttribute('d')
  await expect(code).not.toHaveAttribute('d', first ?? '')
  const second = await code.getAttribute('d')
  await expect(code).not.toHaveAttribute('d', second ?? '')
  await bank.act('sign')
  await expect(page.getByRole('status').filter({ hasText: 'säkerhetskod' })).toBeVisible()
  await bank.act('approve', 'vip')
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  expect((await transcript(page)).slice(0, 5)).toEqual([
    'Startar …',
    '# Väntar på BankID',
    'Starta BankID-appen.',
    'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
    'Klart. Du loggas in.',
  ])
})

test('by e-mail with a wrong password, the reason is announced once', async ({ page, watch }) => {
  watch.allow(/401/)
  // Wait until the form is hydrated: before that, the browser submits it.
  await expect(page.getByRole('button', { name: 'Visa lösenordet' })).toBeVisible()
  await page.getByLabel('E-postadress').fill('vip@husrum.example')
  await page.getByLabel('Lösenord', { exact: true }).fill('fel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused()
  expect(await transcript(page)).toEqual(['Fel e-postadress eller lösenord.'])
})
