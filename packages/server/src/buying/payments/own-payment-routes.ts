// A caller's payments over HTTP: the list, receipts, and the form that starts a payment of a home without script.
import { endpoints } from '@husrum/contract'
import { homeThingPrefix, ownPaymentsFormPath } from '@husrum/contract/payments/wire'
import type { Money, OwnPayments, PaymentProvider } from '@husrum/domain'
import { mayDo, paymentProvidersOf, routePath, wholeUnitsOf } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms, signInForAccess } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { ReceiptInOwnWords, WrittenDocument } from '../documents/index.ts'
import { documentPage, documentStyle, sellerOfPayment, writeReceipt } from '../documents/index.ts'
import type { HandoverLinks } from './handover-routes.ts'
import type { PaymentService } from './payment-service.ts'
import { readOwnPayments } from './read-own-payments.ts'
import { findRefund, handoverDtoOf } from './stored-payments.ts'

export interface OwnPaymentRoutesOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly payments: PaymentService
  readonly links: HandoverLinks
  readonly drawPdf: (document: WrittenDocument, madeAt: number) => Promise<Uint8Array>
  /** Limits calls of one network. */
  readonly count: LimitCalls
  readonly receiptInOwnWords: ReceiptInOwnWords
}

type Refund = NonNullable<OwnPayments['others'][number]['refund']>

const refundDto = ({ amount, ...rest }: Refund) => ({ ...rest, amount: wholeUnitsOf(amount) })

const dtoOf = ({ needsIdentity, homes, others }: OwnPayments) => ({
  needsIdentity,
  homes: homes.map(({ home, options, total, fee, paid, left, payments, ...names }) => ({
    ...names,
    home: wholeUnitsOf(home),
    options: wholeUnitsOf(options),
    total: wholeUnitsOf(total),
    fee: wholeUnitsOf(fee),
    paid: wholeUnitsOf(paid),
    left: wholeUnitsOf(left),
    payments: payments.map(({ amount, received, payment, payBack, ...rest }) => ({
      ...rest,
      amount: wholeUnitsOf(amount),
      ...(received !== undefined && { received: wholeUnitsOf(received) }),
      ...(payment && {
        payment: { ...payment, ...(payment.refund && { refund: refundDto(payment.refund) }) },
      }),
      ...(payBack && { payBack: { ...payBack, amount: wholeUnitsOf(payBack.amount) } }),
    })),
  })),
  others: others.map(({ amount, refund, ...rest }) => ({
    ...rest,
    amount: wholeUnitsOf(amount),
    ...(refund && { refund: refundDto(refund) }),
  })),
})

const payerOf = ({ caller, site, origin }: Pick<Visitor, 'caller' | 'site' | 'origin'>) => ({
  accountId: signedInOf(caller).session.accountId,
  site,
  origin,
})

export const ownPaymentRoutes = (app: Hono<AppEnv>, options: OwnPaymentRoutesOptions): void => {
  const { db, now, payments, links, drawPdf, count, receiptInOwnWords } = options

  bindEndpoint(app, endpoints.getOwnPayments, async (_, { caller, site }) => {
    const { session, principal } = signedInOf(caller)
    const seesHomes = mayDo(await principal(), 'myResidence') === 'own'
    return dtoOf(await readOwnPayments(db, { accountId: session.accountId, site, seesHomes, now: now() }))
  })

  const receipt = async (c: Context<AppEnv>, look: 'html' | 'pdf'): Promise<Response> => {
    // Links cannot send a bearer token: the session cookies count here.
    const known = visitorOf(c)
    const caller =
      known.caller.kind === 'anonymous' ? await c.get('callerOfCookies')(known.site) : known.caller
    const visitor = { ...known, caller }
    await assertAccess(visitor, endpoints.getOwnPayments)
    // Rendering the receipt is slow.
    await count(visitor.address)
    const row = await payments.received(payerOf(visitor), pathId(c, 'id'))
    if (!row || row.receipt_number === null || row.paid_at === null || row.provider === null)
      throw new Problem('notFound')
    const refund = await findRefund(db, row.id)
    const paidAt = Date.parse(row.paid_at)
    const payer = await db
      .selectFrom('accounts')
      .select(['first_name', 'last_name'])
      .where('id', '=', row.account_id)
      .executeTakeFirst()
    const refunded = refund?.status === 'done' ? (refund.amount as Money) : undefined
    const own = row.booking_id === null ? undefined : await receiptInOwnWords(row.booking_id, refunded)
    const document =
      own ??
      writeReceipt({
        site: visitor.site,
        seller: await sellerOfPayment(db, visitor.site, {
          bookingId: row.booking_id,
          homePaymentId: row.residence_payment_id,
        }),
        number: row.receipt_number,
        purpose: row.kind ?? (row.purpose === 'vip' ? 'vip' : 'bookingFee'),
        about: row.about,
        payer: payer ? `${payer.first_name} ${payer.last_name}`.trim() : '',
        amount: row.amount as Money,
        provider: row.provider,
        paidAt,
        refunded,
      })
    const headers = {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-language': document.language,
    }
    if (look === 'html') {
      c.set('inline', { styles: [documentStyle] })
      return c.body(documentPage(document), 200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
      })
    }
    return c.body(new Uint8Array(await drawPdf(document, paidAt)), 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': attachmentOf(`${document.title} ${row.receipt_number}.pdf`),
    })
  }
  app.get('/services/payments/:id/receipt.html', (c) => receipt(c, 'html'))
  app.get('/services/payments/:id/receipt.pdf', (c) => receipt(c, 'pdf'))

  /** Where the payer continues: at the provider, or back on the page, which says what to do. */
  const pay = async ({ fields, visitor, page }: SentForm): Promise<string> => {
    const homePaymentId = textOf(fields, 'payment').replace(homeThingPrefix, '')
    const back = (error: string) =>
      withQuery(page, [
        ['error', error],
        ['payment', homePaymentId],
      ])
    const offered: readonly PaymentProvider[] = paymentProvidersOf[visitor.site.country]
    const provider = offered.find((each) => each === textOf(fields, 'provider'))
    if (!provider) return back('provider')
    const payer = payerOf(visitor)
    const made = await payments.paymentId(payer, { homePaymentId })
    if (made.kind === 'notFound') throw new Problem('notFound')
    if (made.kind !== 'made') return page
    const phone = textOf(fields, 'phone').trim()
    const started = await payments.start(payer, {
      thing: { homePaymentId },
      paymentId: made.paymentId,
      provider,
      ...(phone && { phone }),
    })
    if (started.kind === 'badPhone') return back('phone')
    if (started.kind === 'switchedOff') return back('notAvailable')
    if (started.kind !== 'started') return page
    return handoverDtoOf(started.handover, links.of(started.row)).redirectUrl ?? page
  }

  const route: FormRoute = {
    path: ownPaymentsFormPath,
    maxBytes: 2_048,
    signIn: signInForAccess,
    page: (site) => routePath(site, 'payments'),
    messages: { notFound: null },
    otherMessage: 'away',
  }
  bindForms(app, route, () => ({
    access: { path: ownPaymentsFormPath, access: 'myResidence' },
    submit: async (sent) => {
      await count(sent.visitor.address)
      return pay(sent)
    },
  }))
}
