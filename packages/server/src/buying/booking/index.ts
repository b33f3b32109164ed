// Booking a home: offers, holds, steps, the waiting list, and decisions of staff.
import type { Contact } from '@husrum/domain'
import type { GuardsOf } from '../../catalogue/search/index.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeBookingLetters } from './booking-letters.ts'
import { makeBookingLine } from './booking-line.ts'
import { isHomeFree, makeBookingOffers } from './booking-offers.ts'
import type { BookingMoney, BookingPapers, BookingService } from './booking-service.ts'
import type { BookingStaff } from './booking-staff.ts'
import { makeBookingStaff } from './booking-staff.ts'
import { makeBookingViews } from './booking-views.ts'
import type { Bookings } from './bookings.ts'
import { makeBookings } from './bookings.ts'
import { makeBuyers } from './buyer.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import { makeCatalogueHomes } from './catalogue-homes.ts'
import { makeCloseLine } from './close-line.ts'
import { bookingCookieRoutes } from './cookie-routes.ts'
import { followHomeChanges } from './follow-home-changes.ts'
import { bookingFormRoutes } from './form-routes.ts'
import type { NoteHeldBack } from './held-back-changes.ts'
import { makeNoteHeldBack } from './held-back-changes.ts'
import { makeBookingService, makeMoveBooking } from './move-booking.ts'
import { makeBookingStore } from './postgres-bookings.ts'
import { makeRecordSale } from './record-sale.ts'
import { bookingRoutes } from './routes.ts'
import { makeSaveStep } from './save-step.ts'
import type { StaffBookings } from './staff-bookings.ts'
import { makeStaffBookings } from './staff-bookings.ts'
import { bookingStaffRoutes } from './staff-routes.ts'
import type { HoldHome } from './start-booking.ts'
import { makeHoldHome, makeStartBooking } from './start-booking.ts'
import { sweepBookings } from './sweep-bookings.ts'
import { makeWaitingListService } from './waiting-list-service.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

export { moveApplicantLookups, replaceEmailLookup } from './applicant-lookups.ts'
export { bookingDtoOf, saleTermsDtoOf } from './booking-dtos.ts'
export type {
  BookingMoney,
  BookingPapers,
  BookingService,
  ChosenOption,
  StoredBooking,
} from './booking-service.ts'
export { termsWithOptions } from './booking-views.ts'
export { makeCatalogueHomes } from './catalogue-homes.ts'
export { bookingDeclaration } from './declaration.ts'
export type { ReleaseFiles } from './delete-bookings-of-account.ts'
export { deleteBookingsWithoutContract } from './delete-bookings-of-account.ts'
export type { NoteHeldBack } from './held-back-changes.ts'
export { sellerRecord } from './paper-sources.ts'
export { makeBookingStore, wordsOfEmail } from './postgres-bookings.ts'

/** Per network and minute: starts, waiting list calls and address checks. */
const callsPerMinute = 120

export interface BookingModule extends Module {
  readonly bookingService: BookingService
  readonly bookings: Bookings
  readonly staff: BookingStaff
  readonly staffBookings: StaffBookings
  /** For the sales system, whose changes must not contradict a booking. */
  readonly guardsOf: GuardsOf
  readonly noteHeldBack: NoteHeldBack
  readonly hold: HoldHome
}

export interface NeedsOfBookings {
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: Pick<UploadService, 'claim' | 'claimedBy' | 'release' | 'takeMultipart'>
  /** Contacts who sell the homes of a stage. */
  readonly contactsOf: (siteId: number, stageId: string) => Promise<readonly Contact[]>
  /** A function, because payments are created after bookings and need them too. */
  readonly money: () => BookingMoney
  readonly papers: () => BookingPapers
  /** Recipient of letters to staff. If absent, none are sent. */
  readonly staffAddress?: string | undefined
  /** Makes this server's search read the catalogue's changes now. */
  readonly refresh?: () => Promise<void>
  /** The homes of the catalogue if absent. */
  readonly homes?: HomesOfBookings
  /** Homes without a named seller cannot be booked. Default: in production. */
  readonly mustHaveSeller?: boolean
  readonly perMinute?: number
}

export const bookingModule = (
  platform: Pick<Platform, 'db' | 'keys' | 'now' | 'environment' | 'log'>,
  { mails, uploads, contactsOf, money, papers, perMinute = callsPerMinute, ...needs }: NeedsOfBookings,
): BookingModule => {
  const { db, keys, now, environment, log } = platform
  const { homes = makeCatalogueHomes({ db, now }), staffAddress, refresh = async () => undefined } = needs
  const store = makeBookingStore(keys)
  const letters = makeBookingLetters({ mails })
  const buyers = makeBuyers({ db, keys, store, now })
  const line = makeBookingLine({
    store,
    letters,
    now,
    isFree: isHomeFree,
    mayBook: async (trx, { objectId, ...who }) => {
      const home = await trx
        .selectFrom('homes')
        .select('details')
        .where('id', '=', objectId)
        .executeTakeFirst()
      if (!home) return false
      const { stageId: id, phase } = home.details
      return (await buyers.mayAccountBook(trx, who, { id, phase })).canBook
    },
  })
  const move = makeMoveBooking({ store, homes, line, letters, uploads, money, papers, now })
  const closeLine = makeCloseLine(letters)
  const noteHeldBack = makeNoteHeldBack({ store, mails, staffAddress, log, now })
  const recordSale = makeRecordSale({ store, move, closeLine, noteHeldBack, now })
  const staff = makeBookingStaff({ db, store, letters, move, money, recordSale, now })
  const staffBookings = makeStaffBookings({ db, money })
  const views = makeBookingViews({ store, money, papers, contactsOf, now })
  const saveStep = makeSaveStep({ store, move, uploads, papers, now })
  const bookings = makeBookings({ db, store, move, saveStep, views, now })
  const settle = async (objectId: string): Promise<void> => {
    const keeper = await store.activeOf(db, objectId)
    if (keeper) await bookings.expire(keeper.id)
    await db.transaction().execute((trx) => line.advance(trx, objectId))
  }
  const { mustHaveSeller = environment === 'production' } = needs
  const offers = makeBookingOffers({ db, store, buyers, line, now, mustHaveSeller, settle })
  const hold = makeHoldHome({ db, store, homes, line, letters, now })
  const start = makeStartBooking({ db, offers, buyers, hold, now, mustHaveSeller })
  const limit = makeCallLimit(platform, 'bookings', perMinute)
  const countStart = makeCallLimit(platform, 'bookingStarts', perMinute)
  const waitingList = makeWaitingListService({ db, offers, line })
  const shared = {
    db,
    store,
    bookings,
    offers,
    buyers,
    waitingList,
    start,
    money,
    papers,
    environment,
    limit,
    countStart,
    now,
  }
  return {
    bookingService: makeBookingService({ store, move, now }),
    bookings,
    staff,
    staffBookings,
    guardsOf: store.guardsOf,
    noteHeldBack,
    hold,
    routes: (app) => {
      bookingRoutes(app, shared)
      bookingCookieRoutes(app, shared)
      bookingStaffRoutes(app, { db, staff, read: staffBookings, refresh })
      bookingFormRoutes(app, { ...shared, uploads })
      withdrawalRoutes(app)
    },
    sweeps: [
      {
        name: 'bookings',
        everyMs: 10_000,
        run: () =>
          sweepBookings({
            db,
            store,
            homes,
            line,
            now,
            expire: bookings.expire,
            followHomes: () => followHomeChanges({ db, store, letters, closeLine }),
          }),
      },
    ],
  }
}
