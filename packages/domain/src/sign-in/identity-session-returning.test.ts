// Returning from the app.
import { describe, expect, test } from 'vitest'
import {
  answered,
  failed,
  pending,
  play,
  samePhone,
  started,
  startFailed,
  waiting,
} from '../testing/identity-session.ts'
import type { IdentityEvent } from './identity-session.ts'
import { initialIdentitySession, stepIdentitySession } from './identity-session.ts'

describe('Returning from the app', () => {
  const returned: IdentityEvent = {
    kind: 'returned',
    orderId: 'h1',
    request: { ...samePhone, flow: 'booking' },
    now: 5000,
  }

  test('polls at once in a new page, and never starts an order', () => {
    const { state, effects } = play([returned])
    expect(effects).toEqual([{ kind: 'poll', orderId: 'h1', afterMs: 0 }])
    expect(state).toMatchObject({
      kind: 'waiting',
      order: { id: 'h1' },
      request: { flow: 'booking' },
      startedAt: 5000,
    })
    expect(play([answered(6000, startFailed, 'h1')], state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout' },
    })
  })

  test('is ignored by a page that is waiting already', () => {
    const state = waiting(samePhone)
    expect(stepIdentitySession(state, { ...returned, orderId: 'o1' })).toEqual({ state, effects: [] })
  })

  test('ignores other events before the start', () => {
    for (const event of [
      started(1),
      pending(1),
      failed(1),
      { kind: 'tick', now: 400_000 },
      { kind: 'cancel', now: 1 },
    ] as const) {
      expect(stepIdentitySession(initialIdentitySession, event).state).toBe(initialIdentitySession)
      expect(stepIdentitySession(initialIdentitySession, event).effects).toEqual([])
    }
  })
})
