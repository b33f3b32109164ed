// Timeouts of an identification, and renewals of its order.
import { describe, expect, test } from 'vitest'
import {
  answered,
  norwegian,
  order,
  play,
  runOf,
  samePhone,
  start,
  started,
  startFailed,
  swedish,
  waiting,
} from '../testing/identity-session.ts'
import { identityTimes, stepIdentitySession } from './identity-session.ts'

describe('The identification times', () => {
  test('are those of PLAT-71 and of the provider', () => {
    expect(identityTimes).toEqual({
      pollMs: 1000,
      hiddenPollMs: 5000,
      slowAfterMs: 60_000,
      renewWithinMs: 180_000,
      maxRenewals: 5,
      endsAfterMs: 300_000,
    })
  })
})

describe('Renewing an order', () => {
  const renewed = (times: number, at: number, request = swedish) => {
    let state = waiting(request)
    for (let time = 1; time <= times; time += 1)
      state = play([answered(at, startFailed), started(at + 100)], state).state
    return state
  }

  test('replaces an unopened order silently, without opening the app again', () => {
    const fresh = play([answered(30_000, startFailed)], waiting(samePhone))
    expect(fresh.effects).toEqual([{ kind: 'startOrder', request: samePhone, afterMs: 1000 }])
    expect(runOf(fresh.state)).toMatchObject({ renewals: 1, message: 'RFA13' })
    const again = play([started(30_200, { ...order, id: 'o2' })], fresh.state)
    expect(again.effects).toEqual([{ kind: 'poll', orderId: 'o2', afterMs: 1000 }])
  })

  test('is done five times, and the sixth is an error', () => {
    expect(runOf(renewed(5, 20_000)).renewals).toBe(5)
    const { state, effects } = play([answered(25_000, startFailed)], renewed(5, 20_000))
    const result = { kind: 'error', flow: 'login', errorPage: 'timeout', message: 'RFA17B' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([{ kind: 'finish', result }])
  })

  test('is limited to three minutes from the first start', () => {
    expect(play([answered(179_999, startFailed)], waiting()).state.kind).toBe('starting')
    expect(play([answered(180_000, startFailed)], waiting()).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout' },
    })
    expect(play([answered(180_000, startFailed)], waiting(samePhone)).state).toMatchObject({
      result: { message: 'RFA17A' },
    })
    expect(play([answered(180_000, startFailed)], waiting(norwegian)).state).toMatchObject({
      result: { message: 'RFA22' },
    })
  })

  test('keeps the state of having lasted long', () => {
    const slow = play([{ kind: 'tick', now: 60_000 }, answered(90_000, startFailed)], waiting()).state
    expect(slow).toMatchObject({ kind: 'starting', startedAt: 0, isSlow: true })
  })
})

describe('An identification with a late start', () => {
  const begun = 1_800_000_000_000
  const state = play([start(swedish, begun), started(begun + 100)]).state
  const at = (now: number, event: 'tick' | 'startFailed') =>
    stepIdentitySession(
      state,
      event === 'tick' ? { kind: 'tick', now: begun + now } : answered(begun + now, startFailed),
    ).state

  test('counts its limits from its own start', () => {
    expect(at(59_999, 'tick')).toBe(state)
    expect(runOf(at(60_000, 'tick')).isSlow).toBe(true)
    expect(at(299_999, 'tick').kind).toBe('waiting')
    expect(at(300_000, 'tick').kind).toBe('ended')
    expect(at(179_999, 'startFailed').kind).toBe('starting')
    expect(at(180_000, 'startFailed').kind).toBe('ended')
  })
})
