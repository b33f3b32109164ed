// A booking in a screen reader: the step, its errors and the remaining sum are announced once each, in the language of the country.
import type { Page } from '@playwright/test'
import { texts as fi } from '../src/texts/fi/booking.ts'
import { texts as nb } from '../src/texts/nb/booking.ts'
import { texts as sv } from '../src/texts/sv/booking.ts'
import { bookableHome, identify, payLeast, readPapers } from './book.ts'
import { expect, test, waitUntilAlive } from './journey.ts'
import { listen, transcript } from './spoken.ts'

type Words = typeof sv

const press = async (page: Page) => {
  await page.locator('button[value="next"]').focus()
  await page.keyboard.press('Enter')
}
const reached = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
const type = (page: Page, name: string, words: string) => page.locator(`[name="${name}"]`).fill(words)

interface Country {
  readonly name: string
  readonly host: string
  readonly siteId: number
  readonly start: string
  readonly texts: Words
  readonly provider: keyof Words['start']['identifyLabel']
  readonly who: RegExp
  readonly address: string
  readonly number: string
  /** From the second step to the signature. */
  readonly goOn: (page: Page) => Promise<void>
  /** With `SUM` for each amount. */
  readonly heard: readonly string[]
}

const countries: readonly Country[] = [
  {
    name: 'Sweden',
    host: 'localhost',
    siteId: 1,
    start: '/boka/borja/',
    texts: sv,
    provider: 'bank_id',
    who: /Majken Dahlgren/,
    address: 'Kajgatan 4, 417 64 Göteborg',
    number: '19960318-2396',
    goOn: async (page) => {
      await reached(page, sv.steps.choices)
      await press(page)
      await reached(page, sv.steps.financing)
      await page.getByLabel(sv.financing.ownMoney).fill('1')
      await press(page)
      await expect(page.getByRole('alert').first()).toBeFocused()
      await payLeast(page, sv.financing.ownMoney)
      await press(page)
      await reached(page, sv.steps.accomodation)
      await page.getByRole('radio', { name: sv.accommodation.present.tenancy }).focus()
      await page.keyboard.press('Space')
      await press(page)
    },
    heard: [
      'Vi reserverar bostaden åt dig …',
      '# Dina uppgifter (Steg 2 av 8)',
      'Något behöver rättas Ange personnummer. Ange gatuadress, postnummer och ort.',
      'Något behöver rättas Ange personnummer.',
      '# Tillval (Steg 3 av 8)',
      'Tillval tillsammans SUM Bostad och tillval SUM',
      '# Finansiering (Steg 4 av 8)',
      'Bostaden kostar SUM Täckt hittills SUM Återstår SUM',
      'Bostaden kostar SUM Täckt hittills SUM Återstår SUM',
      'Något behöver rättas Egna pengar: Kontantinsatsen är för låg. Den ska vara minst SUM.',
      'Bostaden kostar SUM Täckt hittills SUM Återstår SUM',
      '# Så bor du nu (Steg 5 av 8)',
      '# Skriv under (Steg 6 av 8)',
      'Du har fått mer tid. Bostaden hålls åt dig i N minuter till.',
    ],
  },
  {
    name: 'Norway',
    host: 'no.localhost',
    siteId: 3,
    start: '/kjope-av-jm/start/',
    texts: nb as Words,
    provider: 'eident',
    who: /Sverre Haugen/,
    address: 'Kaigata 4, 0191 Oslo',
    number: '18928111799',
    goOn: async (page) => {
      await reached(page, nb.steps.financing)
      await page.getByLabel(nb.financing.ownMoney).fill('2000000')
      await press(page)
    },
    heard: [
      'Vi reserverer boligen til deg …',
      '# Dine opplysninger (Steg 2 av 5)',
      'Noe må rettes Oppgi fødselsnummer. Oppgi gateadresse, postnummer og sted.',
      'Noe må rettes Oppgi fødselsnummer.',
      '# Finansiering (Steg 3 av 5)',
      'Boligen koster SUM Dekket så langt SUM Mangler SUM',
      'Boligen koster SUM Dekket så langt SUM Mangler SUM',
      '# Signer (Steg 4 av 5)',
      'Du har fått mer tid. Boligen holdes av til deg i N minutter til.',
    ],
  },
  {
    name: 'Finland',
    host: 'fi.localhost',
    siteId: 4,
    start: '/varaus/aloitus/',
    texts: fi as Words,
    provider: 'signicat',
    who: /Väinö Rantanen/,
    address: 'Laiturikatu 4, 00100 Helsinki',
    number: '181281Y905C',
    goOn: async (page) => {
      await reached(page, fi.steps.documents)
      await readPapers(page, page.context())
      await press(page)
    },
    heard: [
      'Varaamme asuntoa sinulle …',
      '# Omat tiedot (Vaihe 2/6)',
      'Jotain pitää korjata Anna henkilötunnus. Anna katuosoite, postinumero ja postitoimipaikka.',
      'Jotain pitää korjata Anna henkilötunnus.',
      '# Asiakirjat (Vaihe 3/6)',
      '0/3 avattu',
      '1/3 avattu',
      '2/3 avattu',
      '3/3 avattu',
      '# Allekirjoita (Vaihe 4/6)',
      'Sait lisää aikaa. Asuntoa pidetään sinulle vielä N minuuttia.',
    ],
  },
]

/** All countries in `npm run bookings`. */
const walked = process.env.HUSRUM_EVERY_PAGE === '1' ? countries : countries.slice(0, 1)

for (const { name, host, siteId, start, texts, provider, who, address, number, goOn, heard } of walked)
  test(`in ${name}, a screen reader announces each step with its number and each error once`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const origin = new URL(baseURL ?? 'http://localhost:3000')
    origin.hostname = host
    await listen(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(new URL('/', origin).href)
    const id = await bookableHome(page, siteId, 30)
    await page.goto(new URL(`${start}?objectId=${id}`, origin).href)
    await waitUntilAlive(page)
    await identify(page, who, texts.start.identifyLabel[provider])
    await page.getByRole('button', { name: texts.start.begin }).focus()
    const before = (await transcript(page)).length
    await page.keyboard.press('Enter')
    await reached(page, texts.steps['personal-info'])
    await press(page)
    await expect(page.getByRole('alert').first()).toBeFocused()
    await type(page, 'applicants.0.address', address)
    await type(page, 'applicants.0.personalNumber', number)
    await press(page)
    await goOn(page)
    await reached(page, texts.steps.sign)
    const plain = (words: string) =>
      words.replace(/kr \d[\d ]*\d|\d[\d ]* kr|kr \d/g, 'SUM').replace(/\d+ (?=min)/, 'N ')
    // The step is shown before the longer time of signing is known.
    await expect
      .poll(async () => (await transcript(page)).slice(before).map(plain), { timeout: 20_000 })
      .toEqual(heard)
  })
