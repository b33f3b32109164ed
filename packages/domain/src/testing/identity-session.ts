// Users who identify themselves, and the events of the provider.
import type {
  IdentityEffect,
  IdentityEvent,
  IdentityOrder,
  IdentityOrderStatus,
  IdentityRequest,
  IdentitySession,
} from '../sign-in/identity-session.ts'
import { initialIdentitySession, stepIdentitySession } from '../sign-in/identity-session.ts'
import { withoutUndefined } from '../without-undefined.ts'

export const swedish: IdentityRequest = {
  flow: 'login',
  country: 'SE',
  device: 'other',
  isMobile: false,
  loginType: 'private',
}
export const samePhone: IdentityRequest = { ...swedish, device: 'same', isMobile: true }
export const norwegian: IdentityRequest = { ...swedish, country: 'NO' }
export const order: IdentityOrder = { id: 'o1', autoStartToken: 'auto-1', qr: 'bankid.t.0.a' }
export const associations = [
  { id: 'a1', name: 'Brf Kajutan' },
  { id: 'a2', name: 'Brf Skutan' },
]

/** Plays events and returns the last step's state and effects. */
export const play = (events: readonly IdentityEvent[], from: IdentitySession = initialIdentitySession) => {
  let state = from
  let effects: readonly IdentityEffect[] = []
  for (const event of events) ({ state, effects } = stepIdentitySession(state, event))
  return { state, effects }
}

export const start = (request = swedish, now = 0): IdentityEvent => ({ kind: 'start', request, now })
export const started = (now: number, made = order): IdentityEvent => ({ kind: 'started', order: made, now })
export const answered = (now: number, answer: IdentityOrderStatus, orderId = 'o1'): IdentityEvent => ({
  kind: 'answered',
  orderId,
  answer,
  now,
})
export const pending = (now: number, hintCode?: string, qr?: string): IdentityEvent =>
  answered(now, {
    kind: 'pending',
    ...withoutUndefined({ hintCode, qr }),
  })
export const startFailed: IdentityOrderStatus = { kind: 'error', hintCode: 'startFailed' }
export const failed = (now: number, jitter = 0, retryAfterMs?: number): IdentityEvent => ({
  kind: 'failed',
  orderId: 'o1',
  jitter,
  now,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})
export const startFailure = (now: number): IdentityEvent => ({ kind: 'failed', jitter: 0, now })
export const waiting = (request = swedish) => play([start(request), started(100)]).state
export const choosing = () =>
  play([answered(1100, { kind: 'chooseBoardMember', associations })], waiting()).state
export const runOf = (state: IdentitySession) => {
  if (!('request' in state)) throw new Error('It does not run')
  return state
}
