// For payers: get a payment's number, pay with it, read its status, cancel it. Idempotent: a repeated submission is the same payment.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { PaymentProvider, PlannedPaymentKind } from '@husrum/domain'
import {
  initialPayment,
  isPaymentOver,
  paymentProvidersOf,
  stepPayment,
  swishPayerAlias,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { BookingService } from '../booking/index.ts'
import type { Charge, NotPayable, PaidThing, Payer } from './charge-of.ts'
import { isOf, makeChargeOf } from './charge-of.ts'
import type { FollowPayment } from './follow-payment.ts'
import { findHomePayment } from './home-payments.ts'
import type { NoteCall } from './note-call.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import type { Handover } from './payment-provider.ts'
import type { PaymentRow, RefundRow } from './stored-payments.ts'
import {
  findPayment,
  findRefund,
  handoverContext,
  instant,
  isCancelRequested,
  openStatuses,
  orderOf,
} from './stored-payments.ts'
import { isPaidMember, lockAccount } from './vip-membership.ts'

export interface PaymentStanding {
  readonly row: PaymentRow
  readonly refund?: RefundRow | undefined
}

export type PaymentStart =
  | { readonly kind: 'started'; readonly row: PaymentRow; readonly handover: Handover }
  | NotPayable

export interface StartOrder {
  readonly thing: PaidThing
  readonly paymentId: string
  readonly provider: PaymentProvider
  readonly phone?: string | undefined
}

export interface PaymentService {
  /** The number to pay with: the same one until the payment has ended. */
  paymentId(
    payer: Payer,
    thing: PaidThing,
  ): Promise<{ readonly kind: 'made'; readonly paymentId: string } | NotPayable>
  /**
   * Starts a payment. Another one for the same thing, under way at another provider or with an unknown result, is ended first; the
   * payment that is started then has a new number.
   */
  start(payer: Payer, order: StartOrder): Promise<PaymentStart>
  /** Undefined for one that is not the payer's, or not of the booking. */
  status(payer: Payer, id: string, bookingId?: string): Promise<PaymentStanding | undefined>
  cancel(payer: Payer, id: string): Promise<PaymentStanding | undefined>
  /** For a receipt: undefined for one that is not the payer's, or was not received. `kind` is that of a home's plan. */
  received(
    payer: Payer,
    id: string,
  ): Promise<(PaymentRow & { readonly kind: PlannedPaymentKind | undefined }) | undefined>
  /** How the payer of a payment continues; undefined if no payer is expected. */
  handover(id: string): Promise<{ readonly row: PaymentRow; readonly handover: Handover } | undefined>
}

export interface PaymentServiceOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly bookingService: BookingService
  readonly providers: PaymentProviders
  readonly follow: FollowPayment
  readonly noteCall: NoteCall
  readonly seal: Seal
}

/** How long a second submission waits for the result of the first. */
const waitSteps = 15
const waitStepMs = 200
/** The first request is no longer running after this. */
const abandonedMs = 9_000

/** PostgreSQL: foreign key violation. */
const isMissingReference = (cause: unknown): boolean =>
  (cause as { readonly code?: unknown } | undefined)?.code === '23503'

export const makePaymentService = ({
  db,
  now,
  bookingService,
  providers,
  follow,
  noteCall,
  seal,
}: PaymentServiceOptions): PaymentService => {
  const chargeOf = makeChargeOf({ db, bookingService })

  const openOne = (
    payer: Payer,
    { purpose, booking_id, residence_payment_id, brand }: Charge,
  ): Promise<PaymentRow | undefined> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('status', 'in', openStatuses)
      .where((row) =>
        purpose === 'vip'
          ? row.and([row('account_id', '=', payer.accountId), row('brand', '=', brand)])
          : purpose === 'home'
            ? row('residence_payment_id', '=', residence_payment_id)
            : row('booking_id', '=', booking_id),
      )
      .executeTakeFirst()

  /** The payment, if the caller may see it. */
  const ownOne = async (
    { accountId, site }: Payer,
    id: string,
    bookingId?: string,
  ): Promise<PaymentRow | undefined> => {
    const row = await findPayment(db, id)
    if (!row || row.site_id !== site.siteId) return undefined
    if (bookingId !== undefined && row.booking_id !== bookingId) return undefined
    if (row.residence_payment_id !== null)
      return (await findHomePayment(db, row.residence_payment_id, { accountId, site })) ? row : undefined
    if (row.booking_id === null) return row.account_id === accountId ? row : undefined
    return (await bookingService.roleOf(db, row.booking_id, accountId)) ? row : undefined
  }

  const handoverOf = ({ id, handover }: PaymentRow): Handover | undefined => {
    const text = handover === null ? undefined : seal.open(handover, handoverContext(id))
    return text === undefined ? undefined : (JSON.parse(text) as Handover)
  }

  /** Stored before the provider is called, so that a charge is always followed up. */
  const begin = (
    { booking_id: bookingId, account_id: accountId, brand, id, number }: PaymentRow,
    provider: PaymentProvider,
  ): Promise<PaymentRow | 'overtaken' | { readonly present: string }> =>
    db.transaction().execute(async (trx) => {
      if (bookingId !== null) {
        const event = { kind: 'paymentAsked', now: now() } as const
        const { state } = await bookingService.tell(trx, bookingId, event, 'buyer', {
          payment: number,
          provider,
        })
        if (state.kind !== 'paying') return { present: state.kind }
      }
      if (accountId !== null && brand !== null) {
        await lockAccount(trx, accountId)
        if (await isPaidMember(trx, accountId, brand)) return { present: 'paid' }
      }
      const { state } = stepPayment(initialPayment, { kind: 'started', now: now() })
      const begun = await trx
        .updateTable('payments')
        .set((row) => ({
          provider,
          status: state.kind,
          state: JSON.stringify(state),
          version: row('version', '+', 1),
          started_at: instant(now()),
          next_check_at: instant(now() + 15_000),
        }))
        .where('id', '=', id)
        .where('status', '=', 'created')
        .returningAll()
        .executeTakeFirst()
      return begun ?? 'overtaken'
    })

  const askProvider = async (
    row: PaymentRow,
    provider: PaymentProvider,
    phone?: string,
  ): Promise<PaymentStart> => {
    const port = providers.of(provider)
    if (!port) return { kind: 'notOffered' }
    const answer = await port.start(orderOf(row), phone)
    await noteCall({ id: row.id, provider }, 'start', answer.kind, 'code' in answer ? answer.code : undefined)
    if (answer.kind === 'reported') await follow.report(row.id, answer)
    if (answer.kind === 'started') {
      const { handover, providerId } = answer
      await db
        .updateTable('payments')
        .set({
          handover: seal.seal(JSON.stringify(handover), handoverContext(row.id)),
          provider_id: providerId,
        })
        .where('id', '=', row.id)
        .execute()
    }
    const present = (await findPayment(db, row.id)) ?? row
    // Cancelled during the provider call. Its job retries.
    if (present.status === 'cancelled' || isCancelRequested(present.state))
      await follow.cancelAtProvider(row.id).catch(() => undefined)
    return { kind: 'started', row: present, handover: handoverOf(present) ?? {} }
  }

  /** Repeated submission: returns the result of the first. */
  const joinOther = async (id: string, provider: PaymentProvider, phone?: string): Promise<PaymentStart> => {
    for (let step = 0; ; step += 1) {
      const row = await findPayment(db, id)
      if (!row) return { kind: 'notFound' }
      const isOther = row.provider !== null && row.provider !== provider
      if (isOther || row.status === 'unknown') return { kind: 'conflict', present: row.status }
      const handover = handoverOf(row)
      if (handover || row.status !== 'pending') return { kind: 'started', row, handover: handover ?? {} }
      if (now() - Date.parse(row.started_at ?? row.created_at) > abandonedMs)
        return askProvider(row, provider, phone)
      if (step === waitSteps) return { kind: 'started', row, handover: {} }
      await delay(waitStepMs)
    }
  }

  const standing = async (row: PaymentRow): Promise<PaymentStanding> => ({
    row,
    refund: await findRefund(db, row.id),
  })

  const paymentIdOf: PaymentService['paymentId'] = async (payer, thing) => {
    const charge = await chargeOf(payer, thing)
    if ('kind' in charge) return charge
    for (;;) {
      const open = await openOne(payer, charge)
      if (open) return { kind: 'made', paymentId: open.id }
      const made = await db
        .insertInto('payments')
        .values({
          ...charge,
          id: randomUUID(),
          account_id: payer.accountId,
          site_id: payer.site.siteId,
          origin: payer.origin,
          status: initialPayment.kind,
          state: JSON.stringify(initialPayment),
          created_at: instant(now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
        .catch((cause: unknown) => {
          // The insert waited for the deletion of the account, which ended the session too.
          if (isMissingReference(cause)) throw new Problem('signedOut')
          throw cause
        })
      if (made) return { kind: 'made', paymentId: made.id }
    }
  }

  /** Ends a payment that blocks another way of paying; returns the payment to continue with, or why it still blocks. */
  const takeOver = async (payer: Payer, row: PaymentRow, thing: PaidThing): Promise<string | NotPayable> => {
    const ended = await follow.end(row.id)
    if (!ended || !isPaymentOver(ended.status) || ended.status === 'paid')
      return { kind: 'conflict', present: ended?.status ?? row.status }
    const made = await paymentIdOf(payer, thing)
    return made.kind === 'made' ? made.paymentId : made
  }

  const startOnce = async (payer: Payer, order: StartOrder, mayTakeOver: boolean): Promise<PaymentStart> => {
    const { thing, paymentId, provider, phone } = order
    const row = await ownOne(payer, paymentId)
    if (!row || !isOf(row, thing)) return { kind: 'notFound' }
    if (thing !== 'vip' && 'bookingId' in thing && thing.objectId !== undefined) {
      const booking = await bookingService.find(db, thing.bookingId)
      if (booking?.objectId !== thing.objectId) return { kind: 'notFound' }
    }
    if (isPaymentOver(row.status)) return { kind: 'conflict', present: row.status }
    const isInTheWay = row.status === 'unknown' || (row.provider !== null && row.provider !== provider)
    if (isInTheWay && mayTakeOver) {
      const next = await takeOver(payer, row, thing)
      return typeof next === 'string' ? startOnce(payer, { ...order, paymentId: next }, false) : next
    }
    if (row.status !== 'created') return joinOther(row.id, provider, phone)
    const begun = await begin(row, provider)
    if (begun === 'overtaken') return joinOther(row.id, provider, phone)
    if ('present' in begun) return { kind: 'conflict', present: begun.present }
    return askProvider(begun, provider, phone)
  }

  const start: PaymentService['start'] = async (payer, order) => {
    const { provider, phone } = order
    if (!providers.offeredOn(payer.site).includes(provider)) {
      const ofCountry: readonly PaymentProvider[] = paymentProvidersOf[payer.site.country]
      return { kind: ofCountry.includes(provider) ? 'switchedOff' : 'notOffered' }
    }
    if (phone !== undefined && swishPayerAlias(phone) === undefined) return { kind: 'badPhone' }
    return startOnce(payer, order, true)
  }

  return {
    paymentId: paymentIdOf,
    start,
    status: async (payer, id, bookingId) => {
      const row = await ownOne(payer, id, bookingId)
      if (!row) return undefined
      return standing(isPaymentOver(row.status) ? row : ((await follow.check(id)) ?? row))
    },
    cancel: async (payer, id) => {
      const row = await ownOne(payer, id)
      if (!row) return undefined
      return standing((await follow.end(id)) ?? row)
    },
    received: async (payer, id) => {
      const row = await ownOne(payer, id)
      if (row?.status !== 'paid') return undefined
      if (row.residence_payment_id === null) return { ...row, kind: undefined }
      const planned = await db
        .selectFrom('residence_payments')
        .select('kind')
        .where('id', '=', row.residence_payment_id)
        .executeTakeFirst()
      return { ...row, kind: planned?.kind }
    },
    handover: async (id) => {
      const row = await findPayment(db, id)
      const handover = row && !isPaymentOver(row.status) ? handoverOf(row) : undefined
      return row && handover && { row, handover }
    },
  }
}
