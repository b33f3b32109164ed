// How an identification ends.
import { describe, expect, test } from 'vitest'
import {
  answered,
  choosing,
  failed,
  norwegian,
  pending,
  play,
  start,
  started,
  startFailure,
  swedish,
  waiting,
} from '../testing/identity-session.ts'
import type { IdentityEvent } from './identity-session.ts'
import { stepIdentitySession } from './identity-session.ts'

describe('The end of an identification', () => {
  test.each([
    [{ kind: 'ok' }, { kind: 'ok', flow: 'login' }],
    [{ kind: 'authorized' }, { kind: 'authorized', flow: 'login' }],
    [{ kind: 'cancelled' }, { kind: 'cancelled', flow: 'login' }],
    [
      { kind: 'error', hintCode: 'expiredTransaction' },
      { kind: 'error', flow: 'login', errorPage: 'timeout', message: 'RFA8' },
    ],
    [
      { kind: 'error', hintCode: 'certificateErr' },
      { kind: 'error', flow: 'login', errorPage: 'bankidinvalid', message: 'RFA16' },
    ],
    [
      { kind: 'error', hintCode: 'userDeclinedCall' },
      { kind: 'error', flow: 'login', errorPage: 'general', message: 'RFA22' },
    ],
    [
      { kind: 'error', errorKind: 'usernopid' },
      { kind: 'error', flow: 'login', errorPage: 'usernopid', message: 'RFA22' },
    ],
    [
      { kind: 'error', errorKind: 'flood', hintCode: 'userCancel' },
      { kind: 'error', flow: 'login', errorPage: 'purchase', message: 'RFA6' },
    ],
    [{ kind: 'error' }, { kind: 'error', flow: 'login', errorPage: 'general', message: 'RFA22' }],
  ] as const)('for the response %j finishes once, with %j', (answer, result) => {
    const { state, effects } = play([answered(1200, answer)], waiting())
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([{ kind: 'finish', result }])
  })

  test('by cancelling cancels the order too', () => {
    const { state, effects } = play([{ kind: 'cancel', now: 1200 }], waiting())
    const result = { kind: 'cancelled', flow: 'login' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([
      { kind: 'cancelOrder', orderId: 'o1' },
      { kind: 'finish', result },
    ])
  })

  test('cancels an order that arrives later, and keeps its result', () => {
    const ended = play([start(), { kind: 'cancel', now: 50 }])
    expect(ended.effects.map(({ kind }) => kind)).toEqual(['finish'])
    const late = play([started(100)], ended.state)
    expect(late.state).toBe(ended.state)
    expect(late.effects).toEqual([{ kind: 'cancelOrder', orderId: 'o1' }])
  })

  test('follows a refused start', () => {
    const refused = (hintCode?: string): IdentityEvent => ({
      kind: 'answered',
      answer: { kind: 'error', ...(hintCode && { hintCode }) },
      now: 10,
    })
    expect(play([start(), refused('alreadyInProgress')]).state).toEqual({
      kind: 'ended',
      result: { kind: 'error', flow: 'login', errorPage: 'inprogress', message: 'RFA4' },
    })
    expect(play([start(), refused('startFailed')]).state).toMatchObject({ result: { errorPage: 'timeout' } })
    expect(play([start(), refused()]).state).toMatchObject({
      result: { errorPage: 'general', message: 'RFA22' },
    })
    const state = waiting()
    expect(stepIdentitySession(state, refused()).state).toBe(state)
  })

  test.each([
    ['NO', 'login-form-email'],
    ['FI', 'login-form-email'],
    ['SE', undefined],
  ] as const)('with an error in %s opens %j', (country, modal) => {
    const { state } = play(
      [answered(1200, { kind: 'error', hintCode: 'certificateErr' })],
      waiting({ ...swedish, country }),
    )
    expect(state).toEqual({
      kind: 'ended',
      result: {
        kind: 'error',
        flow: 'login',
        errorPage: 'bankidinvalid',
        message: country === 'SE' ? 'RFA16' : 'RFA22',
        modal,
      },
    })
  })

  test('by the user in Norway opens no other modal', () => {
    const { state } = play([{ kind: 'cancel', now: 1200 }], waiting(norwegian))
    expect(state).toEqual({ kind: 'ended', result: { kind: 'cancelled', flow: 'login' } })
  })

  test('comes after five minutes in any state, and cancels the order', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'tick', now: 299_999 }).state.kind).toBe('waiting')
    const { state: over, effects } = stepIdentitySession(state, { kind: 'tick', now: 300_000 })
    expect(over).toMatchObject({ kind: 'ended', result: { errorPage: 'timeout', message: 'RFA8' } })
    expect(effects.map(({ kind }) => kind)).toEqual(['cancelOrder', 'finish'])
  })

  test('by timeout has the same message in any state', () => {
    for (const state of [play([start()]).state, choosing()])
      expect(play([{ kind: 'tick', now: 300_000 }], state).state).toMatchObject({
        result: { errorPage: 'timeout', message: 'RFA8' },
      })
    expect(play([{ kind: 'tick', now: 300_000 }], waiting(norwegian)).state).toMatchObject({
      result: { message: 'RFA22' },
    })
  })

  test('comes with a pending response after five minutes, while a result still counts', () => {
    expect(play([pending(300_000)], waiting()).state).toMatchObject({ result: { errorPage: 'timeout' } })
    expect(play([answered(300_000, { kind: 'ok' })], waiting()).state).toMatchObject({
      result: { kind: 'ok' },
    })
  })

  test('after five minutes cancels an order that arrives later', () => {
    const { effects } = play([start(), started(300_000)])
    expect(effects).toContainEqual({ kind: 'cancelOrder', orderId: 'o1' })
    expect(play([start(), startFailure(300_000)]).effects.map(({ kind }) => kind)).toEqual(['finish'])
    expect(play([failed(300_000)], waiting()).state.kind).toBe('ended')
  })
})
