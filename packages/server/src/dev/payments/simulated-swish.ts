// Simulates Swish for merchants over mutual TLS: its calls, its error codes as requested by the message, and answers that are late,
// repeated, missing or forged.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { callBack } from './call-back.ts'
import type { SimulatedLedger, SimulatedPayment } from './simulated-ledger.ts'

export interface SwishTls {
  /** Key of the service. */
  readonly key: string
  readonly cert: string
  /** The CA of client certificates of merchants. */
  readonly ca: string
}

/** Simulated failures. */
export interface SwishMood {
  /** Performs the request and closes the connection without an answer. */
  readonly losesAnswers?: boolean
  /** Closes the connection without performing the request. */
  readonly isDeaf?: boolean
  /** Delay before each answer, in milliseconds. */
  readonly delayMs?: number
  readonly callbacks?: 'once' | 'none' | 'twice' | 'forged' | 'contradicting'
  /** Amount or currency in answers to GET, other than the ordered one. */
  readonly tells?: { readonly amount?: string; readonly currency?: string }
  /** The result of refunds. */
  readonly refunds?: 'PAID' | 'DEBITED' | 'RF02' | 'DS24'
}

export interface SimulatedSwish {
  /** With a trailing slash. */
  readonly url: string
  /** Refunds by instruction id. */
  readonly refunds: ReadonlyMap<
    string,
    { readonly amount: number; readonly status: string; readonly of: string }
  >
  /** Method and path of each call, oldest first. */
  readonly calls: readonly string[]
  setMood(mood: SwishMood): void
  /** Deletes all orders and refunds. */
  forget(): void
  close(): Promise<void>
}

export interface SimulatedSwishOptions {
  readonly ledger: SimulatedLedger
  readonly tls: SwishTls
  readonly now: () => number
  /** Duration of a second between two callbacks, in milliseconds. */
  readonly secondMs?: number
  /** Absent: any free port. */
  readonly port?: number
  /** Port of callbacks on this machine, instead of the port in their URL. */
  readonly callbackPort?: number
}

interface Order {
  readonly instruction: string
  readonly body: Readonly<Record<string, string>>
  readonly token: string
}

/** Codes in the answer to the request; all other codes are in the callback. */
const refusedAtOnce = /^(?:FF08|RP0[1236]|PA0[12]|AM0[236]|BE18|ACMT0[137]|ACMT17|VR0[12])$/
/** Unpaid requests time out after this. */
const payerLimitMs = 330_000

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

type Answer = readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>]
const refusal = (code: string): Answer => [
  422,
  [{ errorCode: code, errorMessage: code, additionalInformation: null }],
]

const wordOf = ({ status }: SimulatedPayment): string =>
  ({ waiting: 'CREATED', paid: 'PAID', declined: 'DECLINED', cancelled: 'CANCELLED', failed: 'ERROR' })[
    status
  ]

export const startSimulatedSwish = async ({
  ledger,
  tls,
  now,
  secondMs = 1_000,
  port = 0,
  callbackPort,
}: SimulatedSwishOptions): Promise<SimulatedSwish> => {
  const orders = new Map<string, Order>()
  const refunds = new Map<string, { amount: number; status: string; of: string }>()
  const calls: string[] = []
  let mood: SwishMood = {}
  let isClosed = false

  const objectOf = ({ instruction, body }: Order): Record<string, unknown> => {
    const payment = ledger.payments.get(instruction)
    if (!payment) return {}
    if (payment.status === 'waiting' && now() - payment.startedAt > payerLimitMs)
      ledger.end(instruction, 'failed', 'TM01')
    return {
      id: instruction,
      payeePaymentReference: body.payeePaymentReference,
      paymentReference: payment.reference ?? null,
      payerAlias: body.payerAlias ?? null,
      payeeAlias: body.payeeAlias,
      amount: Number(body.amount),
      currency: body.currency,
      message: body.message,
      status: wordOf(payment),
      dateCreated: new Date(payment.startedAt).toISOString(),
      datePaid: payment.status === 'paid' ? new Date(now()).toISOString() : null,
      errorCode: payment.code ?? null,
      errorMessage: payment.code ?? null,
    }
  }

  const arrivingAt = (address: string): string => {
    const url = new URL(address)
    return callbackPort === undefined ? address : `http://${url.hostname}:${callbackPort}${url.pathname}`
  }

  const send = (url: string, identifier: string, content: unknown): Promise<void> =>
    callBack(
      {
        url: arrivingAt(url),
        headers: { 'content-type': 'application/json', callbackidentifier: identifier },
        body: JSON.stringify(content),
      },
      secondMs,
      () => isClosed,
    )

  const notify = (order: Order): void => {
    const { callbackUrl = '', callbackIdentifier = '' } = order.body
    const { callbacks = 'once' } = mood
    const content = objectOf(order)
    if (callbacks === 'none') return
    if (callbacks === 'forged') void send(callbackUrl, '0'.repeat(32), { ...content, status: 'PAID' })
    else if (callbacks === 'contradicting')
      void send(callbackUrl, callbackIdentifier, { ...content, status: 'PAID', amount: 1 })
    else void send(callbackUrl, callbackIdentifier, content)
    if (callbacks === 'twice') void send(callbackUrl, callbackIdentifier, content)
  }

  const create = (instruction: string, body: Order['body']): Answer => {
    if (orders.has(instruction)) return refusal('RP09')
    const { amount = '', currency = '', payeeAlias = '', message = '', callbackUrl = '' } = body
    if (!/^[\dA-F]{32}$/.test(instruction) || !/^\d{1,12}\.\d{2}$/.test(amount)) return [400]
    if (!/^123\d{7}$/.test(payeeAlias)) return [403]
    if (!/^https?:/.test(callbackUrl)) return refusal('RP03')
    if (currency !== 'SEK') return refusal('AM03')
    if (refusedAtOnce.test(message)) return refusal(message)
    if (body.payerAlias !== undefined && !/^[1-9]\d{7,14}$/.test(body.payerAlias)) return refusal('BE18')
    const order: Order = { instruction, body, token: randomUUID().replaceAll('-', '') }
    orders.set(instruction, order)
    ledger.payments.set(instruction, {
      id: instruction,
      provider: 'swish',
      amount,
      currency,
      about: message,
      startedAt: now(),
      status: 'waiting',
      notify: () => notify(order),
    })
    // Error codes of banks come later, when the payer has tried to pay.
    if (/^(?:RF07|FF10|TM01|DS24|BANKID(?:CL|ONGOING|UNKN))$/.test(message))
      setTimeout(() => ledger.end(instruction, 'failed', message), 10).unref()
    const headers = body.payerAlias === undefined ? { PaymentRequestToken: order.token } : {}
    return [201, undefined, { Location: `/api/v1/paymentrequests/${instruction}`, ...headers }]
  }

  const cancel = (instruction: string): Answer => {
    const order = orders.get(instruction)
    const payment = ledger.payments.get(instruction)
    if (!order || !payment) return [404]
    if (payment.status === 'cancelled') return refusal('RP08')
    if (!ledger.end(instruction, 'cancelled')) return refusal('RP07')
    return [200, objectOf(order)]
  }

  const refund = (instruction: string, body: Readonly<Record<string, string>>): Answer => {
    if (refunds.has(instruction)) return refusal('RP09')
    const paid = [...ledger.payments.values()].find(
      ({ provider, reference }) => provider === 'swish' && reference === body.originalPaymentReference,
    )
    if (!paid) return refusal('RF02')
    const amount = Number(body.amount)
    const already = [...refunds.values()]
      .filter((each) => each.of === paid.id && each.status !== 'ERROR')
      .reduce((sum, each) => sum + each.amount, 0)
    if (already + amount > Number(paid.amount)) return refusal('RF08')
    const word = mood.refunds ?? 'PAID'
    if (word === 'RF02') return refusal(word)
    refunds.set(instruction, { amount, status: word, of: paid.id })
    if (word === 'PAID' && body.callbackUrl !== undefined)
      void send(body.callbackUrl, body.callbackIdentifier ?? '', { id: instruction, status: word })
    return [201, undefined, { Location: `/api/v1/refunds/${instruction}` }]
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url = '' } = request
    const text = await readBody(request)
    const [, version, what = '', id = ''] =
      /^\/api\/(v[12])\/(paymentrequests|refunds)\/(\w{1,40})$/.exec(url) ?? []
    const body = text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, string>>)
    if (version === 'v2' && method === 'PUT') return what === 'refunds' ? refund(id, body) : create(id, body)
    if (version !== 'v1') return [404]
    if (method === 'PATCH' && what === 'paymentrequests') {
      if (request.headers['content-type'] !== 'application/json-patch+json') return [415]
      return cancel(id)
    }
    if (method !== 'GET') return [405]
    if (what === 'refunds') {
      const known = refunds.get(id)
      const word = known?.status ?? ''
      return known ? [200, word === 'DS24' ? { status: 'ERROR', errorCode: word } : { status: word }] : [404]
    }
    const order = orders.get(id)
    return order ? [200, { ...objectOf(order), ...mood.tells }] : [404]
  }

  const server = createServer(
    { ...tls, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    async (request: IncomingMessage, response: ServerResponse) => {
      const { losesAnswers, isDeaf, delayMs = 0 } = mood
      calls.push(`${request.method} ${request.url}`)
      if (isDeaf) return void request.socket.destroy()
      const [status, body, headers = {}] = await answer(request)
      await delay(delayMs)
      if (losesAnswers) return void request.socket.destroy()
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    },
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    refunds,
    calls,
    setMood: (next) => {
      mood = next
    },
    forget: () => {
      orders.clear()
      refunds.clear()
    },
    close: () => {
      isClosed = true
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
