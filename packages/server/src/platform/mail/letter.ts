// The content of letters: the facts. The wording is in the texts of each language.
import type {
  ErrandCloser,
  ErrandStatusName,
  ErrandStatusWord,
  HomeDetails,
  HomeNews,
  Locale,
  Money,
  ResidenceStatus,
  SearchFilters,
  SiteDefinition,
  TransferDetails,
} from '@husrum/domain'
import { locales } from '@husrum/domain'
import type { DeclaredLetters, LetterText } from '../modules/subject-declaration.ts'

/** A saved search. */
export interface FollowedSearch {
  /** The name that its owner gave it; absent if it has none. */
  readonly name?: string
  readonly filters: SearchFilters
  /** Names of its places. */
  readonly places: readonly string[]
}

/** The facts of a home that its news show. */
export type NewsOfHome = Omit<HomeNews, 'home'> & {
  readonly home: Pick<
    HomeDetails,
    | 'name'
    | 'areaName'
    | 'municipality'
    | 'rooms'
    | 'area'
    | 'outdoorSpaces'
    | 'price'
    | 'totalPrice'
    | 'monthlyFee'
    | 'disposalForm'
    | 'status'
  >
  /** To its page; absolute. */
  readonly link: string
}

/** Events of an errand. */
export type ErrandLetterName =
  | 'errandNumbered'
  | 'errandMoved'
  | 'errandExecuted'
  | 'errandCompleted'
  | 'errandAsked'
  | 'errandVisit'
  /** Staff have said by when it is done. */
  | 'errandExpected'
  | 'errandMessage'
  | 'errandUpdated'
  | 'errandReopened'
  | 'errandReopenRequested'
  | 'errandClosed'
  /** To a follower of an errand that another person reported. */
  | 'errandFollowed'

/** Facts about an errand in a letter. */
export interface ErrandFacts {
  /** Where it is and what is wrong, in the site's words. */
  readonly about: string
  /** Empty until it has one. */
  readonly number: string
  readonly status?: ErrandStatusName
  /** Who closed it without resolving it. */
  readonly closedBy?: ErrandCloser
  /** The board, if it caused the event; the name is empty if the reader must not see it. */
  readonly board?: { readonly name: string; readonly association: string }
  /** Epoch milliseconds. */
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
  /** By when an answer is promised, until it is given; epoch milliseconds. */
  readonly promisedBy?: number
  /** By when staff have said that it is done, epoch milliseconds. */
  readonly doneBy?: number
  readonly call?: ErrandCall
  /** The message that came with it. */
  readonly quote?: string
  readonly link: string
}

/** The emergency contact of an errand. */
export interface ErrandCall {
  readonly name: string
  readonly phone: string
  /** Whether it is an emergency already. */
  readonly isNow: boolean
}

/** To the page for cancelling a booking, or withdrawing from it. */
export interface WayOutLink {
  readonly kind: 'cancel' | 'withdraw'
  /** Absolute. */
  readonly link: string
}

/** An attachment of a letter: stored with it, so that the file at the time of the event is sent. */
export interface LetterAttachment {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

/** About a home or a stage, with a link; absolute. */
export interface AboutAndLink extends LinkOnly {
  readonly about: string
}
export interface LinkOnly {
  /** Target of the button; an absolute URL. */
  readonly link: string
}

/** The facts of each kind of letter. Each subject adds its kinds in its `letters.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the subjects add to it.
export interface LetterKinds {}
export type LetterKind = keyof LetterKinds

/** The content of a letter. The site determines its brand and language. */
export type LetterContent = {
  [Kind in LetterKind]: { readonly site: SiteDefinition; readonly kind: Kind } & LetterKinds[Kind]
}[LetterKind]

export type Letter<To extends string = string> = { readonly to: To } & LetterContent

/** What a sales system reported about a home. `sale`: that it was sold outside of the web. */
export type HeldBackFact =
  | { readonly fact: 'status'; readonly value: ResidenceStatus }
  | { readonly fact: 'sale'; readonly value: ResidenceStatus }
  | { readonly fact: 'price'; readonly value: Money }
  | { readonly fact: 'totalPrice'; readonly value: Money }

/** The texts of some kinds of letter, in each language. */
export type LettersOf<Kinds> = Readonly<Record<Locale, Readonly<Record<keyof Kinds, LetterText>>>>
/** The texts of all kinds. */
export type AllLetters = LettersOf<LetterKinds>

/** @param declared those of each subject */
export const joinLetters = (declared: readonly DeclaredLetters[]): AllLetters => {
  const textsOf = (locale: Locale) => Object.assign({}, ...declared.map((letters) => letters[locale]))
  return Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as AllLetters
}

/** Texts for searches, and for events of homes. */
export interface HomeNewsTexts {
  readonly everywhere: string
  readonly from: (value: string) => string
  readonly upTo: (value: string) => string
  /** Number of filters that are not listed. */
  readonly moreChoices: (count: number) => string
  readonly isNew: string
  readonly price: (before: string, now: string) => string
  readonly status: (before: string, now: string) => string
  readonly showing: (moment: string) => string
  readonly others: (count: number) => string
  readonly stop: string
  readonly statuses: Readonly<Record<ResidenceStatus, string>>
  /** For rental homes, where the text differs. */
  readonly rentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>>
  readonly perMonth: (amount: string) => string
}

/** Texts for letters about errands. */
export interface ErrandNewsTexts {
  readonly number: string
  readonly about: string
  readonly status: string
  readonly visit: string
  readonly promisedBy: string
  readonly doneBy: string
  /** The emergency number: for an emergency, and for one that may become an emergency. */
  readonly callNow: (name: string, phone: string) => string
  readonly callIfWorse: (name: string, phone: string) => string
  readonly files: string
  readonly stop: string
  /** For one errand of another person. */
  readonly unfollow: string
  readonly statuses: Readonly<Record<ErrandStatusWord, string>>
  /** The author of the event. */
  readonly by: string
  /** The signature of a board. */
  readonly board: (association: string, name: string) => string
}

/** Texts for data of a sales system, each as the rest of a line that begins with the name of a home. */
export interface HeldBackTexts {
  readonly status: (status: string) => string
  readonly sale: (status: string) => string
  readonly price: (amount: string) => string
  readonly totalPrice: (amount: string) => string
  readonly more: (count: number) => string
}

/** Labels of the details of a bank transfer. */
export type TransferTexts = Readonly<Record<keyof TransferDetails | 'amount', string>>

export interface MailTexts {
  readonly transfer: TransferTexts
  readonly heldBack: HeldBackTexts
  readonly homeNews: HomeNewsTexts
  readonly errandNews: ErrandNewsTexts
  readonly greeting: string
  /** Label of the link to the notification settings. */
  readonly settings: string
  /** Labels of the links for cancelling and withdrawing. */
  readonly wayOut: Readonly<Record<WayOutLink['kind'], string>>
  /** Before the URL, for readers whose button does not work. */
  readonly orCopy: string
  readonly signature: string
  /** Explains that replies are not read. */
  readonly doNotReply: string
  /** The company behind the brand, in the footer. */
  readonly sender: (company: {
    readonly name: string
    readonly number: string
    readonly address: string
  }) => string
}
