// What there is to write to people about: the facts. The words belong to each language's texts.
import type {
  ErrandCloser,
  ErrandStatusName,
  ErrandStatusWord,
  HomeDetails,
  HomeNews,
  Money,
  ResidenceDay,
  ResidenceStatus,
  SearchFilters,
  SiteDefinition,
} from '@husrum/domain'

/** A search that somebody follows. */
export interface FollowedSearch {
  /** As whoever keeps it calls it; absent where nobody has given it a name. */
  readonly name?: string
  readonly filters: SearchFilters
  /** Names of its places. */
  readonly places: readonly string[]
}

/** What of a home its news are told by. */
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
  /** Of its page; absolute. */
  readonly link: string
}

/** What has become of an errand. */
export type ErrandLetterName =
  | 'errandNumbered'
  | 'errandMoved'
  | 'errandExecuted'
  | 'errandCompleted'
  | 'errandAsked'
  | 'errandVisit'
  | 'errandMessage'
  | 'errandUpdated'
  | 'errandReopened'
  | 'errandReopenRequested'
  | 'errandClosed'
  /** To somebody who follows an errand that another has reported. */
  | 'errandFollowed'

/** What has become of a place at a showing. */
export type ShowingLetterName =
  | 'showingBooked'
  | 'showingChanged'
  | 'showingCancelled'
  /** It is full: they stand in line. */
  | 'showingWaiting'
  /** Whoever stood in line has a place now. */
  | 'showingPlaceFree'
  | 'showingReminder'
  /** By the company: another time or place. */
  | 'showingMoved'
  | 'showingCalledOff'

/** What of an errand a letter tells. */
export interface ErrandFacts {
  /** Where it is and what is wrong, in the site's words. */
  readonly about: string
  /** Empty until it has one. */
  readonly number: string
  readonly status?: ErrandStatusName
  /** Who closed it without its being dealt with. */
  readonly closedBy?: ErrandCloser
  /** The board, where it did what the letter tells; the name is empty where the reader is not to know it. */
  readonly board?: { readonly name: string; readonly association: string }
  /** Epoch milliseconds. */
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
  /** By when somebody is expected to have dealt with it, epoch milliseconds. */
  readonly expectedBy?: number
  /** What somebody wrote with it. */
  readonly quote?: string
  readonly link: string
}

/** Until when somebody has looked at what was reported. */
interface ErrandPromise {
  /** Epoch milliseconds. */
  readonly promisedBy?: number
}

/** Of the page where one cancels a booking, or withdraws from it. */
export interface WayOutLink {
  readonly kind: 'cancel' | 'withdraw'
  /** Absolute. */
  readonly link: string
}

/** A file that goes with a letter: kept with it, so that what was promised is what is sent. */
export interface LetterAttachment {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

/** What a letter says. Whose brand writes, in whose language, is the site's. */
export type LetterContent = { readonly site: SiteDefinition } & (
  | {
      readonly kind: 'confirmEmail' | 'resetPassword' | 'alreadyRegistered'
      /** Where the button leads; an absolute address. */
      readonly link: string
    }
  | {
      readonly kind:
        | 'passwordChanged'
        | 'passwordAdded'
        | 'emailChanged'
        | 'identityTied'
        | 'identityUntied'
        | 'archiveReady'
      /** Where the button leads; an absolute address. */
      readonly link: string
    }
  | {
      readonly kind: 'changeEmail'
      /** Six digits. */
      readonly code: string
    }
  | { readonly kind: 'emailInUse' }
  | { readonly kind: 'accountDeleted' }
  | {
      readonly kind: 'interestRegistered'
      /** Name of the home or the stage. */
      readonly about: string
      readonly link: string
    }
  | {
      readonly kind: 'printOrdered'
      /** Name of the stage. */
      readonly about: string
      readonly link: string
    }
  | {
      readonly kind: 'homeHeld' | 'homeOffered'
      /** Name of the home. */
      readonly about: string
      /** Until when it is kept for them, epoch milliseconds. */
      readonly until: number
      readonly link: string
      readonly wayOut?: WayOutLink
    }
  | {
      readonly kind:
        | 'bookingExpired'
        | 'bookingCancelled'
        | 'bookingEndedByStaff'
        | 'bookingConfirmed'
        | 'homeGone'
      /** Name of the home. */
      readonly about: string
      readonly link: string
    }
  | {
      /** A home has another price: to who stands in line, the new one; to who books it, the one that stays theirs. */
      readonly kind: 'linePriceChanged' | 'heldPriceKept'
      readonly about: string
      readonly amount: Money
      readonly link: string
    }
  | {
      /** The second applicant is asked to sign; `name` asks. */
      readonly kind: 'bookingInvitation'
      readonly about: string
      readonly name: string
      readonly link: string
    }
  | {
      /** A day on the way to a home has changed. */
      readonly kind: 'dayChanged'
      readonly about: string
      readonly day: ResidenceDay
      /** What was said before; absent where nothing was. */
      readonly before?: ResidenceDay
      /** Why, in the words of staff. */
      readonly quote: string
      readonly link: string
    }
  | {
      /** There is news for somebody. */
      readonly kind: 'newsPublished'
      /** Its title. */
      readonly about: string
      /** What it begins with. */
      readonly quote: string
      readonly link: string
      /** Of the page where one says what one wants to be told of. */
      readonly settingsLink: string
    }
  | {
      /** What somebody wrote to a contact: to the contact's desk, and to whoever wrote it as a receipt. */
      readonly kind: 'contactMessage' | 'contactReceipt'
      /** The subject that they gave it. */
      readonly about: string
      /** Who wrote it; in a receipt whom it went to. */
      readonly name: string
      readonly quote: string
      /** The home or association, and to a desk how to reach the writer: a line each. */
      readonly lines: readonly string[]
      readonly link?: string
      readonly settingsLink?: string
      /** Whom the desk answers. */
      readonly replyTo?: string
      readonly attachments?: readonly LetterAttachment[]
    }
  | {
      /** A document of a home waits for a signature, or has the last that it needs. */
      readonly kind: 'documentToSign' | 'documentSigned'
      /** Its title, and the home. */
      readonly about: string
      readonly link: string
    }
  | { readonly kind: 'bookingSigned'; readonly about: string; readonly link: string }
  | {
      /** There is something to choose for a home; the first group of it closes after `day`. */
      readonly kind: 'interiorOpened'
      readonly about: string
      /** `yyyy-MM-dd` */
      readonly day: string
      readonly link: string
    }
  | {
      /** The groups of `list` close after `day`. */
      readonly kind: 'interiorStops'
      readonly about: string
      /** `yyyy-MM-dd` */
      readonly day: string
      readonly list: readonly string[]
      readonly link: string
    }
  | {
      readonly kind: 'interiorConfirmed'
      readonly about: string
      readonly amount: Money
      readonly link: string
    }
  | {
      readonly kind: 'inspectionBooked' | 'inspectionMoved'
      /** Name of the home. */
      readonly about: string
      /** When it begins, epoch milliseconds. */
      readonly until: number
      readonly place: string
      /** Why it was moved. */
      readonly quote?: string
      readonly link: string
    }
  | { readonly kind: 'inspectionClosed'; readonly about: string; readonly link: string }
  | {
      readonly kind: 'bookingCompleted'
      readonly about: string
      readonly link: string
      /** Absent where the law gives no right to withdraw. */
      readonly wayOut?: WayOutLink
      readonly attachments: readonly LetterAttachment[]
    }
  | {
      readonly kind: 'bookingWithdrawn'
      readonly about: string
      readonly link: string
      /** When it was received, epoch milliseconds. */
      readonly until: number
      /** By when what was paid is back, `yyyy-MM-dd`. */
      readonly refundBy: string
      readonly attachments: readonly LetterAttachment[]
    }
  | {
      /** A membership was withdrawn from: the confirmation that the law asks for. */
      readonly kind: 'vipWithdrawn'
      readonly about: string
      readonly link: string
      /** When it was received, epoch milliseconds. */
      readonly until: number
      /** By when what was paid is back, `yyyy-MM-dd`. */
      readonly refundBy: string
    }
  | {
      /** Whether news about a home or a stage are wanted. */
      readonly kind: 'confirmNews'
      /** Name of the home or the stage. */
      readonly about: string
      readonly link: string
    }
  | { readonly kind: 'confirmAlert'; readonly search: FollowedSearch; readonly link: string }
  | {
      readonly kind: 'homesFound'
      readonly search: FollowedSearch
      /** To the search. */
      readonly link: string
      readonly news: readonly NewsOfHome[]
      /** How many homes with news are not in `news`. */
      readonly others: number
      /** Of the page that asks whether letters shall stop. */
      readonly stopLink: string
      /** Where a mail program stops them with one press (RFC 8058). */
      readonly unsubscribe: string
    }
  | ({
      readonly kind: ErrandLetterName
      /** Of the page that asks whether letters of the kind shall stop. */
      readonly stopLink: string
      /** Where a mail program stops them with one press (RFC 8058). */
      readonly unsubscribe: string
    } & ErrandFacts)
  | {
      /** Money is on its way back, or is back. */
      readonly kind: 'refundStarted' | 'refundDone'
      /** What was paid for. */
      readonly about: string
      readonly amount: Money
      readonly paymentNumber: string
      readonly link: string
    }
  | {
      readonly kind: ShowingLetterName
      /** Name of the home or the stage. */
      readonly about: string
      /** When it begins, epoch milliseconds. */
      readonly until: number
      /** Where people meet. */
      readonly place: string
      readonly people: number
      readonly link: string
      readonly attachments?: readonly LetterAttachment[]
    }
  | {
      /** A payment of a home is to be paid soon, or its day has passed. */
      readonly kind: 'paymentDue' | 'paymentOverdue'
      /** Name of the home. */
      readonly about: string
      readonly amount: Money
      /** On which it is to be paid, `yyyy-MM-dd`. */
      readonly dueOn: string
      readonly link: string
    }
  | {
      /** To staff: money that came from bank to bank is to go back by a day, or nobody has done it for days. */
      readonly kind: 'payBackAsked' | 'payBackLate'
      /** Name of the home. */
      readonly about: string
      readonly amount: Money
      /** `yyyy-MM-dd`. */
      readonly dueOn: string
      /** Of the task. */
      readonly paymentNumber: string
    }
  | {
      /**
       * To staff, about money that went through a payment provider: transfer it back by hand, find out at the provider how a payment
       * or a refund ended, or one of these has waited for days.
       */
      readonly kind: 'refundByHand' | 'paymentToCheck' | 'refundToCheck' | 'moneyTaskLate'
      /** Name of the home, or of the membership. */
      readonly about: string
      readonly amount: Money
      /** `yyyy-MM-dd`. */
      readonly dueOn: string
      /** By which the provider knows it. */
      readonly paymentNumber: string
      readonly provider: string
      /** Number of the task. */
      readonly task: string
    }
  | {
      /** To staff: pages that editors have written cannot be used, and are shown as they were. */
      readonly kind: 'pagesRefused'
      /** What is wrong: page, field and why, a line each. */
      readonly lines: readonly string[]
    }
  | {
      /** To staff: a sales system contradicts a booking, and the booking stands. */
      readonly kind: 'changesHeldBack'
      readonly heldBack: readonly { readonly name: string; readonly fact: HeldBackFact }[]
      /** How many are not listed. */
      readonly more: number
    }
  | {
      readonly kind: 'paymentReceived'
      readonly about: string
      readonly amount: Money
      /** Of its receipt. */
      readonly paymentNumber: string
      readonly link: string
    }
  /** What was reported, to whoever asked for a copy; to others than those who may see it without a link. */
  | ({ readonly kind: 'errandCopy'; readonly files: readonly string[] } & ErrandFacts & ErrandPromise)
  /** That a report is here, to whoever asked for no copy: nothing of what they wrote. */
  | ({ readonly kind: 'errandReceived' } & ErrandFacts & ErrandPromise)
)

export type Letter<To extends string = string> = { readonly to: To } & LetterContent

export type LetterKind = LetterContent['kind']

/** What a sales system said of a home. `sale`: that it was sold outside of the web. */
export type HeldBackFact =
  | { readonly fact: 'status'; readonly value: ResidenceStatus }
  | { readonly fact: 'sale'; readonly value: ResidenceStatus }
  | { readonly fact: 'price'; readonly value: Money }
  | { readonly fact: 'totalPrice'; readonly value: Money }

/**
 * The words of one letter. `{brand}` is the brand's name; `{about}` that of a home or a stage, or what an errand is about; `{name}` a
 * person; `{number}` and `{status}` those of an errand; `{amount}` money; `{payment}` the number of a payment or a task; `{search}` a
 * search in words; `{place}` where people meet; `{people}` how many come; `{until}` a day and a time; `{day}`, `{before}`, `{refundBy}`
 * and `{dueOn}` days; `{what}` what happens on one; `{list}` several things.
 */
export interface LetterText {
  readonly subject: string
  /** Before the button or the code. */
  readonly before: readonly string[]
  readonly button?: string
  /** After it. */
  readonly after: readonly string[]
}

/** The words of searches, and of what has happened to homes. */
export interface HomeNewsTexts {
  readonly everywhere: string
  readonly from: (value: string) => string
  readonly upTo: (value: string) => string
  /** Choices that are not told one by one. */
  readonly moreChoices: (count: number) => string
  readonly isNew: string
  readonly price: (before: string, now: string) => string
  readonly status: (before: string, now: string) => string
  readonly showing: (moment: string) => string
  readonly others: (count: number) => string
  readonly stop: string
  readonly statuses: Readonly<Record<ResidenceStatus, string>>
  /** Of what is for rent, where it says something else. */
  readonly rentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>>
  readonly perMonth: (amount: string) => string
}

/** The words of what an errand's letters tell. */
export interface ErrandNewsTexts {
  readonly number: string
  readonly about: string
  readonly status: string
  readonly visit: string
  readonly expectedBy: string
  readonly promisedBy: string
  readonly files: string
  readonly stop: string
  /** Of one errand that is another's. */
  readonly unfollow: string
  readonly statuses: Readonly<Record<ErrandStatusWord, string>>
  /** Who did it. */
  readonly by: string
  /** A board as it signs. */
  readonly board: (association: string, name: string) => string
}

/** What a sales system said, each as the rest of a line that begins with the name of a home. */
export interface HeldBackTexts {
  readonly status: (status: string) => string
  readonly sale: (status: string) => string
  readonly price: (amount: string) => string
  readonly totalPrice: (amount: string) => string
  readonly more: (count: number) => string
}

export interface MailTexts {
  readonly heldBack: HeldBackTexts
  readonly homeNews: HomeNewsTexts
  readonly errandNews: ErrandNewsTexts
  readonly greeting: string
  readonly letters: Readonly<Record<LetterKind, LetterText>>
  /** Of the link to where one says what one wants to be told of. */
  readonly settings: string
  /** Of the link to where one changes one's mind. */
  readonly wayOut: Readonly<Record<WayOutLink['kind'], string>>
  /** Before the address, for those who cannot press the button. */
  readonly orCopy: string
  readonly signature: string
  /** Why nobody reads what is answered. */
  readonly doNotReply: string
}
