// Sign-in with each provider and by e-mail, as each kind of person, and every failure.
import type { Page } from '@playwright/test'
import { texts as fi } from '../src/texts/fi/sign-in.ts'
import { texts as nb } from '../src/texts/nb/sign-in.ts'
import { texts as sv } from '../src/texts/sv/sign-in.ts'
import { bankAppBefore } from './bank-app.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

const password = 'fyra ord vid kajen'

/** Hosts, paths and labels of the sites with sign-in. */
const sites = {
  sweden: { host: '', login: '/logga-in/', identify: 'Logga in med BankID', home: '/mina-sidor/' },
  senior: { host: 'senior.', login: '/logga-in/', identify: 'Logga in med BankID', home: '/mina-sidor/' },
  cooperative: { host: 'coop.', login: '/logga-in/', identify: 'Logga in med BankID', home: '/mina-sidor/' },
  norway: { host: 'no.', login: '/logg-inn/', identify: 'Logg inn med BankID', home: '/mine-sider/' },
  finland: {
    host: 'fi.',
    login: '/kirjaudu-sisaan/',
    identify: 'Kirjaudu pankkitunnuksilla tai mobiilivarmenteella',
    home: '/sivuni/',
  },
} as const
type Site = keyof typeof sites

const originOf = (site: Site, baseURL: string | undefined) =>
  (baseURL ?? '').replace('//localhost', `//${sites[site].host}localhost`)

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await waitUntilAlive(page)
}

/** Approves on the simulator's page, which the identification opens on the same device. */
const approveOnPage = async (page: Page, person: RegExp) => {
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: person }).check()
  await page.locator('button[value="approve"]').click()
}

const residents = {
  sweden: /Vega Lindqvist/,
  senior: /Vega Lindqvist/,
  cooperative: /Vega Lindqvist/,
  norway: /Ingrid Solbakken/,
  finland: /Aino Koivula/,
} as const

const notTheirs: Readonly<Record<Site, string>> = {
  sweden: sv.notTheirs,
  senior: sv.notTheirs,
  cooperative: sv.notTheirs,
  norway: nb.notTheirs,
  finland: fi.notTheirs,
}

/** The addresses at which a text was in the page, for however short a time. */
const textsThatFlash = async (page: Page, text: string): Promise<readonly string[]> => {
  const seen: string[] = []
  await page.exposeFunction('sawText', (where: string) => seen.push(where))
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes(wanted))
        (globalThis as unknown as { sawText: (where: string) => void }).sawText(location.href)
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  }, text)
  return seen
}

for (const site of Object.keys(sites) as Site[]) {
  const { login, identify, home } = sites[site]

  test(`${site}: a resident signs in with the country’s e-identity, and lands on My Pages`, async ({
    page,
    baseURL,
  }) => {
    const refusals = await textsThatFlash(page, notTheirs[site])
    await open(page, originOf(site, baseURL) + login)
    await expectAccessible(page)
    await page.getByRole('button', { name: identify }).first().click()
    await approveOnPage(page, residents[site])
    await page.waitForURL((url) => url.pathname === home)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refusals).toEqual([])
  })

  test(`${site}: a person with an e-mail account signs in, and is asked for an e-identity`, async ({
    page,
    baseURL,
  }) => {
    await open(page, originOf(site, baseURL) + login)
    await page.locator('input[name=email]').first().fill('withoutidentity@husrum.example')
    await page.locator('input[name=password]').first().fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === home)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

test.describe('translated by the browser', () => {
  test.use({ isTranslated: true })

  test('a code for another device changes each second, and approval in the app signs the resident in', async ({
    page,
  }) => {
    await open(page, '/logga-in/')
    const bank = bankAppBefore(page)
    await page.getByRole('button', { name: 'Använd BankID på en annan enhet' }).click()
    const code = page.getByRole('img', { name: 'QR-kod för BankID' })
    await expect(code).toBeVisible()
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240)
    await expectAccessible(page)
    const dark = () => code.locator('path').getAttribute('d')
    const before = await dark()
    await expect.poll(dark).not.toBe(before)
    await bank.act('open')
    await bank.act('approve', 'resident')
    await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  })
})

test('cancelling in the app shows a message, and offers a retry or e-mail', async ({ page }) => {
  await open(page, '/logga-in/')
  const bank = bankAppBefore(page)
  await page.getByRole('button', { name: 'Använd BankID på en annan enhet' }).click()
  await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible()
  await bank.act('open')
  await bank.act('cancel')
  await expect(page.getByRole('alert')).toHaveText('Åtgärden avbröts.')
  await expect(page.getByRole('button', { name: 'Logga in med BankID' })).toBeVisible()
  await expect(page.getByLabel('E-postadress')).toBeVisible()
})

test('a timeout in the app shows advice', async ({ page }) => {
  await open(page, '/logga-in/')
  const bank = bankAppBefore(page)
  await page.getByRole('button', { name: 'Använd BankID på en annan enhet' }).click()
  await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible()
  await bank.act('open')
  await bank.act('expire')
  await expect(page.getByRole('alert')).toContainText('BankID-appen svarar inte')
})

test('a board member of two associations chooses one with the keyboard alone', async ({ page }) => {
  await open(page, '/#open-board-login')
  const dialog = page.getByRole('dialog', { name: 'Logga in' })
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Styrelseportalen')
  const bank = bankAppBefore(page)
  await dialog.getByRole('button', { name: 'Använd BankID på en annan enhet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible()
  await bank.act('open')
  await bank.act('approve', 'boardTwo')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  const chosen = await page.getByRole('radio', { checked: true }).locator('..').innerText()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  await expect(page.getByRole('banner')).toContainText(chosen.trim())
})

test('a board member of one association does not have to choose', async ({ page }) => {
  await open(page, '/logga-in/?tab=board')
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await approveOnPage(page, /Gunnel Sandin/)
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  await expect(page.getByRole('banner')).toContainText('Kajutan')
})

test('a person without an association is led to the fault report', async ({ page }) => {
  await open(page, '/logga-in/?tab=board')
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await approveOnPage(page, /Vega Lindqvist/)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('teknisk förvaltning')
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/felanmalan/')
})

test('a person without an account creates one with the proven identity', async ({ page }) => {
  await open(page, '/logga-in/')
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await approveOnPage(page, /Folke Malmros/)
  await page.getByRole('alert').getByRole('link', { name: 'Skapa konto' }).click()
  await page.waitForURL('**/skapa-konto/')
  await expect(page.getByLabel('Lösenord')).toHaveCount(0)
  // The names come from the bank.
  await expect(page.getByLabel('Förnamn')).toHaveValue('Folke')
  await expect(page.getByLabel('Efternamn')).toHaveValue('Malmros')
  await page.getByLabel('E-postadress').fill('folke@husrum.example')
  await page.getByLabel('Mobilnummer').fill('0701740699')
  await page.getByRole('button', { name: 'Skapa konto' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(/Jag godkänner/).check()
  await page.getByRole('button', { name: 'Skapa konto' }).click()
  await page.waitForURL((url) => url.pathname === '/samtycke/')
  await page.getByRole('button', { name: 'Ja, använd mitt konto här' }).click()
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
})

test('a person new to the brand is asked to agree first, and signed out on refusal', async ({
  page,
  context,
}) => {
  await open(page, '/logga-in/?referrer=%2Fmina-sidor%2Ftidslinje%2F')
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await approveOnPage(page, /Axel Rydin/)
  await page.waitForURL((url) => url.pathname === '/samtycke/')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nej, logga ut mig' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await context.cookies()).some(({ name }) => name === 'jwtToken')).toBe(false)
})

test('sign-in at the bank returns to the requested page', async ({ page }) => {
  await open(page, '/logga-in/?referrer=%2Fmina-sidor%2Fnyheter%2F')
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await approveOnPage(page, /Birger Åkesson/)
  await page.waitForURL((url) => url.pathname === '/mina-sidor/nyheter/')
})

test('a return address on another site leads to My Pages', async ({ page }) => {
  await open(page, '/logga-in/?referrer=%2F%2Fevil.example%2F')
  await page.getByLabel('E-postadress').fill('withoutidentity@husrum.example')
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
})

test('an identification of another browser is rejected with the reason', async ({ page, watch }) => {
  watch.allow(/404/)
  await page.goto('/logga-in/?poolingId=id-of-another-person&type=login')
  await waitUntilAlive(page)
  await expect(page.getByRole('alert')).toContainText('annan webbläsare')
  expect(page.url()).not.toContain('poolingId')
})

test('a wrong password keeps the e-mail address, and an account that requires BankID shows so', async ({
  page,
  watch,
}) => {
  watch.allow(/40[19]/)
  await open(page, '/logga-in/')
  await page.getByLabel('E-postadress').fill('mustuseidentity@husrum.example')
  await page.getByLabel('Lösenord', { exact: true }).fill('fel')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Fel e-postadress eller lösenord.')
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-postadress')).toHaveValue('mustuseidentity@husrum.example')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ditt konto kräver BankID')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logga in med BankID' })).toBeFocused()
})

test('an obstacle to changing an account is shown with a link', async ({ page, watch }) => {
  watch.allow(/409/)
  await open(page, '/logga-in/')
  await page.getByLabel('E-postadress').fill('ongoingbusiness@husrum.example')
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  await page.getByRole('dialog').getByRole('button', { name: 'Bekräfta med BankID' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('något pågående')
  await expect(notice.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    '/mina-sidor/betalningar/',
  )
})

test('a link for a new password arrives by e-mail and works once', async ({ page, watch }) => {
  watch.allow(/400/)
  await open(page, '/glomt-losenord/')
  await page.getByLabel('E-postadress').fill('buyer@husrum.example')
  await page.getByRole('button', { name: 'Skicka en länk' }).click()
  await expect(page.getByRole('heading', { name: 'Titta i din inkorg' })).toBeFocused()
  await expectAccessible(page)
  await openLetter(page, 'buyer@husrum.example', /lösenord/i)
  const link = (await page.locator('a[href*="token="]').first().getAttribute('href')) ?? ''
  const setPassword = async (words: string) => {
    await open(page, link)
    await page.getByLabel('Nytt lösenord').fill(words)
    await page.getByLabel('Samma lösenord en gång till').fill(words)
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  }
  await setPassword('fem ord vid den kajen')
  await expect(page.getByText('Lösenordet är sparat')).toBeVisible()
  await setPassword('sex ord vid den kajen')
  await expect(page.getByRole('alert')).toHaveText('Länken är använd eller för gammal. Be om en ny.')
  await expect(page.getByRole('link', { name: 'Be om en ny länk' })).toBeVisible()
})

test('what is typed before the page is alive stays when a password manager changes the form', async ({
  page,
  watch,
}) => {
  // Hydration fails, and React renders the page anew.
  watch.allow(/React error #418|Hydration failed/)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/services/client_errors')) reports.push(request.postData() ?? '')
  })
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto('/logga-in/', { waitUntil: 'commit' })
  const email = page.getByLabel('E-postadress')
  await email.fill('withoutidentity@husrum.example')
  await page.locator('input[name=password]').first().focus()
  await page.keyboard.type(password)
  await email.evaluate((field) => field.after(document.createElement('password-icon')))
  typed()
  await waitUntilAlive(page)
  await expect(page.locator('password-icon')).toHaveCount(0)
  await expect(email).toHaveValue('withoutidentity@husrum.example')
  await expect(page.locator('input[name=password]').first()).toHaveValue(password)
  await expect(page.locator('input[name=password]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  expect(reports).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person signs in by e-mail, and a wrong password keeps the address', async ({ page }) => {
    await page.goto('/logga-in/?referrer=%2Fmina-sidor%2Fnyheter%2F')
    await page.getByLabel('E-postadress').fill('withoutidentity@husrum.example')
    await page.getByLabel('Lösenord', { exact: true }).fill('fel')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Fel e-postadress eller lösenord.')
    expect(page.url()).not.toContain('withoutidentity')
    await expect(page.getByLabel('E-postadress')).toHaveValue('withoutidentity@husrum.example')
    await page.getByLabel('Lösenord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/mina-sidor/nyheter/')
  })

  test('the tabs are links, and a person requests a new account', async ({ page }) => {
    await page.goto('/logga-in/')
    await page.getByRole('link', { name: 'Styrelseportalen' }).click()
    await expect(page.getByText('För dig som sitter i styrelsen')).toBeVisible()
    await page.goto('/skapa-konto/')
    await page.getByLabel('Förnamn').fill('Berit')
    await page.getByLabel('Efternamn').fill('Test')
    await page.getByLabel('E-postadress').fill('berit@husrum.example')
    await page.getByLabel('Mobilnummer').fill('0701740698')
    await page.getByLabel('Lösenord', { exact: true }).fill(password)
    await page.getByLabel('Samma lösenord en gång till').fill(password)
    await page.getByLabel(/Jag godkänner/).check()
    await page.getByRole('button', { name: 'Skapa konto' }).click()
    await expect(page.getByRole('heading', { name: 'Titta i din inkorg' })).toBeVisible()
  })
})

test('an e-mail account gets an e-identity over the previous page, and the page confirms it', async ({
  page,
  baseURL,
  watch,
}) => {
  // The first attempt is refused, because the password is required.
  watch.allow(/eident\/start|400/)
  const { login } = sites.norway
  await open(page, `${originOf('norway', baseURL)}${login}?referrer=%2Fmine-sider%2Fnyheter%2F`)
  await page.getByLabel('E-postadresse').fill('withoutidentity@husrum.example')
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mine-sider/nyheter/')
  const dialog = page.getByRole('dialog', { name: 'Bekreft identiteten din' })
  await dialog.getByRole('button', { name: 'Bekreft med BankID' }).click()
  await dialog.getByLabel('Passordet ditt').fill(password)
  await dialog.getByRole('button', { name: 'Bekreft med BankID' }).click()
  await approveOnPage(page, /Maren Bakke/)
  await page.waitForURL((url) => url.pathname === '/mine-sider/nyheter/')
  await expect(page.getByRole('heading', { name: 'Identiteten din er bekreftet' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fortsett' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.waitForURL((url) => url.pathname === '/mine-sider/' && url.hash === '')
})
