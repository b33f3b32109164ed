// What other subjects ask of bookings, and what bookings ask of them. Whatever one subject tells another is told in one
// transaction: a payment that has come and the booking that it pays for are never of two minds.
import type {
  Applicant,
  BookedHome,
  BookingDocumentView,
  BookingEvent,
  BookingLogKind,
  BookingPaymentView,
  BookingSigner,
  BookingState,
  SaleTerms,
  SiteDefinition,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { BegunResidence } from '../residences/begin-residence.ts'

/** Who makes something happen to a booking. */
export type BookingActor = 'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'

/** An option that was chosen, as it was offered then. */
export interface ChosenOption {
  readonly id: string
  readonly title: string
  /** Minor units. */
  readonly price: number
}

/** A booking as it lies in the database, opened. */
export interface StoredBooking {
  readonly id: string
  readonly site: SiteDefinition
  /** Of the buyer. */
  readonly accountId: string
  readonly objectId: string
  readonly state: BookingState
  /** As they stood when the home was held. */
  readonly home: BookedHome
  readonly terms: SaleTerms
  /** In canonical form; empty before the step is done. */
  readonly applicants: readonly Applicant[]
  readonly options: readonly ChosenOption[]
  readonly version: number
  /** Of the site, as the buyer came to it. */
  readonly origin: string
  /** Epoch ms. */
  readonly startedAt: number
  readonly completedAt?: number
}

export interface BookingDesk {
  /** Reads without a lock; undefined for one that is not there. */
  find(db: Kysely<Schema>, bookingId: string): Promise<StoredBooking | undefined>
  /** Which applicant an account is in a booking; undefined for a stranger. */
  roleOf(db: Kysely<Schema>, bookingId: string, accountId: string): Promise<BookingSigner | undefined>
  /** For whoever writes what belongs to it first: a booking is locked before anything of it. */
  lock(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** Writes an entry of staff into the log of a booking, whose status stays. */
  note(
    trx: Transaction<Schema>,
    bookingId: string,
    entry: { readonly kind: BookingLogKind; readonly reason: string; readonly actor: string },
  ): Promise<void>
  /**
   * Locks the booking, moves it by the domain's machine, writes its log, and carries out what the move asks for: the hold, the
   * status of the home, letters, and the calls of {@link BookingOutside}. An event that means nothing leaves it as it is.
   */
  tell(
    trx: Transaction<Schema>,
    bookingId: string,
    event: BookingEvent,
    by: BookingActor,
    /** What the log says besides. Nothing personal. */
    detail?: Readonly<Record<string, string | number>>,
  ): Promise<StoredBooking>
}

/** What a booking asks of payments. In the booking's transaction: what reaches outside is a job. */
export interface BookingMoney {
  /** How its payment stands, for its page. */
  view(db: Kysely<Schema>, bookingId: string): Promise<BookingPaymentView | undefined>
  /** A payment that is under way is stopped. */
  cancel(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** All that has come goes back, once. */
  refund(trx: Transaction<Schema>, bookingId: string, reason: string): Promise<void>
  /** Writes what of the home's price is paid when, once: what is there stays. */
  plan(trx: Transaction<Schema>, booking: StoredBooking, residence: BegunResidence): Promise<void>
  /** What is planned and not paid is not to be paid. */
  cancelPlan(trx: Transaction<Schema>, bookingId: string): Promise<void>
}

/** What a booking asks of documents and signing. */
export interface BookingPapers {
  /** Its documents in order, with when the person opened them. */
  list(
    db: Kysely<Schema>,
    booking: StoredBooking,
    role: BookingSigner,
  ): Promise<readonly BookingDocumentView[]>
  /** Who has signed and who was asked. */
  signers(
    db: Kysely<Schema>,
    booking: StoredBooking,
  ): Promise<
    readonly { readonly role: BookingSigner; readonly signedAt?: number; readonly invitedAt?: number }[]
  >
  /** Notes that somebody opened a document; false for one that the booking does not have. */
  open(
    trx: Transaction<Schema>,
    booking: StoredBooking,
    role: BookingSigner,
    documentId: string,
  ): Promise<boolean>
  /** Signings under way end, and a link of the second applicant is good no more. */
  cancelSigning(trx: Transaction<Schema>, bookingId: string): Promise<void>
  /** Makes what the buyers get at the end: contract and receipt, kept for good. */
  complete(trx: Transaction<Schema>, booking: StoredBooking): Promise<void>
  /** The confirmation of a withdrawal on a durable medium. */
  withdrawn(trx: Transaction<Schema>, booking: StoredBooking, receivedAt: number): Promise<void>
}
