// Signing with Swedish BankID: `sign` with a text to read, and hashes that are signed with it (provider-facts 5.1).
import { z } from '@husrum/contract'
import type { BankIdClient } from '../sign-in/bank-id/bank-id-client.ts'
import {
  bankIdFailureOf,
  bankIdIdentityOf,
  bankIdOrderBody,
  bankIdOrderOf,
  bankIdPersonBody,
  brokenBankIdAnswer,
} from '../sign-in/bank-id/bank-id-provider.ts'
import { bankIdQr } from '../sign-in/bank-id/bank-id-qr.ts'
import type { SigningProgress, SigningProvider } from './signing-provider.ts'

/** Kept whole: what the service adds later may be a proof too. */
const progressBody = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), hintCode: z.optional(z.string()) }),
  z.object({ status: z.literal('failed'), hintCode: z.optional(z.string()) }),
  z.object({
    status: z.literal('complete'),
    completionData: z.looseObject({
      user: bankIdPersonBody,
      signature: z.string(),
      risk: z.optional(z.string()),
    }),
  }),
])

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

const progressOf = (body: unknown, today: string): SigningProgress => {
  const told = z.safeParse(progressBody, body)
  if (!told.success) return brokenBankIdAnswer
  const { data } = told
  if (data.status === 'pending')
    return { kind: 'pending', ...(data.hintCode !== undefined && { hint: data.hintCode }) }
  if (data.status === 'failed') return { kind: 'failed', hint: data.hintCode ?? 'unknown' }
  const { completionData } = data
  if (completionData.risk === 'high') return { kind: 'failed', hint: 'transactionRiskBlocked' }
  const identity = bankIdIdentityOf(completionData.user, today)
  return identity
    ? { kind: 'complete', identity, proof: { kind: 'bankId', completionData } }
    : { kind: 'failed', hint: 'foreignIdentity' }
}

/** @param options.now epoch milliseconds */
export const makeBankIdSigning = ({
  client,
  now,
}: {
  readonly client: Pick<BankIdClient, 'call'>
  readonly now: () => number
}): SigningProvider => ({
  start: async ({ text, hidden, ...wish }) => {
    const answer = await client.call('sign', {
      ...bankIdOrderOf(wish),
      userVisibleData: base64(text),
      userVisibleDataFormat: 'simpleMarkdownV1',
      userNonVisibleData: base64(hidden),
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
