// What payers do: get a payment's number, pay with it, look how it stands, stop it. The same press again is the same payment.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Money, PaymentProvider, PlannedPaymentKind, SiteDefinition, UserBrand } from '@husrum/domain'
import {
  initialPayment,
  isPaymentOver,
  stepPayment,
  swishPayerAlias,
  userBrandOf,
  vipFeeOf,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { BookingDesk } from '../booking/booking-desk.ts'
import type { Schema } from '../database/schema.ts'
import type { Seal } from '../secrets/seal.ts'
import type { ChangePayment } from './change-payment.ts'
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
  openStatuses,
  orderOf,
} from './stored-payments.ts'

/** Who pays, and from where. */
export interface Payer {
  readonly accountId: string
  readonly site: SiteDefinition
  /** Where the site stands, as the payer reaches it. */
  readonly origin: string
}

/** What is paid for: a booking, a payment of a home's plan, or a membership of the site's brand. */
export type PaidThing =
  | { readonly bookingId: string; readonly objectId?: string }
  | { readonly homePaymentId: string; readonly objectId?: string }
  | 'vip'

export interface PaymentStanding {
  readonly row: PaymentRow
  readonly refund?: RefundRow | undefined
}

/** Why nothing was begun. */
export type NotPayable =
  | { readonly kind: 'notFound' }
  /** It stands so that it cannot be paid now. */
  | { readonly kind: 'conflict'; readonly present: string }
  /** This way of paying is not to be had. */
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'badPhone' }

export type PaymentStart =
  | { readonly kind: 'started'; readonly row: PaymentRow; readonly handover: Handover }
  | NotPayable

export interface StartOrder {
  readonly thing: PaidThing
  readonly paymentId: string
  readonly provider: PaymentProvider
  readonly phone?: string | undefined
}

export interface PaymentDesk {
  /** The number to pay with: the same one until it has come to an end. */
  paymentId(
    payer: Payer,
    thing: PaidThing,
  ): Promise<{ readonly kind: 'made'; readonly paymentId: string } | NotPayable>
  start(payer: Payer, order: StartOrder): Promise<PaymentStart>
  /** Undefined for one that is not the payer's, or not of the booking. */
  status(payer: Payer, id: string, bookingId?: string): Promise<PaymentStanding | undefined>
  cancel(payer: Payer, id: string): Promise<PaymentStanding | undefined>
  /** For a receipt: undefined for one that is not the payer's, or has not come. `kind` is that of a home's plan. */
  received(
    payer: Payer,
    id: string,
  ): Promise<(PaymentRow & { readonly kind: PlannedPaymentKind | undefined }) | undefined>
  /** How the payer of a payment goes on; undefined where nothing waits for one. */
  handover(id: string): Promise<{ readonly row: PaymentRow; readonly handover: Handover } | undefined>
}

export interface PaymentDeskOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly desk: BookingDesk
  readonly providers: PaymentProviders
  readonly change: ChangePayment
  readonly follow: FollowPayment
  readonly noteCall: NoteCall
  readonly seal: Seal
}

/** What a new payment is made of. */
interface Charge {
  readonly purpose: PaymentRow['purpose']
  readonly booking_id: string | null
  readonly residence_payment_id: string | null
  readonly brand: UserBrand | null
  readonly about: string
  readonly amount: Money
  readonly currency: string
}

/** What a payment of no booking, no home and no brand would be of. */
const ofNothing = { booking_id: null, residence_payment_id: null, brand: null } as const

/** A booking is paid in these. */
const payable: readonly string[] = ['signed', 'paying']

/** Whether a payment is one of what is paid for. */
const isOf = (row: PaymentRow, thing: PaidThing): boolean => {
  if (thing === 'vip') return row.purpose === 'vip'
  return 'homePaymentId' in thing
    ? row.residence_payment_id === thing.homePaymentId
    : row.booking_id === thing.bookingId
}

/** A second press waits so long for what the first one gets. */
const waitSteps = 15
const waitStepMs = 200
/** Whoever asked for it is no longer there. */
const abandonedMs = 9_000

export const makePaymentDesk = ({
  db,
  now,
  desk,
  providers,
  change,
  follow,
  noteCall,
  seal,
}: PaymentDeskOptions): PaymentDesk => {
  const chargeOf = async ({ accountId, site }: Payer, thing: PaidThing): Promise<Charge | NotPayable> => {
    if (thing === 'vip') {
      const brand = userBrandOf(site)
      const fee = site.features.vip ? vipFeeOf(site.country) : undefined
      if (brand === undefined || fee === undefined) return { kind: 'notFound' }
      const paid = await db
        .selectFrom('user_payments')
        // Whose membership has ended pays for another one.
        .innerJoin('vip_memberships', (join) =>
          join
            .onRef('vip_memberships.account_id', '=', 'user_payments.account_id')
            .onRef('vip_memberships.brand', '=', 'user_payments.brand'),
        )
        .select('user_payments.id')
        .where('user_payments.account_id', '=', accountId)
        .where('user_payments.brand', '=', brand)
        .where('user_payments.status', '=', 'Paid')
        .executeTakeFirst()
      if (paid) return { kind: 'conflict', present: 'paid' }
      const about = `VIP, ${site.name}`
      return {
        ...ofNothing,
        purpose: 'vip',
        brand,
        about,
        amount: fee,
        currency: site.formats.currencyCode,
      }
    }
    if ('homePaymentId' in thing) {
      const { homePaymentId, objectId } = thing
      const found = await findHomePayment(db, homePaymentId, { accountId, site })
      if (!found || (objectId !== undefined && found.objectId !== objectId)) return { kind: 'notFound' }
      const { about, amount, currency, status } = found
      if (status !== 'open') return { kind: 'conflict', present: status }
      if (!found.isPaidOnline) return { kind: 'conflict', present: 'amountNotPossible' }
      return { ...ofNothing, purpose: 'home', residence_payment_id: homePaymentId, about, amount, currency }
    }
    const { bookingId, objectId } = thing
    const role = await desk.roleOf(db, bookingId, accountId)
    const booking = role && (await desk.find(db, bookingId))
    if (!booking || booking.site.siteId !== site.siteId) return { kind: 'notFound' }
    if (objectId !== undefined && booking.objectId !== objectId) return { kind: 'notFound' }
    if (!payable.includes(booking.state.kind) || booking.terms.fee <= 0)
      return { kind: 'conflict', present: booking.state.kind }
    const { fee: amount, currency } = booking.terms
    return {
      ...ofNothing,
      purpose: 'bookingFee',
      booking_id: bookingId,
      about: booking.home.name,
      amount,
      currency,
    }
  }

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

  /** The payment, if it is the caller's to see. */
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
    return (await desk.roleOf(db, row.booking_id, accountId)) ? row : undefined
  }

  const handoverOf = ({ id, handover }: PaymentRow): Handover | undefined => {
    const text = handover === null ? undefined : seal.open(handover, handoverContext(id))
    return text === undefined ? undefined : (JSON.parse(text) as Handover)
  }

  /** Writes down that a provider is about to be asked, before it is: what may be charged is looked for. */
  const begin = (
    { booking_id: bookingId, id, number }: PaymentRow,
    provider: PaymentProvider,
  ): Promise<PaymentRow | 'overtaken' | { readonly present: string }> =>
    db.transaction().execute(async (trx) => {
      if (bookingId !== null) {
        const event = { kind: 'paymentAsked', now: now() } as const
        const { state } = await desk.tell(trx, bookingId, event, 'buyer', { payment: number, provider })
        if (state.kind !== 'paying') return { present: state.kind }
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
          ...(providerId !== undefined && { provider_id: providerId }),
        })
        .where('id', '=', row.id)
        .execute()
    }
    const present = (await findPayment(db, row.id)) ?? row
    // Stopped while the provider was being asked.
    if (present.status === 'cancelled' || 'isCancelAsked' in present.state)
      await follow.cancelAtProvider(row.id).catch(() => undefined)
    return { kind: 'started', row: present, handover: handoverOf(present) ?? {} }
  }

  /** A press after the first: it gets what that one gets. */
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

  return {
    paymentId: async (payer, thing) => {
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
        if (made) return { kind: 'made', paymentId: made.id }
      }
    },
    start: async (payer, { thing, paymentId, provider, phone }) => {
      if (!providers.offeredOn(payer.site).includes(provider)) return { kind: 'notOffered' }
      if (phone !== undefined && swishPayerAlias(phone) === undefined) return { kind: 'badPhone' }
      const row = await ownOne(payer, paymentId)
      if (!row || !isOf(row, thing)) return { kind: 'notFound' }
      if (thing !== 'vip' && 'bookingId' in thing && thing.objectId !== undefined) {
        const booking = await desk.find(db, thing.bookingId)
        if (booking?.objectId !== thing.objectId) return { kind: 'notFound' }
      }
      if (isPaymentOver(row.status)) return { kind: 'conflict', present: row.status }
      if (row.status !== 'created') return joinOther(row.id, provider, phone)
      const begun = await begin(row, provider)
      if (begun === 'overtaken') return joinOther(row.id, provider, phone)
      if ('present' in begun) return { kind: 'conflict', present: begun.present }
      return askProvider(begun, provider, phone)
    },
    status: async (payer, id, bookingId) => {
      const row = await ownOne(payer, id, bookingId)
      if (!row) return undefined
      return standing(isPaymentOver(row.status) ? row : ((await follow.check(id)) ?? row))
    },
    cancel: async (payer, id) => {
      const row = await ownOne(payer, id)
      if (!row) return undefined
      const changed = await change(id, { kind: 'cancelAsked' })
      if (changed?.effects.some(({ kind }) => kind === 'cancelAtProvider'))
        // The job that was written with it tries again.
        await follow.cancelAtProvider(id).catch(() => undefined)
      return standing((await findPayment(db, id)) ?? row)
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
