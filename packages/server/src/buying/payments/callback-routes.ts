// Callbacks from providers, and browsers that return from them. None is trusted by itself: on a callback the
// provider is asked for the status, and only signed data counts.
import { timingSafeEqual } from 'node:crypto'
import { z } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readBody } from '../../platform/http/read-body.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { FollowPayment } from './follow-payment.ts'
import { nordeaReturnPath, readNordeaReturn } from './nordea/nordea-provider.ts'
import type { PaymentSettings } from './open-payment-providers.ts'
import type { PaymentMarks } from './payment-marks.ts'
import type { Refunds } from './refunds.ts'
import { findPayment, isCancelRequested, orderOf, pageOfPayment, siteOfPayment } from './stored-payments.ts'
import { sveaPushPath, sveaValidationPath } from './svea/svea-provider.ts'
import { isSveaCallback } from './svea/svea-signature.ts'
import { swishCallbackPath } from './swish/swish-provider.ts'

export interface CallbackOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly settings: PaymentSettings
  readonly follow: FollowPayment
  readonly refunds: Pick<Refunds, 'follow'>
  readonly marks: Pick<PaymentMarks, 'callback'>
  readonly log: Pick<Logger, 'warn'>
}

const longestBody = 16_384

const swishBody = z.object({ id: z.string().check(z.regex(/^[\dA-F]{32}$/)) })

/** The UUID that Swish writes as 32 capital digits. */
const uuidOf = (instruction: string): string =>
  instruction.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const isSame = (own: string, shown: string): boolean => {
  const [one, other] = [Buffer.from(own), Buffer.from(shown)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export const paymentCallbackRoutes = (
  app: Hono<AppEnv>,
  { db, now, settings, follow, refunds, marks, log }: CallbackOptions,
): void => {
  const refuse = (
    provider: string,
    code: 'forbidden' | 'notFound' | 'invalidRequest',
    why: string,
  ): never => {
    log.warn({ provider, why }, 'A payment callback was refused')
    throw new Problem(code, code === 'invalidRequest' ? { errors: [{ field: why, key: 'invalid' }] } : {})
  }

  const textOf = async (c: Context<AppEnv>): Promise<string> =>
    new TextDecoder().decode(await readBody(c.req.raw, longestBody))

  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  app.post(swishCallbackPath, async (c) => {
    const told = z.safeParse(swishBody, parsed(await textOf(c)))
    if (!told.success) return refuse('swish', 'invalidRequest', 'body')
    const id = uuidOf(told.data.id)
    // A retried refund has a new id: the sweep finds it.
    const shown = c.req.header('callbackidentifier') ?? ''
    if (!marks.callback(id).some((own) => isSame(own, shown)))
      return refuse('swish', 'forbidden', 'callbackIdentifier')
    const payment = await findPayment(db, id)
    if (payment) await follow.check(id, { hasNews: true })
    else {
      const refund = await db
        .selectFrom('payment_refunds')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!refund) return refuse('swish', 'notFound', 'payment')
      await refunds.follow(id)
    }
    return c.body(null, 200)
  })

  app.post(sveaPushPath, async (c) => {
    const { svea } = settings
    const body = await textOf(c)
    const signed = {
      body,
      timestamp: c.req.header('x-timestamp') ?? '',
      signature: c.req.header('x-signature-512') ?? '',
    }
    if (!svea || !isSveaCallback(signed, svea.merchant, now()))
      return refuse('svea', 'forbidden', 'signature')
    const payment = await findPayment(db, c.req.query('payment') ?? '')
    if (payment?.provider !== 'svea') return refuse('svea', 'notFound', 'payment')
    await follow.check(payment.id, { hasNews: true })
    return c.body(null, 200)
  })

  // Svea takes no money unless the answer is 2xx: a checkout that was closed here cannot be paid on a page that is still open.
  app.get(sveaValidationPath, async (c) => {
    const [id = '', shown = ''] = [c.req.query('payment'), c.req.query('mark')]
    if (!marks.callback(id).some((own) => isSame(own, shown))) return refuse('svea', 'forbidden', 'mark')
    const payment = await findPayment(db, id)
    const isOpen = payment?.status === 'pending' || payment?.status === 'unknown'
    const isWanted = payment?.provider === 'svea' && isOpen && !isCancelRequested(payment.state)
    c.header('cache-control', 'no-store')
    return c.json({ Valid: isWanted }, isWanted ? 200 : 409)
  })

  const comeBack = async (c: Context<AppEnv>, fields: Readonly<Record<string, string>>) => {
    const { nordea } = settings
    const payment = await findPayment(db, fields.payment ?? '')
    if (!nordea || payment?.provider !== 'nordea') return refuse('nordea', 'notFound', 'payment')
    const isSigned = (fields.SOLOPMT_RETURN_MAC ?? '') !== ''
    const reported = isSigned ? readNordeaReturn(orderOf(payment), fields, nordea.key) : undefined
    if (isSigned && !reported) return refuse('nordea', 'invalidRequest', 'mac')
    if (reported) await follow.report(payment.id, reported)
    // Not trusted: the bank is asked for the status.
    else await follow.check(payment.id)
    return c.redirect(pageOfPayment(siteOfPayment(payment), payment), 303)
  }

  app.get(nordeaReturnPath, (c) => comeBack(c, c.req.query()))
  app.post(nordeaReturnPath, async (c) =>
    comeBack(c, { ...c.req.query(), ...Object.fromEntries(await readForm(c.req.raw, longestBody)) }),
  )
}
