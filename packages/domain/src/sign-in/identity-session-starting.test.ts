// How an identification begins.
import { describe, expect, test } from 'vitest'
import {
  choosing,
  norwegian,
  order,
  play,
  runOf,
  samePhone,
  start,
  started,
  startFailure,
  swedish,
  waiting,
} from '../testing/identity-session.ts'
import type { IdentityOrder } from './identity-session.ts'
import { stepIdentitySession } from './identity-session.ts'

describe('Starting an identification', () => {
  test('requests an order at once', () => {
    const { state, effects } = play([start()])
    expect(state).toEqual({
      kind: 'starting',
      request: swedish,
      startedAt: 0,
      renewals: 0,
      failures: 0,
      isHidden: false,
      isSlow: false,
    })
    expect(effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 0 }])
  })

  test('on another device shows the QR code with RFA1 and polls a second later', () => {
    const { state, effects } = play([start(), started(100)])
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
    expect(state).toMatchObject({
      kind: 'waiting',
      order,
      qr: 'bankid.t.0.a',
      hintCode: 'outstandingTransaction',
      message: 'RFA1',
    })
  })

  test('on the same device opens the app once with RFA13', () => {
    const { state, effects } = play([start(samePhone), started(100)])
    expect(effects).toEqual([
      { kind: 'openIdentity', order },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ qr: undefined, message: 'RFA13' })
  })

  test("with a provider's own page goes there, without a BankID message", () => {
    const page: IdentityOrder = { id: 'o1', redirectUrl: 'https://id.example/' }
    const { state, effects } = play([start(norwegian), started(100, page)])
    expect(effects).toEqual([
      { kind: 'openIdentity', order: page },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ kind: 'waiting', qr: undefined, message: undefined })
  })

  test('without a response is retried, with a growing delay', () => {
    expect(play([start(), startFailure(50)]).effects).toEqual([
      { kind: 'startOrder', request: swedish, afterMs: 1000 },
    ])
    const twice = play([start(), startFailure(50), startFailure(1100)])
    expect(twice.effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 2000 }])
    expect(runOf(twice.state).failures).toBe(2)
    expect(runOf(play([started(4000)], twice.state).state).failures).toBe(0)
  })

  test('cancels a second order, and not a repeated one', () => {
    const state = waiting()
    const late = play([started(200, { id: 'o2' })], state)
    expect(late.state).toBe(state)
    expect(late.effects).toEqual([{ kind: 'cancelOrder', orderId: 'o2' }])
    expect(play([started(200)], state)).toEqual({ state, effects: [] })
  })

  test('is ignored while it runs', () => {
    for (const state of [play([start()]).state, waiting(), choosing()]) {
      const step = stepIdentitySession(state, start(samePhone, 500))
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
  })
})
