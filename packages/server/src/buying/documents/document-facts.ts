// The facts and blocks that documents of a booking consist of: every language, and both HTML and PDF, have the same content.
import type {
  BookingSigner,
  CountryCode,
  LoginMethod,
  Money,
  PaymentProvider,
  PlanDue,
  PlannedPaymentKind,
  PriceLineKind,
} from '@husrum/domain'
import type { Block } from '../paper-texts/index.ts'

export type { Block }

/** The days of a home that payments depend on. */
type PlanDay = Extract<PlanDue, { readonly after: unknown }>['after']

/** The kinds of documents. */
export type DocumentId =
  | 'information'
  | 'security'
  | 'terms'
  | 'agreement'
  /** The agreement with its signatures: the final copy for the buyers. */
  | 'signedAgreement'
  | 'receipt'
  | 'withdrawal'

/** The text of any document, for HTML and PDF. */
export interface WrittenText {
  readonly title: string
  /** BCP 47. */
  readonly language: string
  /** The brand and the number of the booking. */
  readonly subtitle: string
  readonly blocks: readonly Block[]
  /** Footer of each page; `{page}` and `{pages}` are replaced by numbers. */
  readonly footer: string
}

export interface WrittenDocument<Id extends string = DocumentId> extends WrittenText {
  readonly id: Id
}

/** A received payment, for its receipt. */
export interface ReceiptFacts {
  readonly number: string
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly amount: Money
  readonly provider: PaymentProvider
}

/** A signature. */
export interface MadeSignature {
  readonly role: BookingSigner
  readonly name: string
  readonly provider: LoginMethod
  /** Epoch milliseconds. */
  readonly signedAt: number
}

export interface Section {
  readonly heading: string
  /** A paragraph that depends on the home's phase has one text for each, or none. */
  readonly paragraphs: readonly (string | { readonly coming?: string; readonly built?: string })[]
}

/** The texts that depend on a country's law. `{…}` is a placeholder for a fact: see `write-document.ts`. */
export interface LawTexts {
  readonly titles: Readonly<Record<Exclude<DocumentId, 'security' | 'signedAgreement'>, string>>
  readonly information: readonly Section[]
  readonly terms: readonly Section[]
  readonly agreement: readonly Section[]
  readonly withdrawal: readonly Section[]
  /** Finland only: the security that is required before homes under construction may be offered. */
  readonly security?: { readonly title: string; readonly sections: readonly Section[] }
  /** What is signed in the e-identity app, in one sentence. */
  readonly signs: string
}

/** The texts of one language. A language has the laws that it is written for, and English has all of them as a translation. */
export interface DocumentTexts {
  readonly laws: Partial<Readonly<Record<CountryCode, LawTexts>>>
  /** Note above a translation. */
  readonly translation?: string
  readonly booking: string
  readonly parties: string
  readonly buyer: string
  readonly seller: string
  readonly organisationNumber: string
  readonly vatNumber: string
  /** Label of the names of those who sign for the seller. */
  readonly signsForSeller: string
  readonly name: string
  readonly personalNumber: string
  readonly address: string
  readonly contact: string
  readonly share: string
  readonly home: string
  readonly object: string
  readonly project: string
  readonly rooms: string
  readonly area: string
  readonly floor: string
  readonly access: string
  /** Label for a house that is already built. */
  readonly accessWhenBuilt: string
  readonly accessUnknown: string
  /** For a house that is already built. */
  readonly accessNow: string
  readonly monthlyFee: string
  readonly money: string
  readonly lines: Readonly<Record<PriceLineKind, string>>
  readonly withdrawalCost: string
  readonly options: string
  readonly noOptions: string
  /** What the buyers pay when. `{days}` is a number. */
  readonly plan: {
    readonly heading: string
    readonly none: string
    readonly on: Readonly<Record<PlanDay, string>>
    readonly before: Readonly<Record<PlanDay, string>>
    readonly after: Readonly<Record<PlanDay, string>>
  }
  readonly signatures: string
  /** `{hash}` */
  readonly signaturesAre: string
  /** `{method}`, `{moment}` */
  readonly signedWith: string
  readonly methods: Readonly<Record<LoginMethod, string>>
  readonly receipt: {
    readonly number: string
    readonly status: string
    readonly paid: string
    readonly payer: string
    readonly bookingFee: string
    readonly paidAt: string
    readonly amount: string
    readonly paidWith: string
    readonly concerns: string
    readonly note: string
    /** For a payment of a home's plan. */
    readonly homeNote: string
    /** For a membership. */
    readonly vipNote: string
    readonly home: Readonly<Record<PlannedPaymentKind, string>>
    /** Row with the refunded amount. */
    readonly refunded: string
    readonly providers: Readonly<Record<PaymentProvider, string>>
  }
  readonly withdrawal: { readonly receivedAt: string; readonly by: string }
  readonly signing: {
    readonly documents: string
    readonly price: string
    readonly fee: string
    readonly accepts: string
  }
  readonly page: string
  readonly calendar: { readonly lastDayToWithdraw: string; readonly access: string }
}
