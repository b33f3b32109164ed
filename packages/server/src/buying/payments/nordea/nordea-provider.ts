// Nordea's E-payment as a payment provider: a form that leaves our site, a return with a MAC, and a query. It has no call for
// refunds: staff transfer the money.
import type { Locale } from '@husrum/domain'
import { amountText } from '@husrum/domain'
import { callProvider, failureOf } from '../../../platform/http/call-provider.ts'
import type { PaymentOrder, PaymentProviderPort, Reported } from '../payment-provider.ts'
import type { NordeaKey } from './nordea-mac.ts'
import { finnishReference, isNordeaMac, nordeaMac } from './nordea-mac.ts'

export interface NordeaSettings {
  /** Target of the form; relative to our site only for the simulator. */
  readonly url: string
  readonly queryUrl: string
  /** Our merchant id. */
  readonly receiver: string
  readonly key: NordeaKey
}

export const nordeaReturnPath = '/services/payments/nordea/return'

const languages: Readonly<Record<Locale, string>> = { fi: '1', sv: '2', en: '3', nb: '3' }

/** Identifies a payment at Nordea: at most 20 digits. */
export const nordeaStamp = ({ number, createdAt }: Pick<PaymentOrder, 'number' | 'createdAt'>): string =>
  `${Math.floor(createdAt / 1_000)}${number}`.slice(-20)

/** The result in Nordea's browser redirect. Undefined for an invalid MAC, and for another payment's. */
export const readNordeaReturn = (
  order: PaymentOrder,
  fields: Readonly<Record<string, string>>,
  key: NordeaKey,
): Reported | undefined => {
  const of = (name: string): string => fields[`SOLOPMT_RETURN_${name}`] ?? ''
  const paid = of('PAID')
  const isOurs = of('STAMP') === nordeaStamp(order) && of('REF') === finnishReference(order.number)
  if (!isOurs || !isNordeaMac(of('MAC'), [of('VERSION'), of('STAMP'), of('REF'), paid], key)) return undefined
  return paid === ''
    ? { kind: 'reported', report: { status: 'cancelled', messageKey: 'cancelled' } }
    : { kind: 'reported', report: { status: 'paid' }, reference: paid }
}

const tag = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]{0,100})</${name}>`).exec(xml)?.[1]?.trim() ?? ''

export const makeNordeaProvider = ({
  url,
  queryUrl,
  receiver,
  key,
}: NordeaSettings): PaymentProviderPort => ({
  // The payer reads the page before the form is submitted.
  absentFor: 1_800_000,
  start: async (order) => {
    const [version, stamp, amount] = ['0003', nordeaStamp(order), amountText(order.amount) ?? '']
    const reference = finnishReference(order.number)
    const back = (outcome: string): string => {
      const address = new URL(nordeaReturnPath, order.origin)
      address.searchParams.set('payment', order.id)
      address.searchParams.set('outcome', outcome)
      return address.href
    }
    const fields = {
      SOLOPMT_VERSION: version,
      SOLOPMT_STAMP: stamp,
      SOLOPMT_RCV_ID: receiver,
      SOLOPMT_LANGUAGE: languages[order.site.locale],
      SOLOPMT_AMOUNT: amount,
      SOLOPMT_REF: reference,
      SOLOPMT_DATE: 'EXPRESS',
      SOLOPMT_MSG: order.about.slice(0, 210),
      SOLOPMT_RETURN: back('ok'),
      SOLOPMT_CANCEL: back('cancel'),
      SOLOPMT_REJECT: back('reject'),
      SOLOPMT_CONFIRM: 'YES',
      SOLOPMT_KEYVERS: key.version,
      SOLOPMT_CUR: order.currency,
      SOLOPMT_MAC: nordeaMac([version, stamp, receiver, amount, reference, 'EXPRESS', order.currency], key),
    }
    return {
      kind: 'started',
      handover: { form: { action: new URL(url, order.origin).href, fields } },
      providerId: stamp,
    }
  },
  status: async (order) => {
    const stamp = nordeaStamp(order)
    const reference = finnishReference(order.number)
    const timestamp = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}0001`
    const language = languages[order.site.locale]
    const algorithm = key.version === '0001' ? '01' : '03'
    const asked = ['0001', timestamp, receiver, language, 'xml', stamp, reference, key.version, algorithm]
    const body = new URLSearchParams({
      SOLOPMT_VERSION: '0001',
      SOLOPMT_TIMESTMP: timestamp,
      SOLOPMT_RCV_ID: receiver,
      SOLOPMT_LANGUAGE: language,
      SOLOPMT_RESPTYPE: 'xml',
      SOLOPMT_STAMP: stamp,
      SOLOPMT_REF: reference,
      SOLOPMT_KEYVERS: key.version,
      SOLOPMT_ALG: algorithm,
      SOLOPMT_MAC: nordeaMac(asked, key),
    }).toString()
    try {
      const answer = await callProvider({
        method: 'POST',
        url: new URL(queryUrl, order.origin),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
      if (answer.status !== 200) return { kind: 'away', code: String(answer.status) }
      const of = (name: string): string => tag(answer.text, `SOLOPMT_${name}`)
      const told = [
        of('VERSION'),
        of('RESPCODE'),
        of('STAMP'),
        of('REF'),
        of('PAID'),
        of('AMOUNT'),
        of('CUR'),
      ]
      if (!isNordeaMac(of('MAC'), told, key)) return { kind: 'away', code: 'mac' }
      if (of('RESPCODE') === 'Notfound') return { kind: 'absent' }
      if (of('RESPCODE') !== 'OK') return { kind: 'away', code: of('RESPCODE').slice(0, 20) }
      const expected = { STAMP: stamp, REF: reference, AMOUNT: amountText(order.amount), CUR: order.currency }
      const fields = Object.entries(expected).flatMap(([name, value]) => (of(name) === value ? [] : [name]))
      if (fields.length > 0) return { kind: 'differs', fields }
      return { kind: 'reported', report: { status: 'paid' }, reference: of('PAID') }
    } catch (cause) {
      return { kind: 'away', code: failureOf(cause) }
    }
  },
  cancel: async () => ({ kind: 'notPossible' }),
  refund: async () => ({ kind: 'byHand' }),
  refundStatus: async () => ({ kind: 'byHand' }),
})
