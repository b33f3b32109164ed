// Bookings for tests: starts with the given ones and applies the domain's rules, as a server does.
import type {
  BookingOffer,
  BookingPathStatus,
  BookingStep,
  BookingSummary,
  BookingView,
  CountryCode,
} from '@husrum/domain'
import {
  bookingPath,
  bookingProgress,
  bookingStepRule,
  canonicalEmail,
  isBookingOver,
  withoutUndefined,
} from '@husrum/domain'
import { aBookingView } from '@husrum/domain/testing'
import { ContractBroken, SessionExpired } from '../failures.ts'
import type { BookingStartStatus, Bookings, BookingWrite, StepForm } from './bookings.ts'

export interface InMemoryBookingsOptions {
  readonly offers?: readonly BookingOffer[]
  readonly bookings?: readonly BookingView[]
  /** Homes that another buyer gets first. */
  readonly lost?: readonly string[]
  /** How many status requests return `pending` before a start completes. */
  readonly pendingTurns?: number
  /** E-mail addresses of other people in the caller's bookings. */
  readonly takenEmails?: readonly string[]
  readonly country?: CountryCode
  /** Epoch ms. */
  readonly now?: () => number
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
}

export interface InMemoryBookings extends Bookings {
  /** The booking as it is now. */
  kept(bookingId: string): BookingView | undefined
  /** Simulates a change by another device, by staff or by time. */
  change(bookingId: string, facts: Partial<BookingView>): void
}

const stepOf = ({ variant }: BookingView, status: BookingPathStatus): BookingStep =>
  bookingProgress(variant, status)?.step ?? 'start-booking'

/** The status this many places further along the booking's path. */
const beside = ({ variant, status }: BookingView, distance: 1 | -1): BookingPathStatus | undefined => {
  const path = bookingPath(variant)
  return path[path.indexOf(status as BookingPathStatus) + distance]
}

const factsOf = (booking: BookingView, country: CountryCode, now: number) => {
  const { price, totalPrice, minDownPaymentRate } = booking.terms
  return {
    country,
    variant: booking.variant,
    today: new Date(now).toISOString().slice(0, 10),
    now,
    price,
    ...(totalPrice !== undefined && { totalPrice }),
    minDownPaymentRate,
    options: booking.options,
    choices: booking.forms.choices ?? [],
    documents: booking.documents,
  }
}

/** The booking's forms, updated with the form that one step sent. */
const withForm = (booking: BookingView, form: StepForm, now: number): Partial<BookingView> => {
  const { documentsRead, ...forms } = form as { readonly documentsRead?: readonly string[] }
  return {
    forms: { ...booking.forms, ...forms },
    documents: booking.documents.map((document) =>
      documentsRead?.includes(document.id) ? { readAt: now, ...document } : document,
    ),
  }
}

export const makeInMemoryBookings = ({
  offers = [],
  bookings = [],
  lost = [],
  pendingTurns = 0,
  takenEmails = [],
  country = 'SE',
  now = Date.now,
  isSignedIn = true,
  failure,
}: InMemoryBookingsOptions = {}): InMemoryBookings => {
  const kept = new Map(bookings.map((booking) => [booking.bookingId, booking]))
  const startedBy = new Map<string, { readonly objectId: string; turns: number }>()
  const lines = new Map<string, BookingOffer>(offers.map((offer) => [offer.objectId, offer]))
  let current = bookings.find(({ status }) => !isBookingOver(status))?.bookingId

  const assertThere = (isForAll = false): void => {
    if (failure) throw failure
    if (!isSignedIn && !isForAll) throw new SessionExpired('Not signed in')
  }
  const offerOf = (objectId: string): BookingOffer => {
    const offer = lines.get(objectId)
    if (!offer) throw new ContractBroken(`There is no home ${objectId}`)
    return offer
  }
  const put = (booking: BookingView, facts: Partial<BookingView>): BookingView => {
    const changed = { ...booking, ...facts, version: booking.version + 1 }
    kept.set(booking.bookingId, changed)
    return changed
  }
  const written = (booking: BookingView, facts: Partial<BookingView>): BookingWrite => ({
    kind: 'written',
    booking: put(booking, facts),
  })
  const change = async (
    bookingId: string,
    work: (booking: BookingView) => BookingWrite,
  ): Promise<BookingWrite> => {
    assertThere()
    const booking = kept.get(bookingId)
    if (!booking) throw new ContractBroken(`There is no booking ${bookingId}`)
    return work(booking)
  }
  const moveTo = (booking: BookingView, status: BookingPathStatus): Partial<BookingView> => ({
    status,
    step: stepOf(booking, status),
  })
  const issuesOf = (booking: BookingView, step: BookingStep, form: StepForm) => {
    const checked = bookingStepRule(step, factsOf(booking, country, now())).check(form)
    const issues =
      checked.kind === 'invalid'
        ? checked.issues.map(({ path, key }) => ({ field: path.join('.'), key: key as string }))
        : []
    const applicants = checked.kind === 'valid' ? (checked.value.applicants ?? []) : []
    const taken = applicants.flatMap(({ email }, at) =>
      takenEmails.includes(canonicalEmail(email))
        ? [{ field: `applicants.${at}.email`, key: 'emailInUse' }]
        : [],
    )
    return [...issues, ...taken]
  }

  return {
    kept: (bookingId) => kept.get(bookingId),
    change(bookingId, facts) {
      const booking = kept.get(bookingId)
      if (booking) put(booking, facts)
    },
    async offer(objectId) {
      assertThere(true)
      return lines.get(objectId)
    },
    async start(objectId, key) {
      assertThere()
      const { canBook, reason } = offerOf(objectId)
      if (!canBook) return { kind: 'refused', reason: reason ?? 'notInSale' }
      if (!startedBy.has(key)) startedBy.set(key, { objectId, turns: pendingTurns })
      return { kind: 'asked', requestId: key }
    },
    async startStatus(requestId): Promise<BookingStartStatus> {
      assertThere()
      const started = startedBy.get(requestId)
      if (!started) throw new ContractBroken(`There is no request ${requestId}`)
      if (started.turns > 0) {
        started.turns -= 1
        return { kind: 'pending' }
      }
      const { objectId } = started
      if (lost.includes(objectId)) return { kind: 'lost' }
      const { home, terms, variant } = offerOf(objectId)
      const bookingId = `booking-${requestId}`
      const fresh = aBookingView({
        bookingId,
        objectId,
        variant,
        home,
        terms,
        status: 'held',
        step: 'start-booking',
        now: now(),
        holdExpiresAt: now() + (aBookingView().holdExpiresAt ?? 0),
      })
      const booking = kept.get(bookingId) ?? fresh
      kept.set(bookingId, booking)
      current = bookingId
      return { kind: 'held', bookingId, holdExpiresAt: booking.holdExpiresAt ?? 0 }
    },
    async list() {
      assertThere()
      return [...kept.values()].map(
        ({
          bookingId,
          objectId,
          status,
          home,
          holdExpiresAt,
          now: startedAt,
          role,
          can,
          withdrawalEnds,
        }): BookingSummary => ({
          bookingId,
          objectId,
          siteId: 1,
          status,
          name: home.name,
          path: home.path,
          image: home.image,
          startedAt,
          role,
          ...(can.withdraw ? { wayOut: 'withdraw' } : can.cancel ? { wayOut: 'cancel' } : {}),
          ...withoutUndefined({ withdrawalEnds, holdExpiresAt }),
        }),
      )
    },
    async places() {
      assertThere()
      return [...lines.values()].flatMap(({ objectId, home, line }) =>
        line?.place === undefined
          ? []
          : [
              {
                objectId,
                name: home.name,
                path: home.path,
                image: home.image,
                place: line.place,
                length: line.length,
                ...(line.offeredUntil !== undefined && { offeredUntil: line.offeredUntil }),
              },
            ],
      )
    },
    async one(bookingId) {
      assertThere()
      const booking = kept.get(bookingId)
      return booking && { ...booking, now: now() }
    },
    async current() {
      assertThere(true)
      const booking = current === undefined ? undefined : kept.get(current)
      return booking && { bookingId: booking.bookingId, objectId: booking.objectId }
    },
    save: ({ bookingId, version }, step, form, goesOn) =>
      change(bookingId, (booking) => {
        if (booking.step !== step) return { kind: 'conflict', present: booking.status }
        if (booking.version !== version) return { kind: 'changedMeanwhile' }
        const errors = goesOn ? issuesOf(booking, step, form) : []
        if (errors.length > 0) return { kind: 'invalid', errors }
        const next = goesOn ? beside(booking, 1) : undefined
        return written(booking, { ...withForm(booking, form, now()), ...(next && moveTo(booking, next)) })
      }),
    goBack: (bookingId, to) =>
      change(bookingId, (booking) => {
        const steps = bookingPath(booking.variant)
        const at = steps.indexOf(booking.status as BookingPathStatus)
        const before = steps.slice(steps.indexOf('held'), at)
        const wanted = to ? before.find((status) => stepOf(booking, status) === to) : before.at(-1)
        return wanted
          ? written(booking, moveTo(booking, wanted))
          : { kind: 'conflict', present: booking.status }
      }),
    cancel: (bookingId) =>
      change(bookingId, (booking) =>
        booking.can.cancel && !isBookingOver(booking.status)
          ? written(booking, { status: 'cancelled', endedBy: 'buyer' })
          : { kind: 'conflict', present: booking.status },
      ),
    withdraw: (bookingId) =>
      change(bookingId, (booking) =>
        booking.can.withdraw
          ? written(booking, { status: 'cancelled', endedBy: 'buyer' })
          : { kind: 'conflict', present: booking.status },
      ),
    invite: (bookingId) =>
      change(bookingId, (booking) =>
        written(booking, {
          signers: booking.signers.map((signer) =>
            signer.role === 'coBuyer' ? { ...signer, invitedAt: now() } : signer,
          ),
        }),
      ),
    async emailIsFree(_, email) {
      assertThere()
      return !takenEmails.includes(canonicalEmail(email))
    },
    async joinLine(objectId) {
      assertThere()
      const offer = offerOf(objectId)
      const length = offer.line?.length ?? 0
      const joined = offer.line?.place ? offer : { ...offer, line: { length: length + 1, place: length + 1 } }
      lines.set(objectId, joined)
      return joined
    },
    async leaveLine(objectId) {
      assertThere()
      const offer = offerOf(objectId)
      const { line, ...others } = offer
      const length = (line?.length ?? 0) - 1
      const left = line?.place === undefined ? offer : length > 0 ? { ...offer, line: { length } } : others
      lines.set(objectId, left)
      return left
    },
  }
}
