// The content of letters: the facts. The wording is in the texts of each language.
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

/** Events of a place at a showing. */
export type ShowingLetterName =
  | 'showingBooked'
  | 'showingChanged'
  | 'showingCancelled'
  /** The showing is full: they are on the waiting list. */
  | 'showingWaiting'
  /** A place has become free for a person on the waiting list. */
  | 'showingPlaceFree'
  | 'showingReminder'
  /** Changed by the company: another time or place. */
  | 'showingMoved'
  | 'showingCalledOff'

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

/** The content of a letter. The site determines its brand and language. */
export type LetterContent = { readonly site: SiteDefinition } & (
  | {
      readonly kind: 'confirmEmail' | 'resetPassword' | 'alreadyRegistered'
      /** Target of the button; an absolute URL. */
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
      /** Target of the button; an absolute URL. */
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
      /** End of the hold, epoch milliseconds. */
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
      /** The price of a home changed: the new one for the waiting list, the unchanged one for the buyer with a booking. */
      readonly kind: 'linePriceChanged' | 'heldPriceKept'
      readonly about: string
      readonly amount: Money
      readonly link: string
    }
  | {
      /** Asks the second applicant to sign; `name` is the person who asks. */
      readonly kind: 'bookingInvitation'
      readonly about: string
      readonly name: string
      readonly link: string
      /** The second way, if the link does not open: a code, and the address at which it is typed. */
      readonly typedCode: string
      readonly typedAt: string
    }
  | {
      /** A date in the timeline of a home has changed. */
      readonly kind: 'dayChanged'
      readonly about: string
      readonly day: ResidenceDay
      /** The previous date; absent if there was none. */
      readonly before?: ResidenceDay
      /** The reason, as staff wrote it. */
      readonly quote: string
      readonly link: string
    }
  | {
      /** There is news for the reader. */
      readonly kind: 'newsPublished'
      /** Its title. */
      readonly about: string
      /** Its first words. */
      readonly quote: string
      readonly link: string
      /** To the page with the notification settings. */
      readonly settingsLink: string
    }
  | {
      /** A message to a contact: sent to the contact's mailbox, and to the writer as a receipt. */
      readonly kind: 'contactMessage' | 'contactReceipt'
      /** The subject of the message. */
      readonly about: string
      /** The writer; in a receipt the recipient. */
      readonly name: string
      readonly quote: string
      /** One line each: the home or association, and for the contact how to reach the writer. */
      readonly lines: readonly string[]
      readonly link?: string
      readonly settingsLink?: string
      /** Address for replies to the writer. */
      readonly replyTo?: string
      readonly attachments?: readonly LetterAttachment[]
    }
  | {
      /** A document of a home waits for a signature, or has received its last one. */
      readonly kind: 'documentToSign' | 'documentSigned'
      /** Its title, and the home. */
      readonly about: string
      readonly link: string
    }
  | { readonly kind: 'bookingSigned'; readonly about: string; readonly link: string }
  | {
      /** The choices for a home are open; their first group closes after `day`. */
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
      /** The reason for the change. */
      readonly quote?: string
      readonly link: string
    }
  | { readonly kind: 'inspectionClosed'; readonly about: string; readonly link: string }
  | {
      readonly kind: 'bookingCompleted'
      readonly about: string
      readonly link: string
      /** Absent if the law gives no right to withdraw. */
      readonly wayOut?: WayOutLink
      readonly attachments: readonly LetterAttachment[]
    }
  | {
      readonly kind: 'bookingWithdrawn'
      readonly about: string
      readonly link: string
      /** When it was received, epoch milliseconds. */
      readonly until: number
      /** The payment is refunded by this day, `yyyy-MM-dd`. */
      readonly refundBy: string
      readonly attachments: readonly LetterAttachment[]
    }
  | {
      /** A withdrawal from a membership: the confirmation that the law requires. */
      readonly kind: 'vipWithdrawn'
      readonly about: string
      readonly link: string
      /** When it was received, epoch milliseconds. */
      readonly until: number
      /** The payment is refunded by this day, `yyyy-MM-dd`. */
      readonly refundBy: string
    }
  | {
      /** Asks to confirm a subscription to news about a home or a stage. */
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
      /** Number of homes with news that are not in `news`. */
      readonly others: number
      /** To the page that asks whether to stop the letters. */
      readonly stopLink: string
      /** URL for the one-click unsubscribe of mail programs (RFC 8058). */
      readonly unsubscribe: string
    }
  | ({
      readonly kind: ErrandLetterName
      /** To the page that asks whether to stop letters of this kind. */
      readonly stopLink: string
      /** URL for the one-click unsubscribe of mail programs (RFC 8058). */
      readonly unsubscribe: string
    } & ErrandFacts)
  | {
      /** A refund has started, or is done. */
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
      /** The meeting place. */
      readonly place: string
      readonly people: number
      readonly link: string
      readonly attachments?: readonly LetterAttachment[]
    }
  | {
      /** A payment of a home is due soon, or overdue. */
      readonly kind: 'paymentDue' | 'paymentOverdue'
      /** Name of the home. */
      readonly about: string
      readonly amount: Money
      /** The due date, `yyyy-MM-dd`. */
      readonly dueOn: string
      readonly link: string
    }
  | {
      /** To staff: a bank transfer must be paid back by a day, or has not been paid back for days. */
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
       * To staff, about money that went through a payment provider: pay it back by hand, check with the provider how a payment
       * or a refund ended, or a task of these is days late.
       */
      readonly kind: 'refundByHand' | 'paymentToCheck' | 'refundToCheck' | 'moneyTaskLate'
      /** Name of the home, or of the membership. */
      readonly about: string
      readonly amount: Money
      /** `yyyy-MM-dd`. */
      readonly dueOn: string
      /** The reference at the provider. */
      readonly paymentNumber: string
      readonly provider: string
      /** Number of the task. */
      readonly task: string
    }
  | {
      /** To staff: edited pages are invalid, so their previous version is shown. */
      readonly kind: 'pagesRefused'
      /** One line per error: page, field and reason. */
      readonly lines: readonly string[]
    }
  | {
      /** To staff: the data of a sales system contradicts a booking, and the booking is kept. */
      readonly kind: 'changesHeldBack'
      readonly heldBack: readonly { readonly name: string; readonly fact: HeldBackFact }[]
      /** Number of changes that are not listed. */
      readonly more: number
    }
  | {
      readonly kind: 'paymentReceived'
      readonly about: string
      readonly amount: Money
      /** Number of the receipt. */
      readonly paymentNumber: string
      readonly link: string
    }
  /** Copy of a report, if the reporter asked for one; to readers that may see it without a link. */
  | ({ readonly kind: 'errandCopy'; readonly files: readonly string[] } & ErrandFacts)
  /** Confirms a report without a copy: nothing of its text. */
  | ({ readonly kind: 'errandReceived' } & ErrandFacts)
)

export type Letter<To extends string = string> = { readonly to: To } & LetterContent

export type LetterKind = LetterContent['kind']

/** What a sales system reported about a home. `sale`: that it was sold outside of the web. */
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

export interface MailTexts {
  readonly heldBack: HeldBackTexts
  readonly homeNews: HomeNewsTexts
  readonly errandNews: ErrandNewsTexts
  readonly greeting: string
  readonly letters: Readonly<Record<LetterKind, LetterText>>
  /** Label of the link to the notification settings. */
  readonly settings: string
  /** Labels of the links for cancelling and withdrawing. */
  readonly wayOut: Readonly<Record<WayOutLink['kind'], string>>
  /** Before the URL, for readers whose button does not work. */
  readonly orCopy: string
  readonly signature: string
  /** Explains that replies are not read. */
  readonly doNotReply: string
}
