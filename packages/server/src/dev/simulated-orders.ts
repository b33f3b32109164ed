// Orders at the simulated identity providers: the request, and the action taken on the simulator's page.
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedWords } from '../buying/documents/signing-provider.ts'
import type { ProvenIdentity } from '../people/accounts/accounts.ts'
import { bankIdQr } from '../people/sign-in/bank-id/bank-id-qr.ts'
import type { IdentityRequest } from '../people/sign-in/identity-provider.ts'

/** The request of an order: to identify a person, or to sign a text. */
export type SimulatedWish = Omit<IdentityRequest, 'purpose'> &
  ({ readonly purpose: IdentityRequest['purpose'] } | ({ readonly purpose: 'sign' } & SignedWords))

/** The actions on an order, with their labels. */
export const simulatedDeeds = {
  open: 'Open',
  sign: 'Request the security code',
  approve: 'Approve',
  cancel: 'Cancel',
  expire: 'Time out',
  certificate: 'The identity is blocked',
  maintenance: 'The provider is unavailable',
} as const
export type SimulatedDeed = keyof typeof simulatedDeeds

export interface SimulatedOrder {
  readonly ref: string
  /** A bank app, or a provider's page to which the browser is redirected. */
  readonly kind: 'app' | 'page'
  readonly wish: SimulatedWish
  readonly startedAt: number
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
  status: 'pending' | 'complete' | 'failed' | 'away'
  hint: string
  identity: ProvenIdentity | undefined
  /** The result is delivered once. */
  isDelivered: boolean
}

export interface SimulatedOrders {
  begin(kind: SimulatedOrder['kind'], wish: SimulatedWish): SimulatedOrder
  /** Undefined if the result was delivered, or the order does not exist. */
  find(ref: string | undefined): SimulatedOrder | undefined
  /** By what opens the app: the token of the link, or the text of a QR code that was valid at any second. */
  findStarted(given: { readonly autoStartToken?: string; readonly qr?: string }): SimulatedOrder | undefined
  /** Orders that wait for an action, newest first. */
  waiting(): readonly SimulatedOrder[]
  /** Returns false if the order has already ended. */
  act(order: SimulatedOrder, deed: SimulatedDeed, identity?: ProvenIdentity): boolean
  forget(ref: string | undefined): void
}

/** As with the real BankID, an order that is not opened expires. Milliseconds. */
const startLimit = 30_000

const ends: Partial<Readonly<Record<SimulatedDeed, string>>> = {
  cancel: 'userCancel',
  expire: 'expiredTransaction',
  certificate: 'certificateErr',
}

export const makeSimulatedOrders = (now: () => number): SimulatedOrders => {
  const orders = new LRUCache<string, SimulatedOrder>({ max: 500 })

  const settle = (order: SimulatedOrder): SimulatedOrder => {
    const isUnopened = order.status === 'pending' && order.hint === 'outstandingTransaction'
    if (order.kind === 'app' && isUnopened && now() - order.startedAt >= startLimit)
      Object.assign(order, { status: 'failed', hint: 'startFailed' })
    return order
  }
  const all = (): readonly SimulatedOrder[] => [...orders.values()].map(settle)
  const isScanOf = (order: SimulatedOrder, qr: string): boolean => {
    const [, token, seconds = ''] = qr.split('.')
    return (
      token === order.qrStartToken && /^\d{1,4}$/.test(seconds) && bankIdQr(order, Number(seconds)) === qr
    )
  }

  return {
    begin: (kind, wish) => {
      const order: SimulatedOrder = {
        ref: randomUUID(),
        kind,
        wish,
        startedAt: now(),
        autoStartToken: randomUUID(),
        qrStartToken: randomUUID(),
        qrStartSecret: randomUUID(),
        status: 'pending',
        hint: 'outstandingTransaction',
        identity: undefined,
        isDelivered: false,
      }
      orders.set(order.ref, order)
      return order
    },
    find: (ref = '') => {
      const order = orders.get(ref)
      return order && !order.isDelivered ? settle(order) : undefined
    },
    findStarted: ({ autoStartToken, qr }) =>
      all().find(
        (order) =>
          (autoStartToken !== undefined && order.autoStartToken === autoStartToken) ||
          (qr !== undefined && isScanOf(order, qr)),
      ),
    waiting: () =>
      all()
        .filter(({ status }) => status === 'pending' || status === 'away')
        .toSorted((one, other) => other.startedAt - one.startedAt),
    act: (order, deed, identity) => {
      const { status } = settle(order)
      if (status !== 'pending' && status !== 'away') return false
      if (deed === 'open') Object.assign(order, { status: 'pending', hint: 'started' })
      else if (deed === 'sign') Object.assign(order, { status: 'pending', hint: 'userSign' })
      else if (deed === 'maintenance') order.status = 'away'
      else if (deed !== 'approve') Object.assign(order, { status: 'failed', hint: ends[deed] })
      else if (identity) Object.assign(order, { status: 'complete', identity })
      return true
    },
    forget: (ref = '') => {
      orders.delete(ref)
    },
  }
}
