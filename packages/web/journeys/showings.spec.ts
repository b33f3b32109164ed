// A member books, changes and cancels a place at a showing by keyboard on a phone, competes for the last place, and is admitted at
// the door, with and without JavaScript.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

const showings = '/mina-sidor/vip-visning/'
const hour = 3_600_000

const signIn = async (page: Page, person: RegExp) => {
  await page.goto('/logga-in/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: person }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/mina-sidor/'))
}

/** Announces a showing as the sales system. */
const announce = async (
  request: APIRequestContext,
  facts: { reference: string; place: string; startsIn?: number; people?: number },
): Promise<{ id: string; hostCode: string }> => {
  const { reference, place, startsIn = 100 * hour, people = 10 } = facts
  const search = await request.post('/services/residence/stage_and_area_search', {
    data: { filter: { siteId: 1 }, sort: '', attributesToRetrieve: [] },
  })
  const { hits } = (await search.json()) as { hits: { id: string; type: string }[] }
  const stageId = hits.find(({ type }) => type === 'stage')?.id
  const startsAt = Date.now() + startsIn
  const answer = await request.post('/services/showings/announce', {
    headers: { authorization: 'Bearer the sales system of these journeys' },
    data: {
      reference,
      siteId: 1,
      stageId,
      kind: 'onSite',
      place,
      startsAt,
      endsAt: startsAt + hour,
      people,
      parties: people,
      maxPartySize: 4,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** The showing at an address. */
const at = (page: Page, place: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(`På plats: ${place}`, { exact: true }) })

/** Presses a button by keyboard. */
const press = async (page: Page, name: string, place: string) => {
  const button = at(page, place).getByRole('button', { name, exact: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

test('a member books and changes a place by keyboard on a phone, moves to another time, and cancels', async ({
  page,
  request,
}) => {
  await announce(request, { reference: 'keyboard-1', place: 'Tangentgatan 1' })
  await announce(request, { reference: 'keyboard-2', place: 'Tangentgatan 2' })
  await signIn(page, /Signe Hammar/)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(showings)
  await waitUntilAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const first = at(page, 'Tangentgatan 1')
  await first.getByLabel('Hur många kommer ni?').fill('9')
  await page.keyboard.press('Enter')
  await expect(first.getByText('Skriv hur många ni är')).toBeVisible()
  await first.getByLabel('Hur många kommer ni?').fill('2')
  await page.keyboard.press('Enter')
  await expect(first.getByText('Klart. Du har en plats')).toBeVisible()
  await expect(first.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(first.getByText('Du har en plats (2 personer)')).toBeVisible()
  await expectAccessible(page)

  await first.getByText('Ändra antalet').first().focus()
  await page.keyboard.press('Enter')
  await first.getByLabel('Hur många kommer ni?').fill('3')
  await page.keyboard.press('Enter')
  await expect(first.getByText('Du har en plats (3 personer)')).toBeVisible()

  await first.getByText('Byt tid', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await first.getByRole('radio', { name: /Tangentgatan 2/ }).focus()
  await page.keyboard.press('Space')
  await first.getByRole('button', { name: 'Byt till den tiden' }).focus()
  await page.keyboard.press('Enter')
  await expect(at(page, 'Tangentgatan 2').getByText('Klart. Du har en plats')).toBeVisible()
  await expect(first.getByText('10 platser kvar')).toBeVisible()

  const second = at(page, 'Tangentgatan 2')
  await second.getByText('Avboka', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Ja, avboka', 'Tangentgatan 2')
  await expect(second.getByText('Klart. Platsen är avbokad.')).toBeVisible()
  await openLetter(page, 'vip@husrum.example', /plats på visningen .* är avbokad$/)
  await expect(page.locator('pre')).toContainText('Du har avbokat visningen av Brf Prismat')
})

const inBrowser = async (browser: Browser, baseURL: string | undefined, person: RegExp): Promise<Page> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([
    { name: 'user-consent-settings', value: `1.000.1.${Date.now()}`, domain: 'localhost', path: '/' },
  ])
  const page = await context.newPage()
  await signIn(page, person)
  await page.goto(showings)
  await waitUntilAlive(page)
  return page
}

test('one of two members gets the last place, and the other waits in line until it is free', async ({
  browser,
  baseURL,
  request,
}) => {
  const place = 'Sista platsen 1'
  await announce(request, { reference: 'race', place, people: 1 })
  const [signe, vega] = await Promise.all([
    inBrowser(browser, baseURL, /Signe Hammar/),
    inBrowser(browser, baseURL, /Vega Lindqvist/),
  ])
  await Promise.all(
    [signe, vega].map((page) => at(page, place).getByRole('button', { name: 'Anmäl', exact: true }).click()),
  )
  const got = (page: Page) =>
    at(page, place).getByText(/^Du har en plats \(1 person\)$|^Du står på plats 1 i kön$/)
  await expect(got(signe)).toBeVisible()
  await expect(got(vega)).toBeVisible()
  const words = await Promise.all([signe, vega].map((page) => got(page).innerText()))
  expect([...words].sort()).toEqual(['Du har en plats (1 person)', 'Du står på plats 1 i kön'])
  const [winner, waiter] = words[0]?.startsWith('Du har') ? [signe, vega] : [vega, signe]
  await expectAccessible(waiter)
  await at(winner, place).getByText('Avboka', { exact: true }).click()
  await at(winner, place).getByRole('button', { name: 'Ja, avboka' }).click()
  await expect(at(winner, place).getByText('Klart. Platsen är avbokad.')).toBeVisible()
  await waiter.reload()
  await expect(at(waiter, place).getByText('Du har en plats (1 person)')).toBeVisible()
  await Promise.all([signe, vega].map((page) => page.context().close()))
})

test('a ticket works without JavaScript and offline, and the host checks it in at the door', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  const place = 'Dörren 1'
  const { id, hostCode } = await announce(request, { reference: 'door', place, startsIn: hour / 2 })
  await signIn(page, /Signe Hammar/)
  await page.goto(showings)
  await waitUntilAlive(page)
  await at(page, place).getByRole('button', { name: 'Anmäl', exact: true }).click()
  await at(page, place).getByRole('link', { name: 'Visa biljetten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Din visning' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR-kod med din biljett' })).toBeVisible()
  await expectAccessible(page)
  const ticket = page.url()
  // Once loaded, the ticket works offline.
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByRole('img', { name: 'QR-kod med din biljett' })).toBeVisible()
  await page.context().setOffline(false)

  // The host has no JavaScript.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const host = await context.newPage()
  await host.goto('/anmalan/lista/')
  await host.getByLabel('Visningens kod').fill('AAAA-AAAA')
  await host.getByRole('button', { name: 'Öppna gästlistan' }).click()
  await expect(host.getByText('Koden hör inte till någon visning')).toBeVisible()
  await host.getByLabel('Visningens kod').fill(hostCode.toLowerCase().replace('-', ' '))
  await host.getByRole('button', { name: 'Öppna gästlistan' }).click()
  await expect(host.getByText('Signe Hammar, 1 person')).toBeVisible()
  await host.goto(ticket)
  await expect(host.locator('main')).toContainText('S. · 1 person')
  await expect(host.locator('main')).not.toContainText('Hammar')
  await host.getByRole('button', { name: 'Pricka av' }).click()
  await expect(host.getByText('Redan avprickad')).toBeVisible()
  await host.goto('/anmalan/lista/')
  await expect(host.getByText(/Har kommit kl\./)).toBeVisible()

  // A walk-in visitor registers.
  await host.goto('/anmalan/visning/')
  await host.getByRole('radio', { name: /kl\./ }).first().check()
  await host.getByLabel('Förnamn').fill('Vera')
  await host.getByRole('button', { name: 'Registrera' }).click()
  await expect(host.getByText('Något behöver rättas')).toBeVisible()
  await host.locator(`input[type="radio"][value="${id}"]`).check()
  await host.getByLabel('Förnamn').fill('Vera')
  await host.getByLabel('Efternamn').fill('Gren')
  await host.getByLabel('E-post').fill('vera@example.com')
  await host.getByLabel('Jag har läst').check()
  await host.getByRole('button', { name: 'Registrera' }).click()
  await expect(host.getByText('Tack, du är registrerad.')).toBeVisible()
  await host.goto('/anmalan/lista/')
  await expect(host.getByText('Vera Gren, 1 person')).toBeVisible()
  await context.close()

  // A used ticket, and an invalid one.
  await page.goto(ticket)
  await expect(page.getByText('Redan avprickad')).toBeVisible()
  watch.allow(/404/)
  await page.goto(`${ticket.slice(0, -3)}AAA`)
  await expect(page.getByText('Den här biljetten finns inte')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/anmalan/lista/')
  await waitUntilAlive(page)
  await page.getByLabel('Visningens kod').fill(hostCode)
  await page.getByRole('button', { name: 'Öppna gästlistan' }).click()
  await expect(page.getByText('Signe Hammar, 1 person')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/anmalan/visning/')
  await waitUntilAlive(page)
  watch.allow(/400/)
  await page.getByRole('button', { name: 'Registrera' }).click()
  await expect(page.getByText('Något behöver rättas')).toBeVisible()
  await expectAccessible(page)
})
