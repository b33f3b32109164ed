// Simulations of the three identity providers for development: orders are decided on the simulator's page.
import { defaultLoginMethods } from '@husrum/domain'
import type {
  SignatureProof,
  SignedWords,
  SigningProgress,
  SigningProvider,
} from '../buying/documents/signing-provider.ts'
import { bankIdQr } from '../people/sign-in/bank-id/bank-id-qr.ts'
import type { IdentityProgress, IdentityProvider } from '../people/sign-in/identity-provider.ts'
import type { SimulatedOrder, SimulatedOrders, SimulatedWish } from './simulated-orders.ts'
import type { SimulatedBank, SimulatedIssuer } from './simulated-signatures.ts'

export const simulatorPath = '/__dev/identity'

const over = { kind: 'failed', hint: 'invalidParameters' } as const

const progressOf = (order: SimulatedOrder | undefined): IdentityProgress => {
  if (!order) return over
  const { status, hint, identity } = order
  if (status === 'away') return { kind: 'away' }
  if (status === 'pending') return { kind: 'pending', hint }
  order.isDelivered = true
  return status === 'complete' && identity ? { kind: 'complete', identity } : { kind: 'failed', hint }
}

const startApp = (orders: SimulatedOrders, wish: SimulatedWish) => {
  const { ref, autoStartToken, qrStartToken, qrStartSecret } = orders.begin('app', wish)
  return {
    kind: 'started',
    order: { ref, qrStartToken, qrStartSecret },
    autoStartToken,
    // There is no app to start with a link, so the link opens the simulator's page.
    ...(wish.device === 'same' && {
      redirectUrl: `${simulatorPath}?autostarttoken=${encodeURIComponent(autoStartToken)}`,
    }),
  } as const
}

const startPage = (orders: SimulatedOrders, wish: SimulatedWish) => {
  const { ref } = orders.begin('page', wish)
  return {
    kind: 'started',
    order: { ref },
    redirectUrl: `${simulatorPath}?order=${encodeURIComponent(ref)}`,
  } as const
}

/** Behaves like BankID: a link or a QR code opens the app, and the order is polled every other second. */
export const simulatedBankId = (orders: SimulatedOrders): IdentityProvider => ({
  start: async (wish) => startApp(orders, wish),
  collect: async ({ ref }) => progressOf(orders.find(ref)),
  cancel: async ({ ref }) => orders.forget(ref),
  qr: ({ qrStartToken = '', qrStartSecret = '' }, seconds) =>
    bankIdQr({ qrStartToken, qrStartSecret }, seconds),
})

/** Behaves like a provider with its own pages: redirects the browser there, and back with the result. */
export const simulatedRedirectProvider = (orders: SimulatedOrders): IdentityProvider => ({
  start: async (wish) => startPage(orders, wish),
  cancel: async ({ ref }) => orders.forget(ref),
  finish: async ({ ref }, callback) => {
    const { searchParams } = callback
    const error = searchParams.get('error')
    if (error !== null) return { kind: 'failed', hint: error }
    return searchParams.get('code') === ref ? progressOf(orders.find(ref)) : over
  },
})

/** The redirect after the order has ended. Undefined if the QR code was read by another device: the user's browser polls. */
export const returnAddressOf = ({ kind, wish, ref, status, hint }: SimulatedOrder): string | undefined => {
  if (kind === 'app' && wish.device === 'other') return undefined
  const address = new URL(wish.callbackUrl)
  address.searchParams.set('state', wish.state)
  if (kind === 'page' && status === 'failed')
    address.searchParams.set('error', hint === 'userCancel' ? 'access_denied' : hint)
  else if (kind === 'page') address.searchParams.set('code', ref)
  return address.href
}

/** One provider for each login method. */
export const simulatedProviders = (orders: SimulatedOrders) => ({
  [defaultLoginMethods.SE]: simulatedBankId(orders),
  [defaultLoginMethods.NO]: simulatedRedirectProvider(orders),
  [defaultLoginMethods.FI]: simulatedRedirectProvider(orders),
})

type Prove = (
  signer: NonNullable<SimulatedOrder['identity']>,
  words: SignedWords,
) => SignatureProof | Promise<SignatureProof>

/** The result of an order. A completed signing has a proof with a real key. */
const signed = async (
  progress: IdentityProgress,
  order: SimulatedOrder | undefined,
  prove: Prove,
): Promise<SigningProgress> => {
  if (progress.kind !== 'complete') return progress
  if (order?.wish.purpose !== 'sign') return over
  return { ...progress, proof: await prove(progress.identity, order.wish) }
}

const simulatedBankIdSigning = (orders: SimulatedOrders, bank: SimulatedBank): SigningProvider => {
  const { collect, cancel, qr } = simulatedBankId(orders)
  const prove: Prove = (signer, words) => ({
    kind: 'bankId',
    completionData: bank.completionData(signer, words),
  })
  return {
    cancel,
    ...(qr && { qr }),
    start: async (wish) => startApp(orders, { ...wish, purpose: 'sign' }),
    collect: async (order) => {
      const found = orders.find(order.ref)
      return signed((await collect?.(order)) ?? over, found, prove)
    },
  }
}

const simulatedRedirectSigning = (orders: SimulatedOrders, issuer: SimulatedIssuer): SigningProvider => {
  const { cancel, finish } = simulatedRedirectProvider(orders)
  return {
    cancel,
    start: async (wish) => startPage(orders, { ...wish, purpose: 'sign' }),
    finish: async (order, callback) => {
      const found = orders.find(order.ref)
      return signed((await finish?.(order, callback)) ?? over, found, issuer.proof)
    },
  }
}

/** The same providers, for signing. */
export const simulatedSigning = (orders: SimulatedOrders, bank: SimulatedBank, issuer: SimulatedIssuer) => ({
  [defaultLoginMethods.SE]: simulatedBankIdSigning(orders, bank),
  [defaultLoginMethods.NO]: simulatedRedirectSigning(orders, issuer),
  [defaultLoginMethods.FI]: simulatedRedirectSigning(orders, issuer),
})
