// Swish for merchants as a payment provider: requests with an id of our own, and the status from GET.
import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import { z } from '@husrum/contract'
import type { PaymentReport, SwishOrder, SwishOutcome } from '@husrum/domain'
import {
  exactMoney,
  isSwishRefundCode,
  swishAmount,
  swishAppLink,
  swishDifferences,
  swishInstructionId,
  swishMessage,
  swishOutcomeOf,
  swishOutcomeOfStatus,
  swishPayerAlias,
  swishQrText,
} from '@husrum/domain'
import type { ProviderResponse } from '../../../platform/http/call-provider.ts'
import { callProvider, failureOf } from '../../../platform/http/call-provider.ts'
import type {
  PaymentOrder,
  PaymentProviderPort,
  ProviderAway,
  RefundAnswer,
  RefundOrder,
  Reported,
  StatusAnswer,
} from '../payment-provider.ts'

export interface SwishSettings {
  /** Such as `https://cpc.getswish.net/swish-cpcapi/`. */
  readonly url: string
  readonly identity:
    | { readonly pfx: Uint8Array; readonly passphrase?: string | undefined }
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
  /** Certificate authority of the service, as PEM; absent: those of the machine. */
  readonly ca?: string | undefined
  /** Our merchant number. */
  readonly payee: string
}

export interface SwishOptions {
  readonly settings: SwishSettings
  /** Creates the identifier that Swish sends in callbacks, for a payment or a refund: 32 to 36 of 0–9, a–z and hyphen. */
  readonly callbackIdentifierOf: (id: string) => string
}

/** Callback path, on the payer's site. */
export const swishCallbackPath = '/services/payments/swish/callback'

/** 32 upper-case hexadecimal digits, different for each attempt. */
export const swishRefundId = ({ id, attempt }: Pick<RefundOrder, 'id' | 'attempt'>): string =>
  attempt === 1
    ? (swishInstructionId(id) ?? '')
    : createHash('sha256').update(`${id} ${attempt}`).digest('hex').slice(0, 32).toUpperCase()

const instructionOf = (id: string): string => swishInstructionId(id) ?? ''
const referenceOf = (number: string): string => `HUS-${number}`

const errorsBody = z.array(z.object({ errorCode: z.string() }))
const paymentBody = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  payeeAlias: z.string(),
  payeePaymentReference: z.nullish(z.string()),
  paymentReference: z.nullish(z.string()),
  errorCode: z.nullish(z.string()),
})
const refundBody = z.object({ status: z.string(), errorCode: z.nullish(z.string()) })

/** The first error code; an empty list is a rejection without a code. */
const codeOf = ({ json }: ProviderResponse): string | undefined => {
  const told = z.safeParse(errorsBody, json)
  return told.success ? told.data[0]?.errorCode : undefined
}

const reportOf = ({ status, messageKey }: SwishOutcome): PaymentReport => ({ status, messageKey })

/** Rejected for good, before any charge. */
const refused = (code: string): Reported => ({
  kind: 'reported',
  report: { status: 'failed', messageKey: 'couldNotStart' },
  code,
})

const awayOf = (code: string): ProviderAway => ({ kind: 'away', code })

const orderedOf = (order: PaymentOrder, payeeAlias: string): SwishOrder => ({
  id: instructionOf(order.id),
  amount: order.amount,
  currency: order.currency,
  payeeAlias,
  payeePaymentReference: referenceOf(order.number),
})

export const makeSwishProvider = ({
  settings: { url, identity, ca, payee },
  callbackIdentifierOf,
}: SwishOptions): PaymentProviderPort => {
  const agent = new Agent({
    ...identity,
    ca,
    keepAlive: true,
    minVersion: 'TLSv1.2',
  } as Agent['options'])
  const base = url.endsWith('/') ? url : `${url}/`

  const call = (
    method: 'GET' | 'PUT' | 'PATCH',
    path: string,
    body?: unknown,
    type = 'application/json',
  ): Promise<ProviderResponse> =>
    callProvider({
      method,
      url: new URL(path, base),
      agent,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  /** Retries once without a response: the same request is the same payment. */
  const callTwice: typeof call = (...facts) => call(...facts).catch(() => call(...facts))

  const status = async (order: PaymentOrder): Promise<StatusAnswer> => {
    try {
      const answer = await call('GET', `api/v1/paymentrequests/${instructionOf(order.id)}`)
      if (answer.status === 404) return { kind: 'absent' }
      const told = z.safeParse(paymentBody, answer.json)
      if (answer.status !== 200 || !told.success) return awayOf(String(answer.status))
      const { data } = told
      const amount = exactMoney(Number(data.amount))
      const fetched = { ...data, payeePaymentReference: data.payeePaymentReference ?? '' }
      const fields = [
        ...(amount === undefined ? ['amount'] : []),
        ...(amount === undefined
          ? []
          : swishDifferences(orderedOf(order, payee), { ...fetched, amount } as SwishOrder)),
      ]
      if (fields.length > 0) return { kind: 'differs', fields }
      const code = data.errorCode ?? undefined
      return {
        kind: 'reported',
        report: reportOf(swishOutcomeOfStatus(data.status, code)),
        code: code ?? data.status,
        ...(data.paymentReference && { reference: data.paymentReference }),
      }
    } catch (cause) {
      return awayOf(failureOf(cause))
    }
  }

  const refundAnswer = (answer: ProviderResponse): RefundAnswer => {
    if (answer.status === 404) return { kind: 'absent' }
    const told = z.safeParse(refundBody, answer.json)
    if (answer.status !== 200 || !told.success) return awayOf(String(answer.status))
    const { status: name, errorCode } = told.data
    if (name === 'PAID') return { kind: 'done' }
    // Without a response of the banks the refund may still arrive.
    if (name === 'ERROR' && errorCode !== 'DS24') return { kind: 'failed', code: errorCode ?? name }
    return { kind: 'underWay' }
  }

  return {
    absentFor: 60_000,
    start: async (order, phone) => {
      const alias = phone === undefined ? undefined : swishPayerAlias(phone)
      const amount = swishAmount(order.amount)
      const callbackUrl = new URL(swishCallbackPath, order.origin).href
      try {
        const answer = await callTwice('PUT', `api/v2/paymentrequests/${instructionOf(order.id)}`, {
          payeePaymentReference: referenceOf(order.number),
          callbackUrl,
          callbackIdentifier: callbackIdentifierOf(order.id),
          payerAlias: alias,
          payeeAlias: payee,
          amount,
          currency: order.currency,
          message: swishMessage(order.about),
        })
        if (answer.status === 201) {
          const token = String(answer.headers.paymentrequesttoken ?? '')
          const appUrl = swishAppLink(token, order.returnUrl)
          const qr = swishQrText(token)
          return {
            kind: 'started',
            handover: { ...(appUrl !== undefined && { token, appUrl }), ...(qr !== undefined && { qr }) },
          }
        }
        if (answer.status === 429 || answer.status >= 500) return awayOf(String(answer.status))
        const code = codeOf(answer)
        if (code === 'RP09') {
          const known = await status(order)
          return known.kind === 'reported' ? known : awayOf(code)
        }
        if (answer.status !== 422 || code === undefined) return refused(code ?? String(answer.status))
        const outcome = swishOutcomeOf(code)
        // Rejected at once: no bank was called, whatever the code.
        return outcome.status === 'unknown'
          ? refused(code)
          : { kind: 'reported', report: reportOf(outcome), code }
      } catch (cause) {
        return awayOf(failureOf(cause))
      }
    },
    status,
    cancel: async (order) => {
      const patch = [{ op: 'replace', path: '/status', value: 'cancelled' }]
      try {
        const answer = await call(
          'PATCH',
          `api/v1/paymentrequests/${instructionOf(order.id)}`,
          patch,
          'application/json-patch+json',
        )
        if (answer.status === 200) return { kind: 'cancelled' }
        const code = codeOf(answer)
        if (code === 'RP08') return { kind: 'cancelled' }
        if (code === 'RP07' || answer.status === 404) return { kind: 'tooLate' }
        return awayOf(code ?? String(answer.status))
      } catch (cause) {
        return awayOf(failureOf(cause))
      }
    },
    refund: async (refund) => {
      try {
        const answer = await callTwice('PUT', `api/v2/refunds/${swishRefundId(refund)}`, {
          originalPaymentReference: refund.reference,
          callbackUrl: new URL(swishCallbackPath, refund.payment.origin).href,
          callbackIdentifier: callbackIdentifierOf(refund.id),
          payerAlias: payee,
          amount: swishAmount(refund.amount),
          currency: refund.payment.currency,
          payerPaymentReference: referenceOf(refund.payment.number),
          message: swishMessage(refund.payment.about),
        })
        if (answer.status === 201) return { kind: 'underWay', providerId: swishRefundId(refund) }
        const code = codeOf(answer)
        if (code === 'RP09') return { kind: 'underWay', providerId: swishRefundId(refund) }
        if (answer.status === 429 || answer.status >= 500) return awayOf(String(answer.status))
        return isSwishRefundCode(code ?? '')
          ? { kind: 'failed', code: code ?? '' }
          : { kind: 'failed', code: code ?? String(answer.status) }
      } catch (cause) {
        return awayOf(failureOf(cause))
      }
    },
    refundStatus: async (refund) => {
      try {
        return refundAnswer(await call('GET', `api/v1/refunds/${swishRefundId(refund)}`))
      } catch (cause) {
        return awayOf(failureOf(cause))
      }
    },
    close: () => agent.destroy(),
  }
}
