// Simulates Nordea's E-payment: accepts the form with its MAC, redirects the payer back with a MAC of its own, and answers queries.
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NordeaKey } from '../../buying/payments/nordea/nordea-mac.ts'
import { isNordeaMac, nordeaMac } from '../../buying/payments/nordea/nordea-mac.ts'
import type { SimulatedLedger } from './simulated-ledger.ts'

export type NordeaFields = Readonly<Record<string, string>>

export interface NordeaMood {
  /** Closes the connection of queries without an answer. */
  readonly isDeaf?: boolean
  /** The signature of the redirect back. */
  readonly returns?: 'signed' | 'forged' | 'unsigned'
  /** Amount in answers to queries, other than the ordered one. */
  readonly amount?: string
}

export interface SimulatedNordea {
  readonly queryUrl: string
  /** Accepts the form as the bank's page does. Returns the id of the payment; undefined if the MAC is wrong. */
  take(fields: NordeaFields): string | undefined
  setMood(mood: NordeaMood): void
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export const startSimulatedNordea = async ({
  ledger,
  key,
  now,
}: {
  readonly ledger: SimulatedLedger
  readonly key: NordeaKey
  readonly now: () => number
}): Promise<SimulatedNordea> => {
  let mood: NordeaMood = {}
  const forms = new Map<string, NordeaFields>()

  const returnTo = (fields: NordeaFields, id: string): string => {
    const payment = ledger.payments.get(id)
    const isPaid = payment?.status === 'paid'
    const name = isPaid ? 'RETURN' : payment?.status === 'cancelled' ? 'CANCEL' : 'REJECT'
    const address = new URL(fields[`SOLOPMT_${name}`] ?? '')
    if (mood.returns === 'unsigned') return address.href
    const answer = {
      VERSION: '0003',
      STAMP: fields.SOLOPMT_STAMP ?? '',
      REF: fields.SOLOPMT_REF ?? '',
      ...(isPaid && { PAID: payment?.reference ?? '' }),
    }
    const signer = mood.returns === 'forged' ? { ...key, secret: 'another' } : key
    for (const [field, value] of Object.entries(answer))
      address.searchParams.set(`SOLOPMT_RETURN_${field}`, value)
    address.searchParams.set('SOLOPMT_RETURN_MAC', nordeaMac(Object.values(answer), signer))
    return address.href
  }

  const take = (fields: NordeaFields): string | undefined => {
    const of = (name: string): string => fields[`SOLOPMT_${name}`] ?? ''
    const signed = ['VERSION', 'STAMP', 'RCV_ID', 'AMOUNT', 'REF', 'DATE', 'CUR'].map(of)
    if (!isNordeaMac(of('MAC'), signed, key)) return undefined
    const id = `nordea-${of('STAMP')}`
    // A repeated form is the same payment.
    if (!forms.has(id)) {
      forms.set(id, fields)
      ledger.payments.set(id, {
        id,
        provider: 'nordea',
        amount: of('AMOUNT'),
        currency: of('CUR'),
        about: of('MSG'),
        startedAt: now(),
        status: 'waiting',
        returnTo: () => returnTo(fields, id),
      })
    }
    return id
  }

  const server = createServer(async (request, response) => {
    const query = Object.fromEntries(new URLSearchParams(await readBody(request)))
    if (mood.isDeaf) return void request.socket.destroy()
    const of = (name: string): string => query[`SOLOPMT_${name}`] ?? ''
    const signed = [
      'VERSION',
      'TIMESTMP',
      'RCV_ID',
      'LANGUAGE',
      'RESPTYPE',
      'STAMP',
      'REF',
      'KEYVERS',
      'ALG',
    ].map(of)
    if (!isNordeaMac(of('MAC'), signed, key)) return void response.writeHead(400).end()
    const payment = ledger.payments.get(`nordea-${of('STAMP')}`)
    const isPaid = payment?.status === 'paid'
    const answer = {
      VERSION: '0001',
      RESPCODE: isPaid ? 'OK' : 'Notfound',
      STAMP: of('STAMP'),
      REF: of('REF'),
      PAID: payment?.reference ?? '',
      AMOUNT: mood.amount ?? payment?.amount ?? '',
      CUR: payment?.currency ?? '',
    }
    const tags = Object.entries({ ...answer, MAC: nordeaMac(Object.values(answer), key) })
    response.writeHead(200, { 'content-type': 'text/xml' })
    response.end(
      `<SOLOPMT>${tags.map(([name, value]) => `<SOLOPMT_${name}>${value}</SOLOPMT_${name}>`).join('')}</SOLOPMT>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    queryUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`,
    take,
    setMood: (next) => {
      mood = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
