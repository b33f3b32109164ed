// The interfaces between bookings and other modules. Calls between modules share one transaction, so that for example a received
// payment and the status of its booking cannot diverge.
import type {
  Applicant,
  BookedHome,
  BookingDocumentView,
  BookingEvent,
  BookingLogKind,
  BookingPaymentView,
  BookingSigner,
  BookingState,
  PaperSources,
  SaleTerms,
  SiteDefinition,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { BegunResidence } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** Who makes something happen to a booking. */
export type BookingActor = 'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'

/** An option that was chosen, as it was offered then. */
export interface ChosenOption {
  readonly id: string
  readonly title: string
  /** Minor units. */
  readonly price: number
}

/** A booking as stored in the database, decrypted. */
export interface StoredBooking {
  readonly id: string
  readonly site: SiteDefinition
  /** Of the buyer. */
  readonly accountId: string
  readonly objectId: string
  readonly state: BookingState
  /** As they were when the home was held. */
  readonly home: BookedHome
  readonly terms: SaleTerms
  /** In canonical form; empty before the step is done. */
  readonly applicants: readonly Applicant[]
  readonly options: readonly ChosenOption[]
  readonly version: number
  /** Origin of the site on which the buyer started the booking. */
  readonly origin: string
  /** Epoch ms. */
  readonly startedAt: number
  readonly completedAt?: number
  /** Absent before it is stored, and for bookings of earlier releases. */
  readonly paperSources?: PaperSources
}

export interface BookingService {
  /** Reads without a lock. Undefined if the booking does not exist. */
  find(db: Kysely<Schema>, bookingId: string): Promise<StoredBooking | undefined>
  /** Which applicant of a booking an account is; undefined if it is none of them. */
  roleOf(db: Kysely<Schema>, bookingId: string, accountId: string): Promise<BookingSigner | undefined>
  /** For callers that write related rows first: the booking must be locked before anything that belongs to it. */
  lock(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** Adds an entry by staff to the log of a booking, without changing its status. */
  note(
    trx: Transaction<Schema>,
    bookingId: string,
    entry: { readonly kind: BookingLogKind; readonly reason: string; readonly actor: string },
  ): Promise<void>
  /**
   * Locks the booking, moves it by the state machine of the domain, writes its log, and applies the effects: the hold, the status of
   * the home, letters, and the calls of {@link BookingOutside}. An event that has no effect leaves the booking unchanged.
   */
  tell(
    trx: Transaction<Schema>,
    bookingId: string,
    event: BookingEvent,
    by: BookingActor,
    /** More facts for the log. Nothing personal. */
    detail?: Readonly<Record<string, string | number>>,
  ): Promise<StoredBooking>
}

/** The calls from bookings to payments. They run in the booking's transaction; calls to other systems are queued as jobs. */
export interface BookingMoney {
  /** State of the payment, for the page of the booking. */
  view(db: Kysely<Schema>, bookingId: string): Promise<BookingPaymentView | undefined>
  /** Cancels a payment in progress. */
  cancel(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** Refunds everything that was paid, once. */
  refund(trx: Transaction<Schema>, bookingId: string, reason: string): Promise<void>
  /** Writes the payment plan for the price of the home, once: existing rows stay. */
  plan(trx: Transaction<Schema>, booking: StoredBooking, residence: BegunResidence): Promise<void>
  /** Cancels the planned payments that are not paid. */
  cancelPlan(trx: Transaction<Schema>, bookingId: string): Promise<void>
}

/** The calls from bookings to documents and signing. */
export interface BookingPapers {
  /** The documents in order, with the time at which this applicant opened them. */
  list(
    db: Kysely<Schema>,
    booking: StoredBooking,
    role: BookingSigner,
  ): Promise<readonly BookingDocumentView[]>
  /** Who has signed and who was invited. */
  signers(
    db: Kysely<Schema>,
    booking: StoredBooking,
  ): Promise<
    readonly { readonly role: BookingSigner; readonly signedAt?: number; readonly invitedAt?: number }[]
  >
  /** Records that an applicant opened a document. False if the booking has no such document. */
  open(
    trx: Transaction<Schema>,
    booking: StoredBooking,
    role: BookingSigner,
    documentId: string,
  ): Promise<boolean>
  /** Cancels signings in progress and invalidates the second applicant's link. */
  cancelSigning(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** Creates the final documents for the buyers: contract and receipt, which are stored permanently. */
  complete(trx: Transaction<Schema>, booking: StoredBooking): Promise<void>
  /** The confirmation of a withdrawal on a durable medium. */
  withdrawn(trx: Transaction<Schema>, booking: StoredBooking, receivedAt: number): Promise<void>
}
