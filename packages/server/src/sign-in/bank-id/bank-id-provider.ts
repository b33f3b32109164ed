// Swedish BankID behind our port: its orders, its hints and its people, in our words.
import { z } from '@husrum/contract'
import { canonicalPersonalNumber } from '@husrum/domain'
import type { ProvenIdentity } from '../../accounts/accounts.ts'
import type {
  IdentityFailed,
  IdentityProgress,
  IdentityProvider,
  IdentityRequest,
  ProviderAway,
} from '../identity-provider.ts'
import type { BankIdAnswer, BankIdClient } from './bank-id-client.ts'
import { bankIdQr } from './bank-id-qr.ts'
import { returnAddressFor } from './return-address.ts'
import { visibleTextOf } from './visible-text.ts'

export const bankIdOrderBody = z.object({
  orderRef: z.string(),
  autoStartToken: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
})

export const bankIdPersonBody = z.object({
  personalNumber: z.string(),
  givenName: z.string(),
  surname: z.string(),
})

const progressBody = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), hintCode: z.optional(z.string()) }),
  z.object({ status: z.literal('failed'), hintCode: z.optional(z.string()) }),
  z.object({
    status: z.literal('complete'),
    completionData: z.object({ user: bankIdPersonBody, risk: z.optional(z.string()) }),
  }),
])

/** What is told of an order that was not answered. */
export const bankIdFailureOf = (
  answer: Exclude<BankIdAnswer, { kind: 'answered' }>,
): IdentityFailed | ProviderAway =>
  answer.kind === 'away' ? answer : { kind: 'failed', hint: answer.errorCode }

/** The service said something that it never says. */
export const brokenBankIdAnswer: IdentityFailed = { kind: 'failed', hint: 'internalError' }

/** What identifying and signing both take. The longest that the service allows of each is cut, not refused. */
export const bankIdOrderOf = (wish: Omit<IdentityRequest, 'purpose' | 'site'>) => {
  const { device, ip, userAgent, browser, callbackUrl, state } = wish
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
    // Where a QR code is read with another device there is no browser to go back to.
    ...(device === 'same' && { returnUrl }),
  }
}

export const bankIdIdentityOf = (
  { personalNumber, givenName, surname }: z.infer<typeof bankIdPersonBody>,
  today: string,
): ProvenIdentity | undefined => {
  const canonical = canonicalPersonalNumber(personalNumber, 'SE', today)
  return canonical === undefined
    ? undefined
    : { country: 'SE', personalNumber: canonical, firstName: givenName, lastName: surname }
}

const progressOf = (body: unknown, today: string): IdentityProgress => {
  const told = z.safeParse(progressBody, body)
  if (!told.success) return brokenBankIdAnswer
  const { data } = told
  if (data.status === 'pending')
    return { kind: 'pending', ...(data.hintCode !== undefined && { hint: data.hintCode }) }
  if (data.status === 'failed') return { kind: 'failed', hint: data.hintCode ?? 'unknown' }
  const { user, risk } = data.completionData
  if (risk === 'high') return { kind: 'failed', hint: 'transactionRiskBlocked' }
  const identity = bankIdIdentityOf(user, today)
  return identity ? { kind: 'complete', identity } : { kind: 'failed', hint: 'foreignIdentity' }
}

/** @param options.now epoch milliseconds */
export const makeBankIdProvider = ({
  client,
  now,
}: {
  readonly client: Pick<BankIdClient, 'call'>
  readonly now: () => number
}): IdentityProvider => ({
  start: async (wish) => {
    const answer = await client.call('auth', {
      ...bankIdOrderOf(wish),
      userVisibleData: Buffer.from(visibleTextOf(wish.purpose, wish.site), 'utf8').toString('base64'),
    })
    if (answer.kind !== 'answered') return bankIdFailureOf(answer)
    const order = z.safeParse(bankIdOrderBody, answer.body)
    if (!order.success) return brokenBankIdAnswer
    return { kind: 'started', order: order.data, autoStartToken: order.data.autoStartToken }
  },
  collect: async ({ orderRef }) => {
    const answer = await client.call('collect', { orderRef })
    return answer.kind === 'answered'
      ? progressOf(answer.body, new Date(now()).toISOString().slice(0, 10))
      : bankIdFailureOf(answer)
  },
  cancel: async ({ orderRef }) => {
    await client.call('cancel', { orderRef })
  },
  qr: ({ qrStartToken = '', qrStartSecret = '' }, seconds) =>
    bankIdQr({ qrStartToken, qrStartSecret }, seconds),
})
