// Builders of a buyer's view: a flat in Gothenburg, held for them.

import { holdDuration } from '../booking/booking-hold.ts'
import type {
  BookedHome,
  BookingOffer,
  BookingView,
  SaleTerms,
  TypedApplicant,
} from '../booking/booking-view.ts'
import { moneyOf } from '../money/money.ts'

export const aBookedHome = (facts: Partial<BookedHome> = {}): BookedHome => ({
  objectId: 'home-1',
  name: 'Kajutan 1203',
  address: 'Kajgatan 4',
  areaName: 'Norra Kajen',
  municipality: 'Göteborg',
  stageName: 'Kajutan',
  path: '/bostader/kajutan/1203/',
  image: 'kajutan-1203-room',
  rooms: 3,
  area: 78,
  disposalForm: 'condominium',
  inhabitDate: '2027-10-01',
  ...facts,
})

const terms: SaleTerms = {
  price: moneyOf(4_195_000),
  fee: moneyOf(25_000),
  withdrawalCost: moneyOf(7_000),
  minDownPaymentRate: 0.15,
  currency: 'SEK',
  lines: [
    { kind: 'price', amount: moneyOf(4_195_000) },
    { kind: 'bookingFee', amount: moneyOf(25_000) },
  ],
}

/** A home that the caller may book. */
export const aBookingOffer = (facts: Partial<BookingOffer> = {}): BookingOffer => ({
  objectId: 'home-1',
  isBookable: true,
  canBook: true,
  home: aBookedHome(),
  terms,
  variant: 'C',
  ...facts,
})

/** Anna, as typed by herself. */
export const aTypedApplicant = (facts: Partial<TypedApplicant> = {}): TypedApplicant => ({
  firstName: 'Anna',
  lastName: 'Åkesson',
  email: 'anna@example.se',
  phone: '070-123 45 67',
  address: 'Kajgatan 4, 417 64 Göteborg',
  country: 'SE',
  personalNumber: '19990807-2391',
  share: '100',
  ...facts,
})

/** A Swedish booking at its form of personal facts, held since the instant 0. */
export const aBookingView = (facts: Partial<BookingView> = {}): BookingView => ({
  bookingId: 'booking-1',
  objectId: 'home-1',
  variant: 'C',
  status: 'info',
  step: 'personal-info',
  holdExpiresAt: holdDuration,
  now: 0,
  home: aBookedHome(),
  terms,
  contacts: [],
  forms: {},
  options: [],
  documents: [],
  signers: [],
  can: { goBack: true, cancel: true, withdraw: false, pay: false },
  role: 'buyer',
  version: 1,
  log: [],
  ...facts,
})
