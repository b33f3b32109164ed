// A buyer books a home: by keyboard on a narrow screen, after a reload, without JavaScript, and in three countries.
import type { BookingStep } from '@husrum/domain'
import type { Page } from '@playwright/test'
import { bookingWords } from '../../server/src/content/pages/view-models/booking-words.ts'
import { texts as fi } from '../src/texts/fi/booking.ts'
import { texts as nb } from '../src/texts/nb/booking.ts'
import { texts as sv } from '../src/texts/sv/booking.ts'
import { bookableHome, identify, payLeast } from './book.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'
import { htmlFaults } from './valid-html.ts'

const personalNumber = '19990807-2391'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard on a phone, each step is accessible, its heading has the focus, and a reload keeps the input', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cookies/')
  const id = await bookableHome(page, 1)
  await page.goto(`/boka/borja/?objectId=${id}`)
  await waitUntilAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await identify(page, /Vega Lindqvist/, sv.start.identifyLabel.bank_id)

  const at = async (step: BookingStep) => {
    await expect(heading(page)).toHaveText(sv.steps[step])
    await expect(heading(page)).toBeFocused()
    expect(await htmlFaults(await page.content())).toEqual([])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const next = async () => {
    await page.locator('button[value="next"]').focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: sv.start.begin }).focus()
  await page.keyboard.press('Enter')
  await at('personal-info')
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d) kvar$/)
  await next()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(sv.applicants.fields.address).fill('Kajgatan 4, 417 64 Göteborg')
  await page.getByLabel(sv.applicants.fields.personalNumber).fill(personalNumber)
  await expect(page.getByText(/^Sparat /)).toBeVisible()
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByLabel(sv.applicants.fields.address)).toHaveValue('Kajgatan 4, 417 64 Göteborg')
  await next()
  await at('choices')
  await next()
  await at('financing')
  await page.getByLabel(sv.financing.ownMoney).fill('1')
  await next()
  await expect(page.getByRole('alert').first()).toContainText('Kontantinsatsen är för låg')
  await payLeast(page, sv.financing.ownMoney)
  await next()
  await at('accomodation')
  await page.goBack()
  await at('financing')
  await next()
  await at('accomodation')
  await page.getByRole('radio', { name: sv.accommodation.present.tenancy }).focus()
  await page.keyboard.press('Space')
  await next()
  await expect(heading(page)).toHaveText(sv.steps.sign)
})

test('without JavaScript, each form leads to the next after sign-in, and errors are shown at their fields', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/cookies/')
  const id = await bookableHome(page, 1, 40)
  await page.goto(`/boka/borja/?objectId=${id}`)
  await waitUntilAlive(page)
  await identify(page, /Vega Lindqvist|Astrid|Nils/, sv.start.identifyLabel.bank_id)
  // The redirect from the bank signs the buyer in.
  const { begin: hold, resume } = sv.start
  await expect(
    page.getByRole('button', { name: hold }).or(page.getByRole('link', { name: resume })),
  ).toBeVisible()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`http://localhost:${new URL(page.url()).port}/boka/borja/?objectId=${id}`)
  await plain
    .getByRole('button', { name: hold })
    .or(plain.getByRole('link', { name: resume }))
    .click()
  await expect(heading(plain)).toBeVisible()
  if ((await heading(plain).textContent()) === sv.steps['personal-info']) {
    await plain.getByRole('button', { name: sv.next }).click()
    await expect(plain).toHaveTitle(/^Fel: /)
    await expect(plain.getByText(sv.missing.address ?? '').first()).toBeVisible()
    await plain.getByLabel(sv.applicants.fields.address).fill('Kajgatan 4, 417 64 Göteborg')
    await plain.getByLabel(sv.applicants.fields.personalNumber).fill(personalNumber)
    await plain.getByRole('button', { name: sv.next }).click()
  }
  await expect(heading(plain)).not.toHaveText(sv.steps['personal-info'])
  await context.close()
})

const abroad = [
  ['no.localhost', 3, '/kjope-av-jm/start/', nb, bookingWords.nb],
  ['fi.localhost', 4, '/varaus/aloitus/', fi, bookingWords.fi],
] as const

for (const [host, siteId, path, words, served] of abroad)
  test(`the start page on ${host} states the cost of booking in its language`, async ({ page, baseURL }) => {
    const origin = new URL(baseURL ?? 'http://localhost:3000')
    origin.hostname = host
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(new URL('/', origin).href)
    const id = await bookableHome(page, siteId)
    await page.goto(new URL(`${path}?objectId=${id}`, origin).href)
    await waitUntilAlive(page)
    await expect(page).toHaveTitle(new RegExp(`${served.steps['start-booking']} – ${served.booking}`))
    await expect(page.getByRole('heading', { name: words.start.cost })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('server and page use the same names for the steps', () => {
  expect([bookingWords.sv.steps, bookingWords.nb.steps, bookingWords.fi.steps]).toEqual([
    sv.steps,
    nb.steps,
    fi.steps,
  ])
})
