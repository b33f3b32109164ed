// What the documents of a booking are written from, and what they consist of: every language and both looks say the same.
import type {
  BookingSigner,
  CountryCode,
  LoginMethod,
  Money,
  PaymentProvider,
  PlannedPaymentKind,
  PriceLineKind,
} from '@husrum/domain'

/** What each document is. */
export type DocumentId =
  | 'information'
  | 'security'
  | 'terms'
  | 'agreement'
  /** The agreement with who signed it and when: what buyers get in the end. */
  | 'signedAgreement'
  | 'receipt'
  | 'withdrawal'

/** A piece of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A name and what it is, row by row. */
  | {
      readonly kind: 'facts'
      readonly caption?: string
      readonly rows: readonly (readonly [string, string])[]
    }

/** A document as it is read and drawn, whatever it is. */
export interface WrittenText {
  readonly title: string
  /** BCP 47. */
  readonly language: string
  /** Whose it is: the brand, and the number of the booking. */
  readonly subtitle: string
  readonly blocks: readonly Block[]
  /** At the end of each page; `{page}` and `{pages}` stand for numbers. */
  readonly footer: string
}

export interface WrittenDocument<Id extends string = DocumentId> extends WrittenText {
  readonly id: Id
}

/** A payment that has come, for its receipt. */
export interface ReceiptFacts {
  readonly number: string
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly amount: Money
  readonly provider: PaymentProvider
}

/** A signature that was given. */
export interface GivenSignature {
  readonly role: BookingSigner
  readonly name: string
  readonly provider: LoginMethod
  /** Epoch milliseconds. */
  readonly signedAt: number
}

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** What a country's law makes of the documents. `{…}` stands for a fact: see `write-document.ts`. */
export interface LawTexts {
  readonly titles: Readonly<Record<Exclude<DocumentId, 'security' | 'signedAgreement'>, string>>
  readonly information: readonly Section[]
  readonly terms: readonly Section[]
  readonly agreement: readonly Section[]
  readonly withdrawal: readonly Section[]
  /** Finland alone: what must be there before homes that are being built may be offered. */
  readonly security?: { readonly title: string; readonly sections: readonly Section[] }
  /** What is signed in the e-identity's own app, in one sentence. */
  readonly signs: string
}

/** One language's words. A language has the laws that it is written for, and English has all as a translation. */
export interface DocumentTexts {
  readonly laws: Partial<Readonly<Record<CountryCode, LawTexts>>>
  /** Above a translation. */
  readonly translation?: string
  readonly booking: string
  readonly parties: string
  readonly buyer: string
  readonly seller: string
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
  readonly accessUnknown: string
  /** Of a house that stands there. */
  readonly accessNow: string
  readonly monthlyFee: string
  readonly money: string
  readonly lines: Readonly<Record<PriceLineKind, string>>
  readonly withdrawalCost: string
  readonly options: string
  readonly noOptions: string
  readonly signatures: string
  /** `{hash}` */
  readonly signaturesAre: string
  /** `{method}`, `{moment}` */
  readonly signedWith: string
  readonly methods: Readonly<Record<LoginMethod, string>>
  readonly receipt: {
    readonly number: string
    readonly paidAt: string
    readonly amount: string
    readonly paidWith: string
    readonly concerns: string
    readonly note: string
    /** Of a payment of a home's plan. */
    readonly homeNote: string
    /** Of a membership. */
    readonly vipNote: string
    readonly home: Readonly<Record<PlannedPaymentKind, string>>
    /** Row of what has gone back. */
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
