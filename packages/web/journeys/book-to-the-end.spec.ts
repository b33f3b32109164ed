// Bookings from the home to the contract: two buyers, the waiting list, a late payment, a withdrawal. An ordinary run has one of each;
// slow ones run in `npm run bookings`.
import type { Browser, Page } from '@playwright/test'
import { texts as fi } from '../src/texts/fi/booking.ts'
import { texts as fiEnd } from '../src/texts/fi/booking-end.ts'
import { texts as nb } from '../src/texts/nb/booking.ts'
import { texts as nbEnd } from '../src/texts/nb/booking-end.ts'
import { texts as sv } from '../src/texts/sv/booking.ts'
import { texts as svEnd } from '../src/texts/sv/booking-end.ts'
import { texts as svPayments } from '../src/texts/sv/payments.ts'
import { bank, bankIs, bookableHome, goOn, identify, payLeast, readPapers, sign } from './book.ts'
import { expect, expectAccessible, openLetter, test, waitUntilAlive } from './journey.ts'

const birger = { who: /Birger Åkesson/, number: '19811218-9876', email: 'buyer@husrum.example' }
const signe = { who: /Signe Hammar/, number: '19900214-2389', email: 'vip@husrum.example' }
const tage = { who: /Tage Öberg/, number: '19920523-2391', email: 'vipunpaid@husrum.example' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The page with this heading, once its buttons work: a payment or an identification returns by a new document. */
const title = async (page: Page, words: string | RegExp): Promise<void> => {
  await expect(heading(page)).toHaveText(words)
  await waitUntilAlive(page)
}

const begin = async (page: Page, id: string, who: RegExp) => {
  await page.goto(`/boka/borja/?objectId=${id}`)
  await waitUntilAlive(page)
  await identify(page, who, sv.start.identifyLabel.bank_id)
  await page.getByRole('button', { name: sv.start.begin }).click()
  await title(page, sv.steps['personal-info'])
}

/** Fills in the Swedish steps from the applicants to the signature. */
const fillIn = async (page: Page, buyer: typeof birger, other?: typeof signe) => {
  await page.locator('[name="applicants.0.address"]').fill('Kajgatan 4, 417 64 Göteborg')
  await page.locator('[name="applicants.0.personalNumber"]').fill(buyer.number)
  if (other) {
    await page.getByRole('button', { name: sv.applicants.add }).click()
    const facts = {
      firstName: 'Signe',
      lastName: 'Hammar',
      phone: '070-174 06 05',
      address: 'Hamngatan 2, 111 47 Stockholm',
    }
    for (const [name, value] of Object.entries({
      ...facts,
      email: other.email,
      personalNumber: other.number,
    }))
      await page.locator(`[name="applicants.1.${name}"]`).fill(value)
  }
  await goOn(page)
  await title(page, sv.steps.choices)
  await goOn(page)
  await payLeast(page, sv.financing.ownMoney)
  await goOn(page)
  await page.getByRole('radio', { name: sv.accommodation.present.tenancy }).check()
  await goOn(page)
  await title(page, sv.steps.sign)
}

const anotherPerson = async (browser: Browser, page: Page) => {
  const context = await browser.newContext({ baseURL: new URL('/', page.url()).href })
  await context.addCookies(
    (await page.context().cookies()).filter(({ name }) => name === 'user-consent-settings'),
  )
  return context
}

/** The link in the newest e-mail to an address. Polls, because e-mails are sent in the background. */
const linkInLetter = async (page: Page, to: string, link: RegExp): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    await openLetter(page, to)
    found = link.exec((await page.locator('pre').textContent()) ?? '')?.[0]
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

const hasPapers = async (page: Page) => {
  await title(page, /^Klart! Du har bokat /)
  await expect(page.getByRole('link', { name: /^Bokningsavtal/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Kvitto/ }).first()).toBeVisible()
}

test('two buyers sign on separate devices, and both get contract and receipt', async ({ page, browser }) => {
  test.slow()
  await page.goto('/cookies/')
  await begin(page, await bookableHome(page, 1, 60), birger.who)
  await fillIn(page, birger, signe)
  await sign(page, page.context(), birger.who)
  await expect(page.getByRole('heading', { name: svEnd.waiting.heading('Signe Hammar') })).toBeVisible()
  await expectAccessible(page)

  const context = await anotherPerson(browser, page)
  const others = await context.newPage()
  await others.goto(await linkInLetter(others, signe.email, /https?:\/\/\S+invited[?]token=\S+/))
  await expectAccessible(others)
  await others.getByRole('button', { name: 'Läs och skriv under' }).click()
  await waitUntilAlive(others)
  await title(others, svEnd.invitation.heading)
  expect(new URL(others.url()).search).toBe('')
  await sign(others, context, signe.who)
  await expect(others.getByText(svEnd.invitation.done)).toBeVisible()

  // The first buyer's page continues by itself.
  await title(page, sv.steps.payment)
  await page.getByRole('button', { name: /^Betala / }).click()
  await expect(page.getByText(svPayments.pay.messages.pending)).toBeVisible()
  await bank(page, 'approve')
  await hasPapers(page)
  await expectAccessible(page)

  await others.goto(page.url())
  await waitUntilAlive(others)
  await identify(others, signe.who, sv.start.identifyLabel.bank_id)
  await hasPapers(others)
  await context.close()
})

test('a second buyer joins the waiting list, gets an e-mail when the home is available, and books it', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/cookies/')
  const id = await bookableHome(page, 1, 80)
  await begin(page, id, tage.who)
  const context = await anotherPerson(browser, page)
  const second = await context.newPage()
  await second.goto(`/boka/borja/?objectId=${id}`)
  await waitUntilAlive(second)
  await expect(second.getByText(sv.start.obstacles.held)).toBeVisible()
  await expect(second.getByRole('heading', { name: sv.start.identifyForLine })).toBeVisible()
  await identify(second, signe.who, sv.start.identifyLabel.bank_id)
  await second.getByRole('button', { name: sv.start.join }).click()
  await expect(second.getByText(sv.start.inLine(1, 1))).toBeVisible()

  await page.getByRole('button', { name: svEnd.cancel.button }).click()
  await page.getByRole('button', { name: svEnd.cancel.confirm }).click()
  await title(page, svEnd.ended.cancelled)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(svEnd.ended.noMoney)).toBeVisible()

  await second.goto(await linkInLetter(second, signe.email, new RegExp(`https?://\\S+objectId=${id}`)))
  await waitUntilAlive(second)
  await second.getByRole('button', { name: sv.start.begin }).click()
  await title(second, sv.steps['personal-info'])
  await second.getByRole('button', { name: svEnd.cancel.button }).click()
  await second.getByRole('button', { name: svEnd.cancel.confirm }).click()
  await title(second, svEnd.ended.cancelled)
  await context.close()
})

test.describe('translated by the browser', () => {
  test.use({ isTranslated: true })

  test('a payment with a late answer is polled until it is complete, also after a reload', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/cookies/')
    await begin(page, await bookableHome(page, 1, 100), tage.who)
    await fillIn(page, tage)
    await sign(page, page.context(), tage.who)
    await title(page, sv.steps.payment)
    try {
      await bankIs(page, 'silent')
      await page.getByRole('button', { name: /^Betala / }).click()
      await expect(page.getByText(svPayments.pay.messages.pending)).toBeVisible()
      await page.reload()
      await waitUntilAlive(page)
      await expect(page.getByText(svPayments.pay.messages.pending)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Betala / })).toHaveCount(0)
      await bank(page, 'approve')
      // The provider sends no callback, so the server polls it.
      await expect(heading(page)).toHaveText(/^Klart! Du har bokat /, { timeout: 45_000 })
    } finally {
      await bankIs(page, 'well')
    }
  })
})

const abroad = (baseURL: string | undefined, host: string, path: string): string => {
  const origin = new URL(baseURL ?? 'http://localhost:3000')
  origin.hostname = host
  return new URL(path, origin).href
}

test('in Finland, a buyer withdraws after paying and gets a refund', async ({ page, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(abroad(baseURL, 'fi.localhost', '/'))
  const id = await bookableHome(page, 4, 5)
  await page.goto(abroad(baseURL, 'fi.localhost', `/varaus/aloitus/?objectId=${id}`))
  await waitUntilAlive(page)
  await identify(page, /Väinö Rantanen/, fi.start.identifyLabel.signicat)
  await page.getByRole('button', { name: fi.start.begin }).click()
  await title(page, fi.steps['personal-info'])
  await page.locator('[name="applicants.0.address"]').fill('Laiturikatu 4, 00100 Helsinki')
  await page.locator('[name="applicants.0.personalNumber"]').fill('181281Y905C')
  await goOn(page)
  await title(page, fi.steps.documents)
  await readPapers(page, page.context())
  await goOn(page)
  await title(page, fi.steps.sign)
  await sign(page, page.context(), /Väinö Rantanen/)
  await title(page, fi.steps.payment)
  await page.getByRole('button', { name: /^Maksa / }).click()
  await page.waitForURL('**/services/payments/handover/**')
  await page.getByRole('button').click()
  await page.waitForURL('**/__dev/payments**')
  await page.locator('button[value="approve"]').click()
  await title(page, /^Valmista! Olet varannut asunnon /)
  await expectAccessible(page)
  await page.getByRole('button', { name: fiEnd.done.withdraw }).click()
  await page.getByRole('button', { name: fiEnd.withdraw.confirm }).click()
  await title(page, fiEnd.ended.withdrawn)
  await expect(page.getByText(fiEnd.withdraw.done)).toBeVisible()
  await expect(
    page.getByText(fiEnd.ended.money.underWay).or(page.getByText(fiEnd.ended.money.done)),
  ).toBeVisible()
})

test('in Norway, the booking ends with a signed, binding offer and without a payment', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.goto(abroad(baseURL, 'no.localhost', '/'))
  const id = await bookableHome(page, 3, 5)
  await page.goto(abroad(baseURL, 'no.localhost', `/kjope-av-jm/start/?objectId=${id}`))
  await waitUntilAlive(page)
  await identify(page, /Sverre Haugen/, nb.start.identifyLabel.eident)
  await page.getByRole('button', { name: nb.start.begin }).click()
  await title(page, nb.steps['personal-info'])
  await page.locator('[name="applicants.0.address"]').fill('Kaigata 4, 0191 Oslo')
  await page.locator('[name="applicants.0.personalNumber"]').fill('18928111799')
  await goOn(page)
  await page.getByLabel(nb.financing.ownMoney).fill('2000000')
  await goOn(page)
  await title(page, nb.steps.sign)
  await sign(page, page.context(), /Sverre Haugen/)
  await title(page, /^Ferdig! Du har gitt kjøpstilbud på /)
  await expect(page.getByText(nbEnd.done.leadUnpaid)).toBeVisible()
  await expect(page.getByRole('button', { name: nbEnd.done.withdraw })).toHaveCount(0)
  await expect(page.getByRole('button', { name: nbEnd.cancel.button })).toHaveCount(0)
  await expectAccessible(page)
})

/** Takes minutes, so it runs only in `npm run bookings`. */
const atLength = process.env.HUSRUM_EVERY_PAGE === '1' ? [tage] : []
for (const buyer of atLength)
  test('a payment with an unknown outcome is shown as unknown and cannot be repeated', async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto('/cookies/')
    await begin(page, await bookableHome(page, 1, 120), buyer.who)
    await fillIn(page, buyer)
    await sign(page, page.context(), buyer.who)
    await title(page, sv.steps.payment)
    await page.getByRole('button', { name: /^Betala / }).click()
    await expect(page.getByText(svPayments.pay.messages.pending)).toBeVisible()
    await bank(page, 'doubt')
    await expect(page.getByText(svPayments.pay.messages.unclear)).toBeVisible()
    await expect(page.getByText(svPayments.pay.looking)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Betala / })).toHaveCount(0)
    // The server polls the bank until it has an outcome.
    await bank(page, 'approve')
    await expect(heading(page)).toHaveText(/^Klart! Du har bokat /, { timeout: 150_000 })
  })
