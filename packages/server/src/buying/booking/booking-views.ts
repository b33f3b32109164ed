// A booking as one of its applicants sees it: with permitted actions, signatures, documents and payments.
import type {
  BookingSigner,
  BookingStep,
  BookingSummary,
  BookingView,
  Contact,
  Money,
  SaleTerms,
} from '@husrum/domain'
import {
  bookingProgress,
  dayIn,
  hasBookingPayment,
  isBookingOver,
  isSignedOfferBinding,
  maskedPersonalNumber,
  mayWithdraw,
  noMoney,
  statusBefore,
  sumOfMoney,
  withdrawalEnds,
  withOptionsPrice,
  withoutUndefined,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { optionsOfBooking } from './booking-options.ts'
import type { BookingMoney, BookingPapers } from './booking-service.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

type Db = Kysely<Schema>

export interface BookingViewsOptions {
  readonly store: BookingStore
  readonly money: () => BookingMoney
  readonly papers: () => BookingPapers
  /** Contacts who sell the homes of a stage. */
  readonly contactsOf: (siteId: number, stageId: string) => Promise<readonly Contact[]>
  readonly now: () => number
}

export interface BookingViews {
  of(db: Db, booking: DecryptedBooking, role: BookingSigner): Promise<BookingView>
  /** For the account of one of its buyers. */
  summary(booking: DecryptedBooking, accountId: string): BookingSummary
}

/** The last step that was reached, also of a booking that has ended. */
const stepOf = ({ state, applicants, signedAt }: DecryptedBooking): BookingStep =>
  bookingProgress(state.variant, state.kind)?.step ??
  (signedAt !== undefined ? 'sign' : applicants.length > 0 ? 'personal-info' : 'start-booking')

/** Terms with the chosen options, at the prices that applied when they were chosen. */
export const termsWithOptions = ({
  terms,
  options,
  site,
}: Pick<DecryptedBooking, 'terms' | 'options' | 'site'>): SaleTerms =>
  withOptionsPrice(terms, sumOfMoney(options.map(({ price }) => price as Money)) ?? noMoney, site)

export const mayWithdrawNow = ({ state, site, signedAt }: DecryptedBooking, now: number): boolean =>
  state.kind === 'completed' &&
  mayWithdraw({
    country: site.country,
    signedOn: dayIn(signedAt ?? now, site.country),
    today: dayIn(now, site.country),
    isAtDistance: true,
  })

/** `yyyy-MM-dd`; undefined if the booking has no such day, or if it has passed. */
const lastDayToWithdraw = (booking: DecryptedBooking, now: number): string | undefined => {
  const { signedAt, site } = booking
  if (signedAt === undefined || !mayWithdrawNow(booking, now)) return undefined
  return withdrawalEnds(dayIn(signedAt, site.country), site.country)
}

export const mayCancelNow = ({ state }: DecryptedBooking): boolean =>
  !isBookingOver(state.kind) && !isSignedOfferBinding(state.variant, state.kind)

export const makeBookingViews = ({
  store,
  money,
  papers,
  contactsOf,
  now,
}: BookingViewsOptions): BookingViews => ({
  of: async (db, booking, role) => {
    const { id, site, state, completedAt } = booking
    const [documents, signed, payment, options, contacts, log] = await Promise.all([
      papers().list(db, booking, role),
      papers().signers(db, booking),
      money().view(db, id),
      optionsOfBooking(db, booking, now()),
      contactsOf(site.catalogueSiteId, booking.projectId),
      store.readLog(db, id),
    ])
    const isBuyer = role === 'buyer'
    const roles: readonly BookingSigner[] = ['buyer', 'coBuyer']
    const { applicants: typed, ...otherForms } = booking.forms
    const lastDay = lastDayToWithdraw(booking, now())
    const isActive = 'holdExpiresAt' in state && state.holdExpiresAt !== undefined
    return {
      bookingId: id,
      objectId: booking.objectId,
      variant: state.variant,
      status: state.kind,
      step: stepOf(booking),
      ...(isActive && { holdExpiresAt: state.holdExpiresAt }),
      now: now(),
      home: booking.home,
      terms: termsWithOptions(booking),
      contacts: contacts.map(({ name, role: title, phone, email, image }) => ({
        name,
        title,
        ...(phone && { phone }),
        ...(email && { email }),
        ...(image && { picture: image }),
      })),
      forms: {
        ...(typed && {
          applicants: typed.map((one) => ({
            ...one,
            personalNumber: isBuyer ? one.personalNumber : maskedPersonalNumber(one.personalNumber),
          })),
        }),
        // Only the buyer may read how the buyer pays.
        ...(isBuyer ? otherForms : {}),
      },
      options,
      documents,
      signers: booking.applicants.map(({ firstName, lastName }, at) => {
        const signer = roles[at] ?? 'buyer'
        const { signedAt: at_, invitedAt } = signed.find((each) => each.role === signer) ?? {}
        return {
          role: signer,
          name: `${firstName} ${lastName}`,
          hasSigned: at_ !== undefined || ('signedBy' in state && state.signedBy.includes(signer)),
          ...withoutUndefined({ signedAt: at_, invitedAt }),
        }
      }),
      ...(payment && { payment }),
      ...('failure' in state && state.failure && { failure: state.failure }),
      ...(state.kind === 'cancelled' && booking.endedBy && { endedBy: booking.endedBy }),
      ...withoutUndefined({ completedAt, withdrawalEnds: lastDay }),
      can: {
        goBack: isBuyer && mayGoBackNow(booking),
        // Either applicant may cancel a shared booking.
        cancel: mayCancelNow(booking),
        withdraw: mayWithdrawNow(booking, now()),
        pay:
          isBuyer && (state.kind === 'signed' || state.kind === 'paying') && hasBookingPayment(state.variant),
      },
      role,
      version: booking.version,
      log,
    }
  },

  summary: (booking, accountId) => {
    const { id, objectId, site, state, home, startedAt } = booking
    const role = booking.accountId === accountId ? 'buyer' : 'coBuyer'
    const wayOut = mayWithdrawNow(booking, now()) ? 'withdraw' : mayCancelNow(booking) ? 'cancel' : undefined
    const lastDay = lastDayToWithdraw(booking, now())
    return {
      bookingId: id,
      objectId,
      siteId: site.siteId,
      status: state.kind,
      name: home.name,
      path: home.path,
      image: home.image,
      ...('holdExpiresAt' in state &&
        state.holdExpiresAt !== undefined && { holdExpiresAt: state.holdExpiresAt }),
      startedAt,
      role,
      ...(wayOut && { wayOut }),
      ...(lastDay !== undefined && { withdrawalEnds: lastDay }),
    }
  },
})

/** A booking cannot go back to a step before the hold. */
const mayGoBackNow = ({ state }: DecryptedBooking): boolean =>
  'holdExpiresAt' in state && statusBefore(state.kind, state.variant) !== undefined
