// `/api/buyresidence/…payment…`: payments of bookings, and of memberships under the id `vip` (BOOK-35).
import type { RequestOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { homeThingPrefix } from '@husrum/contract/payments/wire'
import type { PaymentProvider } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { NotPayable, PaidThing, Payer } from './charge-of.ts'
import type { HandoverLinks } from './handover-routes.ts'
import type { PaymentService, PaymentStanding } from './payment-service.ts'
import { handoverDtoOf, messageKeyOf, refundStanding } from './stored-payments.ts'

/** In place of a booking id: the membership of the site's brand. */
export const vipThing = 'vip'

/** The payer of a booking must have booking permission; for `vip` an account is enough. */
const payerOf = async (context: EndpointContext, thing: PaidThing): Promise<Payer> => {
  const { caller, site, origin } = context
  if (thing !== vipThing) {
    const access = 'homePaymentId' in thing ? 'myResidence' : 'startBooking'
    await assertAccess(context, { path: '', access })
  }
  return { accountId: signedInOf(caller).session.accountId, site, origin }
}

const thingOf = (id: string, objectId?: string): PaidThing => {
  if (id === vipThing) return vipThing
  const home = objectId === undefined ? {} : { objectId }
  return id.startsWith(homeThingPrefix)
    ? { homePaymentId: id.slice(homeThingPrefix.length), ...home }
    : { bookingId: id, ...home }
}

const refuse = (reason: NotPayable): never => {
  if (reason.kind === 'conflict') throw new Problem('statusConflict', { present: reason.present })
  if (reason.kind === 'switchedOff') throw new Problem('notAvailable')
  if (reason.kind === 'amountNotPossible') throw new Problem('amountNotPossible')
  if (reason.kind === 'badPhone')
    throw new Problem('invalidRequest', { errors: [{ field: 'PhoneNumber', key: 'swedishPhone' }] })
  throw new Problem('notFound')
}

const standingDto = ({ row, refund }: PaymentStanding) => {
  const standing = refundStanding(refund)
  return {
    paymentId: row.id,
    status: row.status,
    messageKey: messageKeyOf(row),
    ...(row.receipt_number !== null && { receiptId: row.receipt_number }),
    ...(standing && { refund: standing }),
  }
}

export const paymentRoutes = (
  app: Hono<AppEnv>,
  {
    payments,
    links,
    count,
  }: { readonly payments: PaymentService; readonly links: HandoverLinks; readonly count: LimitCalls },
): void => {
  const makeId = async ({ id }: { readonly id: string }, context: EndpointContext) => {
    await count(context.address)
    const made = await payments.paymentId(await payerOf(context, thingOf(id)), thingOf(id))
    return made.kind === 'made' ? { paymentId: made.paymentId } : refuse(made)
  }
  bindEndpoint(app, endpoints.createPaymentId, makeId)
  bindEndpoint(app, endpoints.makePaymentId, makeId)

  /** The user and amount in the request are ignored (SEC-19). */
  const start =
    (provider: PaymentProvider) =>
    async (
      { ObjectId, ContractId, PaymentNumber, ...rest }: RequestOf<typeof endpoints.startSveaPayment>,
      context: EndpointContext,
    ) => {
      await count(context.address)
      const phone = 'PhoneNumber' in rest ? String(rest.PhoneNumber ?? '') : ''
      const thing = thingOf(ContractId, ObjectId)
      const started = await payments.start(await payerOf(context, thing), {
        thing,
        paymentId: PaymentNumber,
        provider,
        ...(phone.trim() !== '' && { phone }),
      })
      if (started.kind !== 'started') return refuse(started)
      const { row, handover } = started
      return {
        paymentId: row.id,
        status: row.status,
        messageKey: messageKeyOf(row),
        ...handoverDtoOf(handover, links.of(row)),
      }
    }
  bindEndpoint(app, endpoints.startSwishPayment, start('swish'))
  bindEndpoint(app, endpoints.startSveaPayment, start('svea'))
  bindEndpoint(app, endpoints.startNordeaPayment, start('nordea'))

  const found = (standing: PaymentStanding | undefined) => {
    if (!standing) throw new Problem('notFound')
    return standingDto(standing)
  }
  bindEndpoint(app, endpoints.getPaymentStatus, async ({ id }, context) =>
    found(await payments.status(await payerOf(context, vipThing), id)),
  )
  bindEndpoint(app, endpoints.getPaymentStatusOf, async ({ id, bookingId }, context) =>
    found(await payments.status(await payerOf(context, { bookingId }), id, bookingId)),
  )
  bindEndpoint(app, endpoints.cancelPayment, async ({ id }, context) => {
    await count(context.address)
    return found(await payments.cancel(await payerOf(context, vipThing), id))
  })
}
