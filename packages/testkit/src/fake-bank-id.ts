// A fake of Swedish BankID's relying-party service: the documented states and refusals over real TLS.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { SignedWords } from '@husrum/server/testing/outside'
import { makeSimulatedBank } from '@husrum/server/testing/outside'
import { fakeBankIdCa, serviceCert, serviceKey } from './fake-bank-id-certificates.ts'

/** The person who approves in the app. */
export interface BankIdPerson {
  readonly personalNumber: string
  readonly givenName: string
  readonly surname: string
}

/** An action of the person in the app, or an event of the order. */
export type BankIdDeed =
  | { readonly kind: 'open' | 'sign' | 'cancel' }
  | { readonly kind: 'approve'; readonly person: BankIdPerson; readonly risk?: 'low' | 'moderate' | 'high' }
  | { readonly kind: 'fail'; readonly hintCode: string }

/** How the service misbehaves while this is set. */
export type BankIdMood =
  | 'well'
  | 'maintenance'
  | 'tooManyRequests'
  | 'internalError'
  /** Never answers. */
  | 'silent'
  /** A proxy in front of the service answers in HTML. */
  | 'proxyError'

export interface BankIdCall {
  readonly method: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface FakeBankId {
  /** With a closing slash. */
  readonly url: string
  /** Requests so far, oldest first. */
  readonly calls: readonly BankIdCall[]
  /** Open orders, newest last. */
  orders(): readonly string[]
  /** The text that an order signs; undefined for an order that only identifies the person. */
  words(orderRef: string): SignedWords | undefined
  act(orderRef: string, deed: BankIdDeed): void
  setMood(mood: BankIdMood): void
  close(): Promise<void>
}

interface Order {
  readonly orderRef: string
  readonly startedAt: number
  status: 'pending' | 'complete' | 'failed'
  hintCode: string | undefined
  person?: BankIdPerson
  risk?: string
  isCollected: boolean
  /** The signed text, if the order is a signing. */
  readonly words?: SignedWords
}

const startLimitMs = 30_000

const orderFields = [
  'endUserIp',
  'requirement',
  'userVisibleData',
  'userVisibleDataFormat',
  'userNonVisibleData',
  'returnUrl',
  'returnRisk',
  'web',
  'app',
]

/** Permitted fields by method; other fields are refused. */
const known: Readonly<Record<string, readonly string[]>> = {
  auth: orderFields,
  sign: orderFields,
  collect: ['orderRef'],
  cancel: ['orderRef'],
}

type Answer = readonly [status: number, body: object, headers?: Readonly<Record<string, string>>]
const refusal = (status: number, errorCode: string): Answer => [status, { errorCode, details: errorCode }]

const isAddress = (value: unknown): boolean => typeof value === 'string' && /^[\d.:a-f]+$/i.test(value)
/** Maximum lengths of the visible text; longer for signing. */
const longest: Readonly<Record<string, number>> = { auth: 1_500, sign: 40_000 }

const isBase64 = (value: unknown, max = 0): value is string =>
  typeof value === 'string' &&
  value.length <= max &&
  Buffer.from(value, 'base64').toString('base64') === value

const isGoodOrder = (method: string, { endUserIp, userVisibleData, web }: BankIdCall['body']): boolean => {
  const isVisible =
    userVisibleData === undefined ? method === 'auth' : isBase64(userVisibleData, longest[method])
  const device = web as Readonly<Record<string, string>> | undefined
  const isWebGood =
    device === undefined ||
    ((device.userAgent?.length ?? 999) <= 256 &&
      (device.deviceIdentifier?.length ?? 999) <= 64 &&
      device.referringDomain !== undefined)
  return isAddress(endUserIp) && isVisible && isWebGood
}

const decoded = (value: unknown): string => Buffer.from(String(value ?? ''), 'base64').toString('utf8')
const wordsOf = ({ userVisibleData, userNonVisibleData }: BankIdCall['body']): SignedWords => ({
  text: decoded(userVisibleData),
  hidden: decoded(userNonVisibleData),
})
const signerOf = ({ personalNumber, givenName, surname }: BankIdPerson) => ({
  personalNumber,
  firstName: givenName,
  lastName: surname,
})
/** Signs with real keys, so that signatures can be verified. */
const bank = makeSimulatedBank()

const makeOrders = (now: () => number) => {
  const orders = new Map<string, Order>()

  const settle = (order: Order): Order => {
    const isUnopened = order.hintCode === 'outstandingTransaction' || order.hintCode === 'noClient'
    if (order.status === 'pending' && isUnopened && now() - order.startedAt >= startLimitMs) {
      order.status = 'failed'
      order.hintCode = 'startFailed'
    }
    return order
  }

  const begin = (words?: SignedWords): Answer => {
    const orderRef = randomUUID()
    orders.set(orderRef, {
      orderRef,
      startedAt: now(),
      status: 'pending',
      hintCode: 'outstandingTransaction',
      isCollected: false,
      ...(words && { words }),
    })
    const tokens = { autoStartToken: randomUUID(), qrStartToken: randomUUID(), qrStartSecret: randomUUID() }
    return [200, { orderRef, ...tokens }]
  }

  const collect = (orderRef: string): Answer => {
    const order = orders.get(orderRef)
    if (!order || order.isCollected) return refusal(400, 'invalidParameters')
    const { status, hintCode, person, risk, words } = settle(order)
    order.isCollected = status !== 'pending'
    if (status !== 'complete') return [200, { orderRef, status, hintCode }]
    const user = person && { ...person, name: `${person.givenName} ${person.surname}` }
    return [
      200,
      {
        orderRef,
        status,
        completionData: {
          user,
          device: { ipAddress: '127.0.0.1', uhi: 'fake' },
          bankIdIssueDate: '2025-01-01Z',
          signature: 'PHNpZ25hdHVyZS8+',
          ocspResponse: 'b2NzcA==',
          ...(words && person && bank.completionData(signerOf(person), words)),
          risk,
        },
      },
    ]
  }

  const cancel = (orderRef: string): Answer => {
    const order = orders.get(orderRef)
    if (!order || settle(order).status !== 'pending') return refusal(400, 'invalidParameters')
    orders.delete(orderRef)
    return [200, {}]
  }

  const act = (orderRef: string, deed: BankIdDeed): void => {
    const order = orders.get(orderRef)
    if (!order || settle(order).status !== 'pending') throw new Error('The order is over')
    if (deed.kind === 'open') order.hintCode = 'started'
    else if (deed.kind === 'sign') order.hintCode = 'userSign'
    else if (deed.kind === 'approve')
      Object.assign(order, {
        status: 'complete',
        hintCode: undefined,
        person: deed.person,
        risk: deed.risk ?? 'low',
      })
    else {
      order.status = 'failed'
      order.hintCode = deed.kind === 'fail' ? deed.hintCode : 'userCancel'
    }
  }

  return { orders, begin, collect, cancel, act }
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const moods: Partial<Readonly<Record<BankIdMood, Answer>>> = {
  maintenance: refusal(503, 'maintenance'),
  internalError: refusal(500, 'internalError'),
  tooManyRequests: [
    429,
    { errorCode: 'tooManyRequests', details: 'tooManyRequests' },
    { 'ratelimit-limit': '10', 'ratelimit-remaining': '0', 'ratelimit-reset': '7' },
  ],
}

/** Listens on a free port of the loopback address. Always `close()` it. @param options.now epoch milliseconds */
export const startFakeBankId = async ({
  now = Date.now,
  port: wanted = 0,
}: {
  readonly now?: () => number
  readonly port?: number
} = {}): Promise<FakeBankId> => {
  const { orders, begin, collect, cancel, act } = makeOrders(now)
  const calls: BankIdCall[] = []
  let mood: BankIdMood = 'well'

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const method = /^\/rp\/v6\.0\/(auth|sign|collect|cancel)$/.exec(request.url ?? '')?.[1]
    if (method === undefined) return refusal(404, 'notFound')
    if (request.method !== 'POST') return refusal(405, 'methodNotAllowed')
    if (request.headers['content-type'] !== 'application/json') return refusal(415, 'unsupportedMediaType')
    const body = (await readBody(request)) as BankIdCall['body'] | undefined
    if (typeof body !== 'object' || Object.keys(body).some((name) => !known[method]?.includes(name)))
      return refusal(400, 'invalidParameters')
    calls.push({ method, body })
    const reply = moods[mood]
    if (reply) return reply
    if (method === 'collect') return collect(String(body.orderRef))
    if (method === 'cancel') return cancel(String(body.orderRef))
    if (!isGoodOrder(method, body)) return refusal(400, 'invalidParameters')
    return begin(method === 'sign' ? wordsOf(body) : undefined)
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body, headers = {}] = await answer(request)
    if (mood === 'silent') return
    if (mood === 'proxyError') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

  const server = createServer(
    { cert: serviceCert, key: serviceKey, ca: fakeBankIdCa, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      void respond(request, response)
    },
  )
  await new Promise<void>((done) => server.listen(wanted, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}/rp/v6.0/`,
    calls,
    orders: () =>
      [...orders.values()].filter(({ status }) => status === 'pending').map((order) => order.orderRef),
    words: (orderRef) => orders.get(orderRef)?.words,
    act,
    setMood: (next) => {
      mood = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
