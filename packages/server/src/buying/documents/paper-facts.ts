// The facts that papers of a booking are written from, by the names by which texts use them: one list for the built-in texts and for those of
// the company.
import type { Applicant, Money, Seller } from '@husrum/domain'
import {
  agreedByTerms,
  dayIn,
  formatArea,
  formatDate,
  formatDateTime,
  formatPrice,
  formatRooms,
  maskedPersonalNumber,
  wallClockOf,
} from '@husrum/domain'
import type { StoredBooking } from '../booking/index.ts'
import type { PaperCondition, PaperFact } from '../paper-texts/index.ts'
import type { DocumentTexts, ReceiptFacts } from './document-facts.ts'

/** What documents are written from: the current booking. */
export type BookingFacts = Pick<StoredBooking, 'id' | 'site' | 'home' | 'terms' | 'applicants' | 'options'> &
  Partial<Pick<StoredBooking, 'startedAt' | 'paperSources'>>

/** The seller as papers name it. Without a registered company, the name of the site. */
export type NamedSeller = Pick<Seller, 'legalName'> & Partial<Seller>

export const namedSeller = (
  seller: Seller | null | undefined,
  site: Pick<BookingFacts['site'], 'name'>,
): NamedSeller => seller ?? { legalName: site.name }

export const sellerOf = ({ paperSources, site }: Pick<BookingFacts, 'paperSources' | 'site'>): NamedSeller =>
  namedSeller(paperSources?.seller, site)

/** Formats an instant in the country's time zone. */
export const momentOf = (at: number, { site }: Pick<BookingFacts, 'site'>): string =>
  formatDateTime(wallClockOf(new Date(at).toISOString(), site.country) ?? Number.NaN, site.formats)

/** The total that the buyer pays. */
export const totalOf = ({ terms, site }: Pick<BookingFacts, 'terms' | 'site'>): Money =>
  agreedByTerms(terms, site).total

/** The human-readable reference of a booking: the beginning of its id. */
export const referenceOf = ({ id }: Pick<BookingFacts, 'id'>): string => id.slice(0, 8).toUpperCase()

export const accessIn = (
  { home, site }: Pick<BookingFacts, 'home' | 'site'>,
  texts: DocumentTexts,
): string => {
  if (home.isMoveInReady) return texts.accessNow
  return home.inhabitDate === '' ? texts.accessUnknown : formatDate(home.inhabitDate, site.formats)
}

const joined = (parts: readonly string[], separator = ', '): string =>
  parts.filter((part) => part !== '').join(separator)

export const namesOf = (people: readonly Pick<Applicant, 'firstName' | 'lastName'>[]): string =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

/** Facts that only some papers have. */
export interface LaterFacts {
  readonly receipt?: ReceiptFacts
  /** When a withdrawal was received, epoch milliseconds. */
  readonly receivedAt?: number
}

type Fact = (facts: BookingFacts, texts: DocumentTexts, later: LaterFacts) => string

const money = (amount: number | undefined, { site }: Pick<BookingFacts, 'site'>): string =>
  amount === undefined ? '' : formatPrice(amount as Money, site.formats)

/** A fact is empty if the booking does not have it. */
export const paperFacts = {
  'seller.name': (facts) => sellerOf(facts).legalName,
  'seller.organisationNumber': (facts) => sellerOf(facts).organisationNumber ?? '',
  'seller.vatNumber': (facts) => sellerOf(facts).vatNumber ?? '',
  'seller.address': (facts) => sellerOf(facts).address ?? '',
  'seller.email': (facts) => sellerOf(facts).email ?? '',
  'seller.phone': (facts) => sellerOf(facts).phone ?? '',
  'seller.signatories': (facts) => joined(sellerOf(facts).signatories ?? []),
  'buyer.names': ({ applicants }) => namesOf(applicants),
  'buyer.personalNumbers': ({ applicants }) =>
    joined(applicants.map(({ personalNumber }) => maskedPersonalNumber(personalNumber))),
  'buyer.addresses': ({ applicants }) => joined([...new Set(applicants.map(({ address }) => address))], '; '),
  'buyer.contacts': ({ applicants }) => joined(applicants.flatMap(({ email, phone }) => [email, phone])),
  'buyer.shares': ({ applicants }) =>
    joined(applicants.map(({ firstName, lastName, share }) => `${firstName} ${lastName} ${share}\u00a0%`)),
  'home.name': ({ home }) => home.name,
  'home.address': ({ home }) => joined([home.address, home.municipality]),
  'home.project': ({ home }) => home.stageName,
  'home.rooms': ({ home, site }) => formatRooms(home.rooms, site.formats),
  'home.area': ({ home, site }) => formatArea(home.area, site.formats),
  'home.floor': ({ home }) => (home.floor === undefined ? '' : String(home.floor)),
  'home.access': accessIn,
  'home.monthlyFee': (facts) => money(facts.home.monthlyFee, facts),
  'price.price': (facts) => money(facts.terms.price, facts),
  'price.total': (facts) => money(totalOf(facts), facts),
  'price.options': (facts) => money(facts.terms.lines.find(({ kind }) => kind === 'options')?.amount, facts),
  'price.fee': (facts) => money(facts.terms.fee, facts),
  'price.withdrawalCost': (facts) => money(facts.terms.withdrawalCost, facts),
  'booking.number': referenceOf,
  /** The day on which the booking began; signatures have their own moments. */
  'booking.date': ({ startedAt, site }) =>
    startedAt === undefined ? '' : formatDate(dayIn(startedAt, site.country), site.formats),
  'receipt.number': (_, __, { receipt }) => receipt?.number ?? '',
  'receipt.amount': (facts, _, { receipt }) => money(receipt?.amount, facts),
  'receipt.paidAt': (facts, _, { receipt }) => (receipt ? momentOf(receipt.paidAt, facts) : ''),
  'receipt.paidWith': (_, texts, { receipt }) => (receipt ? texts.receipt.providers[receipt.provider] : ''),
  'withdrawal.receivedAt': (facts, _, { receivedAt }) =>
    receivedAt === undefined ? '' : momentOf(receivedAt, facts),
} as const satisfies Readonly<Record<PaperFact, Fact>>

/** What a part of a text may depend on. */
export const paperConditions = {
  coBuyer: ({ applicants }) => applicants.length > 1,
  /** The house is built. */
  built: ({ home }) => home.isMoveInReady === true,
  options: ({ options }) => options.length > 0,
  fee: ({ terms }) => terms.fee > 0,
  withdrawalCost: ({ terms }) => terms.withdrawalCost > 0,
  floor: ({ home }) => home.floor !== undefined,
  monthlyFee: ({ home }) => home.monthlyFee !== undefined,
  /** The company has said what is paid when. */
  plan: ({ paperSources }) => paperSources?.plan !== undefined,
} as const satisfies Readonly<Record<PaperCondition, (facts: BookingFacts) => boolean>>
