// What people do here most, as one story each, in whichever engine.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { texts as booking } from '../src/texts/sv/booking.ts'
import { texts as payments } from '../src/texts/sv/payments.ts'
import type { Visitor } from './visitor.ts'

export type Journey = (visitor: Visitor) => Promise<void>

const expect = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** A picture of one point, as a file. */
const photo = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'husrum-engines-')), 'kran.png')
  const point =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  writeFileSync(file, Buffer.from(point, 'base64'))
  return file
}

const next = { css: 'button[value="next"]' }

/** On the page that plays the bank. */
const approveAs = async (visitor: Visitor, who: RegExp): Promise<void> => {
  await visitor.untilPath(/^\/__dev\/identity/)
  await visitor.see({ css: 'button[value="approve"]' })
  const person = { role: 'radio', name: who }
  if (await visitor.isThere(person)) await visitor.click(person)
  await visitor.click({ css: 'button[value="approve"]' })
  await visitor.untilPath(/^\/(?!__dev)/)
}

const signIn = async (visitor: Visitor, who: RegExp): Promise<void> => {
  await visitor.open('/logga-in/')
  await visitor.click({ role: 'button', name: 'Logga in med BankID', within: 'main' })
  await approveAs(visitor, who)
  await visitor.untilPath(/^\/mina-sidor\//)
  // The address comes before its page.
  await visitor.heading('Mina sidor')
}

const expectToFit = async (visitor: Visitor): Promise<void> => {
  const tooWide = await visitor.ask<number>('() => document.scrollingElement.scrollWidth - innerWidth')
  expect(tooWide <= 0, `${await visitor.path()} scrolls ${tooWide} px sideways`)
}

const search: Journey = async (visitor) => {
  await visitor.open('/sok-bostad/')
  const place = { css: 'input[name=place], [role=combobox][name=place]' }
  await visitor.type(place, 'göteb')
  await visitor.click({ role: 'option', name: /Göteborg/ })
  await visitor.untilPath(/\/goteborg\/$/)
  await visitor.heading('Nya bostäder i Göteborg')
  await visitor.type({ css: 'input[name=maxPrice]:not([type=range])' }, '4000000')
  await visitor.untilPath(/maxPrice=4000000/)
  await visitor.click({ role: 'checkbox', name: /Balkong/ })
  await visitor.untilPath(/outdoorArea=balcony/)
  const card = { css: '[data-item-id] a' }
  await visitor.see({ css: 'section[aria-busy=false]' })
  await visitor.see(card)
  const name = await visitor.text(card)
  await visitor.click(card)
  await visitor.untilPath(/^\/(?!sok-bostad)/)
  await visitor.see({
    css: 'h1',
    text: new RegExp(
      name
        .trim()
        .slice(0, 12)
        .replace(/[^\p{L}\d]+/gu, '.*'),
      'u',
    ),
  })
  await expectToFit(visitor)
  await visitor.back()
  await visitor.untilPath(/outdoorArea=balcony/)
  await visitor.see(card)
  const isChecked = await visitor.read<boolean>({ role: 'checkbox', name: /Balkong/ }, '(box) => box.checked')
  expect(isChecked, 'What was chosen is gone after Back')
  await visitor.until('The focus on the home that one came from', () => visitor.isFocused(card))
}

const map: Journey = async (visitor) => {
  await visitor.open('/sok-bostad/')
  await visitor.click({ role: 'link', name: 'Karta' })
  await visitor.untilPath(/#map$/)
  const drawn = `() => [...document.querySelectorAll('.leaflet-container svg path')]
    .some((path) => path.getBoundingClientRect().width > 100)`
  await visitor.until('A drawn map', () => visitor.ask<boolean>(drawn))
  await visitor.click({ role: 'button', name: /^[\d\s]{3,} bostäder/ })
  await visitor.untilPath(/\?geoSearch=[\d.,]+#map$/)
  await visitor.click({ role: 'button', name: 'Rita ett område' })
  for (const direction of ['Åt norr', 'Åt öster', 'Åt söder']) {
    await visitor.click({ role: 'button', name: 'Sätt hörn i siktet' })
    const before = await visitor.ask<string>(
      `() => document.querySelector('.leaflet-map-pane').style.transform`,
    )
    await visitor.click({ role: 'button', name: direction })
    await visitor.until('A moved map', async () => {
      const now = await visitor.ask<string>(
        `() => document.querySelector('.leaflet-map-pane').style.transform`,
      )
      return now !== before
    })
  }
  await visitor.click({ role: 'button', name: 'Sök i området' })
  await visitor.untilPath(/\?geoSearch=(?:[\d.]+,){5}[\d.]+#map$/)
  await visitor.resize(320, 640)
  await expectToFit(visitor)
}

const signInJourney: Journey = async (visitor) => {
  // The dialog over a page: what is behind it is out of reach, Escape closes it.
  await visitor.open('/om-oss/#open-login')
  await visitor.see({ role: 'dialog' })
  const isKept =
    await visitor.ask<boolean>(`() => document.querySelector('dialog[open]')?.contains(document.activeElement)
    ?? document.querySelector('[role=dialog]').contains(document.activeElement)`)
  expect(isKept, 'The dialog has no focus')
  await visitor.press('Escape')
  await visitor.until('The closed dialog', async () => !(await visitor.isThere({ role: 'dialog' })))
  await signIn(visitor, /Vega Lindqvist/)
  // The header knows who it is.
  const menu = { css: 'header details[data-foldout="user"] > summary' }
  await visitor.alive()
  await visitor.click(menu)
  await visitor.click({ role: 'button', name: 'Logga ut' })
  await visitor.untilPath(/^\/$/)
  await visitor.see({ role: 'link', name: 'Logga in' })
}

const reportFault: Journey = async (visitor) => {
  await signIn(visitor, /Vega Lindqvist/)
  await visitor.resize(320, 640)
  await visitor.open('/felanmalan/boende/')
  const at = async (words: RegExp) => {
    await visitor.heading(words)
    await expectToFit(visitor)
  }
  await at(/Innan du börjar/)
  await visitor.click(next)
  await visitor.see({ role: 'alert' })
  await visitor.choose({ css: 'input[name="acceptTerms"]' })
  await visitor.click(next)
  await at(/Kontaktuppgifter/)
  await visitor.until('The focus on the heading', () => visitor.isFocused({ css: 'h1' }))
  await visitor.click(next)
  await at(/Bostad eller utrymme/)
  await visitor.choose({ css: 'input[name="type"]' })
  await visitor.choose({ css: 'input[name="selectedApartmentId"]' })
  await visitor.click(next)
  await at(/Problemområde/)
  await visitor.choose({ css: 'input[name="problemArea"]' })
  await visitor.click(next)
  await at(/Vad som är fel/)
  await visitor.choose({ role: 'radio', name: 'Vatten och avlopp' })
  await visitor.click(next)
  await at(/Beskrivning/)
  await visitor.type({ css: 'textarea' }, 'Kranen i badrummet läcker.')
  await visitor.attach({ css: 'input[type="file"]' }, photo())
  await visitor.see({ css: 'main li', text: /kran\.png/ })
  await visitor.click(next)
  await at(/Granska och skicka/)
  await visitor.click({ css: 'button[value="submit"]' })
  await visitor.heading('Vi har tagit emot din felanmälan')
}

/** Finds a home that is not held. Each engine uses another one. */
const bookable = `async (skip) => {
  const search = await fetch('/services/residence/search_object', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 200, offset: 0, filter: { siteId: 1 } }),
  })
  let left = skip
  for (const { id, status } of (await search.json()).hits) {
    if (status !== 'forSale') continue
    const { reason } = await (await fetch('/services/booking/offer/' + id)).json()
    if (reason !== undefined && reason !== 'missingIdentity') continue
    if (left-- === 0) return id
  }
}`

const bookHome: Journey = async (visitor) => {
  await visitor.open('/cookies/')
  const id = await visitor.ask<string>(bookable, 0)
  await visitor.open(`/boka/borja/?objectId=${id}`)
  await visitor.click({ role: 'button', name: booking.start.identifyLabel.bank_id })
  await approveAs(visitor, /Birger Åkesson/)
  await visitor.alive()
  await visitor.click({ role: 'button', name: booking.start.begin })
  await visitor.heading(booking.steps['personal-info'])
  await visitor.type({ css: '[name="applicants.0.address"]' }, 'Kajgatan 4, 417 64 Göteborg')
  await visitor.type({ css: '[name="applicants.0.personalNumber"]' }, '19811218-9876')
  await visitor.click(next)
  await visitor.heading(booking.steps.choices)
  await visitor.click(next)
  await visitor.heading(booking.steps.financing)
  await visitor.type({ css: 'main input:not([type=hidden])' }, '1000000')
  await visitor.click(next)
  await visitor.heading(booking.steps.accomodation)
  await visitor.choose({ role: 'radio', name: booking.accommodation.present.tenancy })
  await visitor.click(next)
  await visitor.heading(booking.steps.sign)
  const papers = await visitor.read<number>(
    { css: 'a[id^="booking-documentsRead"]' },
    '() => document.querySelectorAll(\'a[id^="booking-documentsRead"]\').length',
  )
  for (let at = 0; at < papers; at += 1) {
    await visitor.click({ css: 'a[id^="booking-documentsRead"]', at })
    await visitor.closeOther()
  }
  await visitor.choose({ css: '#booking-acceptedTerms' })
  await visitor.click({ role: 'button', name: 'Skriv under med BankID' })
  await visitor.until('The bank', async () => {
    if (/^\/__dev\/identity/.test(await visitor.path())) return true
    const app = { role: 'link', name: 'Öppna BankID-appen' }
    if (await visitor.isThere(app)) await visitor.click(app)
    return false
  })
  await approveAs(visitor, /Birger Åkesson/)
  await visitor.heading(booking.steps.payment)
  await visitor.alive()
  await visitor.click({ role: 'button', name: /^Betala / })
  await visitor.see({ css: 'main *', text: payments.pay.messages.pending })
  await visitor.ask(`() => fetch('/__dev/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ deed: 'approve' }),
  }).then(({ ok }) => ok)`)
  await visitor.heading(/^Klart! Du har bokat /)
}

const myPages: Journey = async (visitor) => {
  await signIn(visitor, /Vega Lindqvist/)
  for (const path of [
    '/mina-sidor/',
    '/mina-sidor/mina-bostader/',
    '/mina-sidor/min-bostad/',
    '/mina-sidor/tidslinje/',
    '/mina-sidor/mina-avtal/',
    '/mina-sidor/betalningar/',
    '/mina-sidor/nyheter/',
    '/mina-sidor/sparade-sokningar/',
    '/mina-sidor/mina-installningar/',
  ]) {
    await visitor.resize(320, 640)
    await visitor.open(path)
    await visitor.see({ css: 'h1' })
    await expectToFit(visitor)
    await visitor.resize(1280, 900)
    await expectToFit(visitor)
  }
  await visitor.open('/mina-sidor/arenden/?status=infoFromCustomer')
  await visitor.click({ css: 'th[scope=row] a, [role=rowheader] a' })
  await visitor.type({ role: 'textbox', name: 'Ditt svar' }, 'Efter tre, alla dagar.')
  await visitor.click({ role: 'button', name: 'Skicka svaret' })
  await visitor.see({ css: 'main *', text: 'Tack, svaret är skickat. Vi går vidare.' })
}

export const journeys: Readonly<Record<string, Journey>> = {
  search,
  map,
  'sign-in': signInJourney,
  'fault report': reportFault,
  booking: bookHome,
  'My Pages': myPages,
}

/** Of what is looked at with the eyes: each at two widths. */
export const views: readonly (readonly [string, (visitor: Visitor) => Promise<void>])[] = [
  ['search', (visitor) => visitor.open('/sok-bostad/')],
  [
    'home',
    async (visitor) => {
      await visitor.open('/sok-bostad/vastra-gotalands-lan/goteborg/')
      await visitor.click({ css: '[data-item-id] a' })
      await visitor.untilPath(/^\/(?!sok-bostad)/)
      await visitor.alive()
    },
  ],
  ['my-pages', (visitor) => signIn(visitor, /Vega Lindqvist/)],
]
