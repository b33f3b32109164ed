// Waiting for the provider: polling, also while the page is hidden.
import { describe, expect, test } from 'vitest'
import {
  answered,
  associations,
  choosing,
  failed,
  norwegian,
  pending,
  play,
  runOf,
  samePhone,
  start,
  started,
  startFailed,
  startFailure,
  swedish,
  waiting,
} from '../testing/identity-session.ts'
import type { IdentityEvent } from './identity-session.ts'
import { stepIdentitySession } from './identity-session.ts'

describe('Waiting for the provider', () => {
  test("polls again a second later while pending, with each second's QR code", () => {
    const one = play([pending(1150, 'outstandingTransaction', 'bankid.t.1.b')], waiting())
    expect(one.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
    expect(one.state).toMatchObject({ qr: 'bankid.t.1.b', message: 'RFA1' })
    expect(play([pending(2200)], one.state).state).toMatchObject({ qr: undefined })
  })

  test('removes the QR code once the order is opened, and shows the message of each hint', () => {
    const opened = play([pending(1150, 'started', 'bankid.t.1.b')], waiting())
    expect(opened.state).toMatchObject({ hintCode: 'started', qr: undefined, message: 'RFA15A' })
    const signing = play([pending(3300, 'userSign')], opened.state)
    expect(signing.state).toMatchObject({ message: 'RFA9' })
  })

  test('keeps the hint and the message for a response without a hint', () => {
    const { state, effects } = play([pending(1150, 'userSign'), pending(2200)], waiting())
    expect(state).toMatchObject({ hintCode: 'userSign', message: 'RFA9' })
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
  })

  test('on the same device shows no QR code', () => {
    const { state, effects } = play([pending(1150, 'outstandingTransaction', 'q')], waiting(samePhone))
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
    expect(state).toMatchObject({ qr: undefined })
  })

  test('with a Norwegian order shows no message of Swedish BankID', () => {
    const { state } = play([pending(1150, 'userSign')], waiting(norwegian))
    expect(state).toMatchObject({ hintCode: 'userSign', message: undefined })
  })

  test('ignores responses of another order', () => {
    const state = waiting()
    for (const event of [
      answered(1200, { kind: 'ok' }, 'other'),
      { kind: 'failed', orderId: 'other', jitter: 1, now: 1200 } as const,
      startFailure(1200),
    ]) {
      const step = stepIdentitySession(state, event)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
    const starting = play([start()]).state
    expect(stepIdentitySession(starting, answered(10, { kind: 'ok' })).state).toBe(starting)
  })

  test('offers "start again" after a minute, and not before', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'tick', now: 59_999 }).state).toBe(state)
    const slow = stepIdentitySession(state, { kind: 'tick', now: 60_000 })
    expect(slow.effects).toEqual([])
    expect(runOf(slow.state).isSlow).toBe(true)
    expect(stepIdentitySession(slow.state, { kind: 'tick', now: 61_000 })).toEqual({
      state: slow.state,
      effects: [],
    })
  })

  test('replaces the order on "start again" once offered, and restarts the count', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'startAgain', now: 5000 }).state).toBe(state)
    const { state: anew, effects } = play(
      [
        { kind: 'tick', now: 60_000 },
        { kind: 'startAgain', now: 70_000 },
      ],
      state,
    )
    expect(effects).toEqual([
      { kind: 'cancelOrder', orderId: 'o1' },
      { kind: 'startOrder', request: swedish, afterMs: 1000 },
    ])
    expect(anew).toMatchObject({ kind: 'starting', startedAt: 70_000, renewals: 0, isSlow: false })
    expect(stepIdentitySession(anew, pending(70_500)).state).toBe(anew)
  })

  test('ignores "start again" while an order is created or an association chosen', () => {
    const starting = play([start(), { kind: 'tick', now: 60_000 }]).state
    expect(stepIdentitySession(starting, { kind: 'startAgain', now: 61_000 }).state).toBe(starting)
    const slow = play([{ kind: 'tick', now: 60_000 }], waiting()).state
    const choice = play([answered(60_500, { kind: 'chooseBoardMember', associations })], slow).state
    expect(stepIdentitySession(choice, { kind: 'startAgain', now: 61_000 }).state).toBe(choice)
  })
})

describe('A network failure', () => {
  test('delays more after each failure, and at least by Retry-After', () => {
    const once = play([failed(2000, 1)], waiting())
    expect(once.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 2000 }])
    const twice = play([failed(5000)], once.state)
    expect(twice.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 2000 }])
    expect(play([failed(8000, 0, 9000)], twice.state).effects).toEqual([
      { kind: 'poll', orderId: 'o1', afterMs: 9000 },
    ])
    expect(runOf(twice.state).failures).toBe(2)
    expect(runOf(play([pending(9000)], twice.state).state).failures).toBe(0)
  })
})

describe('A hidden page', () => {
  const hidden: IdentityEvent = { kind: 'hidden', now: 1000 }

  test('polls every five seconds, and a second after it is visible again', () => {
    const { state, effects } = play([hidden, pending(1200)], waiting())
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 5000 }])
    const seen = play([{ kind: 'visible', now: 3000 }], state)
    expect(seen.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
    expect(runOf(seen.state).isHidden).toBe(false)
  })

  test('ignores being hidden twice, or visible without having been hidden', () => {
    const away = play([hidden], waiting()).state
    expect(stepIdentitySession(away, hidden).state).toBe(away)
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'visible', now: 3000 })).toEqual({ state, effects: [] })
  })

  test('keeps the delay of a failure when visible again', () => {
    const { state, effects } = play(
      [hidden, failed(1200, 1, 20_000), { kind: 'visible', now: 3000 }],
      waiting(),
    )
    expect(effects).toEqual([])
    expect(runOf(state)).toMatchObject({ isHidden: false, failures: 1 })
  })

  test('does not poll when visible again while starting or choosing', () => {
    expect(play([start(), hidden, { kind: 'visible', now: 1500 }]).effects).toEqual([])
    expect(play([hidden, { kind: 'visible', now: 1500 }], choosing()).effects).toEqual([])
  })

  test('renews its order only when visible again', () => {
    const held = play([hidden, answered(30_000, startFailed)], waiting())
    expect(held.state).toMatchObject({ kind: 'waiting', renewals: 0, qr: undefined, message: 'RFA1' })
    expect(held.effects).toEqual([])
    expect(play([started(31_000, { id: 'late' })], held.state)).toEqual({
      state: held.state,
      effects: [{ kind: 'cancelOrder', orderId: 'late' }],
    })
    const seen = play([{ kind: 'visible', now: 40_000 }], held.state)
    expect(seen.state).toEqual({ ...runOf(play([start()]).state), renewals: 1, message: 'RFA1' })
    expect(seen.effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 1000 }])
    expect(play([{ kind: 'visible', now: 180_000 }], held.state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout', message: 'RFA17B' },
    })
  })
})
