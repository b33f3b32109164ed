// Orders of Swedish BankID for identification and signing: start, collect, cancel.
import { z } from '@husrum/contract'
import { canonicalPersonalNumber } from '@husrum/domain'
import type { ProvenIdentity } from '../../accounts/index.ts'
import type {
  IdentityFailed,
  IdentityProvider,
  IdentityRequest,
  IdentityStarted,
  ProviderAway,
  ProviderOrder,
} from '../identity-provider.ts'
import type { BankIdAnswer, BankIdClient } from './bank-id-client.ts'
import { bankIdQr } from './bank-id-qr.ts'
import { returnAddressFor } from './return-address.ts'

const orderBody = z.object({
  orderRef: z.string(),
  autoStartToken: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
})

const personBody = z.object({
  personalNumber: z.string(),
  givenName: z.string(),
  surname: z.string(),
})

/** Stored whole: fields that the service adds later may be evidence too. */
const completionBody = z.looseObject({
  user: personBody,
  risk: z.optional(z.string()),
  signature: z.optional(z.string()),
})

/** BankID's answer for a complete order; for a signature it is the proof. */
export type BankIdCompletion = z.infer<typeof completionBody>

const progressBody = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), hintCode: z.optional(z.string()) }),
  z.object({ status: z.literal('failed'), hintCode: z.optional(z.string()) }),
  z.object({ status: z.literal('complete'), completionData: completionBody }),
])

/** The text that the person reads in the app, and the data that a signature binds to it. */
export interface BankIdWords {
  readonly visible: string
  readonly hidden?: string
  readonly format?: 'simpleMarkdownV1'
}

export type BankIdProgress =
  | { readonly kind: 'pending'; readonly hint?: string }
  | {
      readonly kind: 'complete'
      readonly identity: ProvenIdentity
      readonly completionData: BankIdCompletion
    }
  | IdentityFailed
  | ProviderAway

/** The service returned an invalid answer. */
const brokenAnswer: IdentityFailed = { kind: 'failed', hint: 'internalError' }

const failureOf = (answer: Exclude<BankIdAnswer, { kind: 'answered' }>): IdentityFailed | ProviderAway =>
  answer.kind === 'away' ? answer : { kind: 'failed', hint: answer.errorCode }

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** Each is cut at the maximum length that the service accepts, rather than rejected. */
const orderOf = (request: Omit<IdentityRequest, 'purpose'>, { visible, hidden, format }: BankIdWords) => {
  const { device, ip, userAgent, browser, callbackUrl, state } = request
  const returnUrl = returnAddressFor(userAgent, `${callbackUrl}?state=${encodeURIComponent(state)}`)
  return {
    endUserIp: ip,
    requirement: { risk: 'low' },
    returnRisk: true,
    web: {
      referringDomain: new URL(callbackUrl).hostname,
      userAgent: userAgent.slice(0, 256),
      deviceIdentifier: browser.slice(0, 64),
    },
    // When a QR code is scanned with another device, there is no browser to return to.
    ...(device === 'same' && { returnUrl }),
    userVisibleData: base64(visible),
    ...(format && { userVisibleDataFormat: format }),
    ...(hidden !== undefined && { userNonVisibleData: base64(hidden) }),
  }
}

const identityOf = (
  { personalNumber, givenName, surname }: z.infer<typeof personBody>,
  today: string,
): ProvenIdentity | undefined => {
  const canonical = canonicalPersonalNumber(personalNumber, 'SE', today)
  return canonical === undefined
    ? undefined
    : { country: 'SE', personalNumber: canonical, firstName: givenName, lastName: surname }
}

const progressOf = (body: unknown, today: string): BankIdProgress => {
  const told = z.safeParse(progressBody, body)
  if (!told.success) return brokenAnswer
  const { data } = told
  if (data.status === 'pending')
    return { kind: 'pending', ...(data.hintCode !== undefined && { hint: data.hintCode }) }
  if (data.status === 'failed') return { kind: 'failed', hint: data.hintCode ?? 'unknown' }
  const { completionData } = data
  if (completionData.risk === 'high') return { kind: 'failed', hint: 'transactionRiskBlocked' }
  const identity = identityOf(completionData.user, today)
  return identity
    ? { kind: 'complete', identity, completionData }
    : { kind: 'failed', hint: 'foreignIdentity' }
}

export interface BankIdOrders extends Pick<Required<IdentityProvider>, 'cancel' | 'qr'> {
  start(
    method: 'auth' | 'sign',
    request: Omit<IdentityRequest, 'purpose'>,
    words: BankIdWords,
  ): Promise<IdentityStarted | IdentityFailed | ProviderAway>
  collect(order: ProviderOrder): Promise<BankIdProgress>
}

/** None rejects. @param options.now epoch milliseconds */
export const makeBankIdOrders = ({
  client,
  now,
}: {
  readonly client: Pick<BankIdClient, 'call'>
  readonly now: () => number
}): BankIdOrders => ({
  start: async (method, request, words) => {
    const answer = await client.call(method, orderOf(request, words))
    if (answer.kind !== 'answered') return failureOf(answer)
    const order = z.safeParse(orderBody, answer.body)
    if (!order.success) return brokenAnswer
    return { kind: 'started', order: order.data, autoStartToken: order.data.autoStartToken }
  },
  collect: async ({ orderRef }) => {
    const answer = await client.call('collect', { orderRef })
    return answer.kind === 'answered'
      ? progressOf(answer.body, new Date(now()).toISOString().slice(0, 10))
      : failureOf(answer)
  },
  cancel: async ({ orderRef }) => {
    await client.call('cancel', { orderRef })
  },
  qr: ({ qrStartToken = '', qrStartSecret = '' }, seconds) =>
    bankIdQr({ qrStartToken, qrStartSecret }, seconds),
})
