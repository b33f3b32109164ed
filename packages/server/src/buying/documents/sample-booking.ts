// An invented booking, from which a company sees what its own text becomes.
import type {
  Applicant,
  CountryCode,
  DisposalForm,
  Money,
  PaymentProvider,
  Seller,
  SiteDefinition,
} from '@husrum/domain'
import { moneyOf, saleTermsOf, withOptionsPrice } from '@husrum/domain'
import type { ReceiptFacts } from './document-facts.ts'
import type { BookingFacts } from './paper-facts.ts'

/** Addresses, a price in whole units, and personal numbers that belong to no person. */
const samples: Readonly<
  Record<
    CountryCode,
    {
      readonly address: string
      readonly municipality: string
      readonly area: string
      readonly price: number
      readonly numbers: readonly [string, string]
      readonly phone: string
      readonly option: string
      readonly provider: PaymentProvider
    }
  >
> = {
  SE: {
    address: 'Exempelgatan 1 A',
    municipality: 'Göteborg',
    area: 'Lindholmen',
    price: 3_495_000,
    numbers: ['198112189876', '198507099805'],
    phone: '+46701740605',
    option: 'Parkett',
    provider: 'swish',
  },
  NO: {
    address: 'Eksempelveien 1',
    municipality: 'Oslo',
    area: 'Løren',
    price: 5_400_000,
    numbers: ['15076500565', '21016400952'],
    phone: '+4792000000',
    option: 'Parkett',
    provider: 'svea',
  },
  FI: {
    address: 'Esimerkkikatu 1 A 5',
    municipality: 'Espoo',
    area: 'Tapiola',
    price: 329_000,
    numbers: ['131052-308T', '010594-9021'],
    phone: '+358401234567',
    option: 'Parketti',
    provider: 'nordea',
  },
}

export const sampleBooking = (
  site: SiteDefinition,
  {
    tenure = 'condominium',
    seller,
    buyers = 2,
    now,
  }: {
    readonly tenure?: DisposalForm | undefined
    readonly seller: Seller | undefined
    readonly buyers?: number | undefined
    readonly now: number
  },
): BookingFacts => {
  const { address, municipality, area, price, numbers, phone, option } = samples[site.country]
  const optionPrice = price / 100
  const personOf = (firstName: string, lastName: string, personalNumber: string): Applicant => ({
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    phone,
    address: `${address}, ${municipality}`,
    country: site.country,
    personalNumber,
    share: 100 / buyers,
  })
  return {
    id: '00000000-0000-4000-8000-000000000000',
    site,
    home: {
      objectId: 'sample',
      name: `${area} 1-1001`,
      address,
      areaName: area,
      municipality,
      stageName: area,
      path: '/',
      image: '',
      rooms: 3,
      area: 72.5,
      floor: 2,
      disposalForm: tenure,
      inhabitDate: `${new Date(now).getUTCFullYear() + 1}-10-01`,
      monthlyFee: moneyOf(site.country === 'FI' ? 290 : 3_900),
    },
    terms: withOptionsPrice(saleTermsOf({ price: moneyOf(price) }, site), moneyOf(optionPrice), site),
    applicants: [personOf('Astrid', 'Lund', numbers[0]), personOf('Olle', 'Berg', numbers[1])].slice(
      0,
      buyers,
    ),
    options: [{ id: 'sample', title: option, price: moneyOf(optionPrice) }],
    startedAt: now,
    paperSources: { ...(seller && { seller }), templates: {} },
  }
}

export const sampleReceipt = (site: SiteDefinition, amount: Money, now: number): ReceiptFacts => ({
  number: `K-${site.siteId}-000000`,
  paidAt: now,
  amount,
  provider: samples[site.country].provider,
})
