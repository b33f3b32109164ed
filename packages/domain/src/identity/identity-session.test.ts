import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  IdentityAnswer,
  IdentityEffect,
  IdentityEvent,
  IdentityOrder,
  IdentityRequest,
  IdentitySession,
} from './identity-session.ts'
import { identityTimes, idleIdentitySession, stepIdentitySession } from './identity-session.ts'

const swedish: IdentityRequest = {
  flow: 'login',
  country: 'SE',
  device: 'other',
  isMobile: false,
  loginType: 'private',
}
const samePhone: IdentityRequest = { ...swedish, device: 'same', isMobile: true }
const norwegian: IdentityRequest = { ...swedish, country: 'NO' }
const order: IdentityOrder = { id: 'o1', autoStartToken: 'auto-1', qr: 'bankid.t.0.a' }
const associations = [
  { id: 'a1', name: 'Brf Kajutan' },
  { id: 'a2', name: 'Brf Skutan' },
]

/** Plays events and answers the last step's state and effects. */
const play = (events: readonly IdentityEvent[], from: IdentitySession = idleIdentitySession) => {
  let state = from
  let effects: readonly IdentityEffect[] = []
  for (const event of events) ({ state, effects } = stepIdentitySession(state, event))
  return { state, effects }
}

const start = (request = swedish, now = 0): IdentityEvent => ({ kind: 'start', request, now })
const started = (now: number, made = order): IdentityEvent => ({ kind: 'started', order: made, now })
const answered = (now: number, answer: IdentityAnswer, orderId = 'o1'): IdentityEvent => ({
  kind: 'answered',
  orderId,
  answer,
  now,
})
const pending = (now: number, hintCode?: string, qr?: string): IdentityEvent =>
  answered(now, {
    kind: 'pending',
    ...(hintCode !== undefined && { hintCode }),
    ...(qr !== undefined && { qr }),
  })
const startFailed: IdentityAnswer = { kind: 'error', hintCode: 'startFailed' }
const failed = (now: number, jitter = 0, retryAfterMs?: number): IdentityEvent => ({
  kind: 'failed',
  jitter,
  now,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})
const waiting = (request = swedish) => play([start(request), started(100)]).state
const choosing = () => play([answered(1100, { kind: 'chooseBoardMember', associations })], waiting()).state
const runOf = (state: IdentitySession) => {
  if (!('run' in state)) throw new Error('It does not run')
  return state.run
}

describe('the times', () => {
  test('are those of the specification and of the provider', () => {
    expect(identityTimes).toEqual({
      pollMs: 1000,
      hiddenPollMs: 5000,
      slowAfterMs: 60_000,
      renewWithinMs: 180_000,
      maxRenewals: 5,
      endsAfterMs: 300_000,
      maxBackOffMs: 30_000,
    })
  })
})

describe('starting', () => {
  test('asks for an order at once', () => {
    const { state, effects } = play([start()])
    expect(state).toEqual({
      kind: 'starting',
      isHeld: false,
      run: {
        request: swedish,
        startedAt: 0,
        renewals: 0,
        failures: 0,
        sentAt: -1000,
        nextAt: 0,
        isHidden: false,
        isSlow: false,
      },
    })
    expect(effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 0 }])
  })

  test('on another device shows the QR code, says RFA1 and asks a second later', () => {
    const { state, effects } = play([start(), started(100)])
    expect(effects).toEqual([
      { kind: 'showQr', text: 'bankid.t.0.a' },
      { kind: 'announce', message: 'RFA1' },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({
      kind: 'waiting',
      order,
      qr: 'bankid.t.0.a',
      hintCode: 'outstandingTransaction',
      run: { message: 'RFA1', sentAt: 0, nextAt: 1100 },
    })
  })

  test('on the same device opens the app once and says RFA13', () => {
    const { state, effects } = play([start(samePhone), started(100)])
    expect(effects).toEqual([
      { kind: 'openApp', autoStartToken: 'auto-1' },
      { kind: 'announce', message: 'RFA13' },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ qr: undefined })
  })

  test('on the same device without a token opens nothing', () => {
    const { effects } = play([start(samePhone), started(100, { id: 'o1' })])
    expect(effects.map(({ kind }) => kind)).toEqual(['announce', 'poll'])
  })

  test('with a provider that has its own page goes there, and says nothing of BankID', () => {
    const { state, effects } = play([
      start({ ...norwegian, device: 'same' }),
      started(100, { id: 'o1', redirectUrl: 'https://id.example/', autoStartToken: 'x', qr: 'q' }),
    ])
    expect(effects).toEqual([
      { kind: 'leaveFor', address: 'https://id.example/' },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ kind: 'waiting', hintCode: undefined, run: { message: undefined } })
  })

  test('a start that gets no answer is tried again, later each time', () => {
    expect(play([start(), failed(50, 0)]).effects).toEqual([
      { kind: 'startOrder', request: swedish, afterMs: 1000 },
    ])
    const twice = play([start(), failed(50, 0), failed(1100, 0)])
    expect(twice.effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 2000 }])
    expect(runOf(twice.state).failures).toBe(2)
    expect(runOf(play([started(4000)], twice.state).state).failures).toBe(0)
  })

  test('a second order is cancelled, the same one told twice is not', () => {
    const state = waiting()
    const late = play([started(200, { id: 'o2' })], state)
    expect(late.state).toBe(state)
    expect(late.effects).toEqual([{ kind: 'cancelOrder', orderId: 'o2' }])
    expect(play([started(200)], state)).toEqual({ state, effects: [] })
  })

  test('starting again while it runs means nothing', () => {
    for (const state of [play([start()]).state, waiting(), choosing()]) {
      const step = stepIdentitySession(state, start(samePhone, 500))
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
  })
})

describe('waiting', () => {
  test('pending is no error: it asks again a second later, with each second its QR code', () => {
    const one = play([pending(1150, 'outstandingTransaction', 'bankid.t.1.b')], waiting())
    expect(one.effects).toEqual([
      { kind: 'showQr', text: 'bankid.t.1.b' },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    const again = play([pending(2200, 'outstandingTransaction', 'bankid.t.1.b')], one.state)
    expect(again.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
  })

  test('the QR code goes once the order is opened, and each message is said once', () => {
    const opened = play([pending(1150, 'started', 'bankid.t.1.b')], waiting())
    expect(opened.state).toMatchObject({ hintCode: 'started', qr: undefined })
    expect(opened.effects).toEqual([
      { kind: 'announce', message: 'RFA15A' },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    const same = play([pending(2200, 'started')], opened.state)
    expect(same.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
    const signing = play([pending(3300, 'userSign')], same.state)
    expect(signing.effects[0]).toEqual({ kind: 'announce', message: 'RFA9' })
  })

  test('an answer without a hint keeps the hint and the message', () => {
    const { state, effects } = play([pending(1150, 'userSign'), pending(2200)], waiting())
    expect(state).toMatchObject({ hintCode: 'userSign', run: { message: 'RFA9' } })
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
  })

  test('on the same device no QR code is shown', () => {
    const { state, effects } = play([pending(1150, 'outstandingTransaction', 'q')], waiting(samePhone))
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
    expect(state).toMatchObject({ qr: undefined })
  })

  test('a Norwegian order says nothing in the words of Swedish BankID', () => {
    const { effects } = play([pending(1150, 'userSign')], waiting(norwegian))
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
  })

  test('answers of another order are not heard', () => {
    const state = waiting()
    for (const event of [
      answered(1200, { kind: 'ok' }, 'other'),
      { kind: 'failed', orderId: 'other', jitter: 1, now: 1200 } as const,
      { kind: 'refused', orderId: 'other', now: 1200 } as const,
      { kind: 'renew', orderId: 'other', now: 1200 } as const,
    ]) {
      const step = stepIdentitySession(state, event)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
    const starting = play([start()]).state
    expect(stepIdentitySession(starting, answered(10, { kind: 'ok' })).state).toBe(starting)
  })

  test('after a minute, and not before, "still waiting" is said once', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'tick', now: 59_999 }).state).toBe(state)
    const slow = stepIdentitySession(state, { kind: 'tick', now: 60_000 })
    expect(slow.effects).toEqual([{ kind: 'announce', message: 'identityStillWaiting' }])
    expect(runOf(slow.state).isSlow).toBe(true)
    expect(stepIdentitySession(slow.state, { kind: 'tick', now: 61_000 })).toEqual({
      state: slow.state,
      effects: [],
    })
    const choice = choosing()
    expect(stepIdentitySession(choice, { kind: 'tick', now: 60_000 }).state).toBe(choice)
  })

  test('start again is taken once it is offered: the old order goes, the count begins anew', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'startAgain', now: 5000 }).state).toBe(state)
    const { state: anew, effects } = play(
      [
        { kind: 'hidden', now: 59_000 },
        { kind: 'tick', now: 60_000 },
        { kind: 'startAgain', now: 70_000 },
      ],
      state,
    )
    expect(effects).toEqual([
      { kind: 'cancelOrder', orderId: 'o1' },
      { kind: 'startOrder', request: swedish, afterMs: 0 },
    ])
    expect(anew).toMatchObject({
      kind: 'starting',
      run: { startedAt: 70_000, renewals: 0, isSlow: false, isHidden: true, sentAt: 1100, nextAt: 70_000 },
    })
    expect(runOf(anew).message).toBeUndefined()
  })

  test('start again keeps a second from the last request', () => {
    const slow = play([pending(59_700), { kind: 'tick', now: 60_000 }], waiting()).state
    const { effects } = play([{ kind: 'startAgain', now: 60_800 }], slow)
    expect(effects.at(-1)).toEqual({ kind: 'startOrder', request: swedish, afterMs: 900 })
  })

  test('start again means nothing while an order is being made or an association chosen', () => {
    const starting = play([start(), { kind: 'tick', now: 60_000 }]).state
    expect(stepIdentitySession(starting, { kind: 'startAgain', now: 61_000 }).state).toBe(starting)
    const slow = play([{ kind: 'tick', now: 60_000 }], waiting()).state
    const choice = play([answered(60_500, { kind: 'chooseBoardMember', associations })], slow).state
    expect(stepIdentitySession(choice, { kind: 'startAgain', now: 61_000 }).state).toBe(choice)
  })
})

describe('the network', () => {
  test.each([
    [1, 0, undefined, 1000],
    [1, 1, undefined, 2000],
    [2, 0, undefined, 2000],
    [2, 0.5, undefined, 3000],
    [3, 1, undefined, 8000],
    [4, 1, undefined, 16_000],
    [5, 0, undefined, 15_000],
    [5, 1, undefined, 30_000],
    [9, 1, undefined, 30_000],
    [1, 0, 7000, 7000],
    [1, 1, 500, 2000],
    [1, 9, undefined, 2000],
    [1, -3, undefined, 1000],
    [1, Number.NaN, undefined, 1000],
    [1, 0, Number.NaN, 1000],
    [1, 0, 1e12, 300_000],
  ])('after %d failures, jitter %d and Retry-After %s, it waits %d ms', (failures, jitter, retry, wait) => {
    let state = waiting()
    let effects: readonly IdentityEffect[] = []
    for (let time = 1; time <= failures; time += 1)
      ({ state, effects } = play(
        [time === failures ? failed(200_000, jitter, retry) : failed(100_000)],
        state,
      ))
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: wait }])
    expect(runOf(state).failures).toBe(failures)
    expect(runOf(play([pending(250_000)], state).state).failures).toBe(0)
  })
})

describe('a page that nobody looks at', () => {
  const hidden: IdentityEvent = { kind: 'hidden', now: 1000 }

  test('asks every five seconds, and at once when it is seen again', () => {
    const { state, effects } = play([hidden, pending(1200)], waiting())
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 5000 }])
    const seen = play([{ kind: 'visible', now: 3000 }], state)
    expect(seen.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 0 }])
    expect(runOf(seen.state).isHidden).toBe(false)
  })

  test('being hidden twice, or seen without having been hidden, means nothing', () => {
    const away = play([hidden], waiting()).state
    expect(stepIdentitySession(away, hidden).state).toBe(away)
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'visible', now: 3000 })).toEqual({ state, effects: [] })
  })

  test('seen again after a failure waits as was agreed on', () => {
    const { state, effects } = play(
      [hidden, failed(1200, 1, 20_000), { kind: 'visible', now: 3000 }],
      waiting(),
    )
    expect(effects).toEqual([])
    expect(runOf(state)).toMatchObject({ isHidden: false, nextAt: 21_200 })
  })

  test('seen again while starting or choosing asks for nothing', () => {
    expect(play([start(), hidden, { kind: 'visible', now: 1500 }]).effects).toEqual([])
    expect(play([hidden, { kind: 'visible', now: 1500 }], choosing()).effects).toEqual([])
  })

  test('renews its order only when it is seen again', () => {
    const held = play([hidden, answered(30_000, startFailed)], waiting())
    expect(held.state).toMatchObject({ kind: 'starting', isHeld: true, run: { renewals: 0 } })
    expect(held.effects).toEqual([])
    expect(stepIdentitySession(held.state, failed(31_000)).state).toBe(held.state)
    expect(play([started(31_000, { id: 'late' })], held.state)).toEqual({
      state: held.state,
      effects: [{ kind: 'cancelOrder', orderId: 'late' }],
    })
    const seen = play([{ kind: 'visible', now: 40_000 }], held.state)
    expect(seen.state).toMatchObject({ kind: 'starting', isHeld: false, run: { renewals: 1 } })
    expect(seen.effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 0 }])
    expect(play([{ kind: 'visible', now: 180_000 }], held.state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout', message: 'RFA17B' },
    })
  })
})

describe('renewal', () => {
  const renewed = (times: number, at: number, request = swedish) => {
    let state = waiting(request)
    for (let time = 1; time <= times; time += 1)
      state = play([answered(at, startFailed), started(at + 100)], state).state
    return state
  }

  test('an order that nobody opened is replaced in silence, and the app is not opened again', () => {
    const fresh = play([answered(30_000, startFailed)], waiting(samePhone))
    expect(fresh.effects).toEqual([{ kind: 'startOrder', request: samePhone, afterMs: 0 }])
    expect(runOf(fresh.state)).toMatchObject({ renewals: 1, message: 'RFA13' })
    const again = play([started(30_200, { ...order, id: 'o2' })], fresh.state)
    expect(again.effects).toEqual([{ kind: 'poll', orderId: 'o2', afterMs: 1000 }])
  })

  test('five renewals are made, the sixth is an error', () => {
    expect(runOf(renewed(5, 20_000)).renewals).toBe(5)
    const { state, effects } = play([answered(25_000, startFailed)], renewed(5, 20_000))
    const result = { kind: 'error', flow: 'login', errorPage: 'timeout', message: 'RFA17B' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([
      { kind: 'stop' },
      { kind: 'announce', message: 'RFA17B' },
      { kind: 'finish', result },
    ])
  })

  test('three minutes from the first start are the limit', () => {
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

  test('an order that is said to have run out is renewed, unless somebody opened it', () => {
    const renew: IdentityEvent = { kind: 'renew', orderId: 'o1', now: 30_000 }
    expect(play([renew], waiting()).effects).toEqual([{ kind: 'startOrder', request: swedish, afterMs: 0 }])
    expect(play([pending(2000, 'noClient'), renew], waiting()).state.kind).toBe('starting')
    const opened = play([pending(2000, 'started')], waiting()).state
    expect(stepIdentitySession(opened, renew).state).toBe(opened)
    const choice = choosing()
    expect(stepIdentitySession(choice, renew).state).toBe(choice)
  })

  test('an order with a page of its own is not renewed', () => {
    const away = play([start(norwegian), started(10, { id: 'o1', redirectUrl: 'https://id.example/' })]).state
    expect(stepIdentitySession(away, { kind: 'renew', orderId: 'o1', now: 30_000 }).state).toBe(away)
  })
})

describe('the end', () => {
  test.each([
    [{ kind: 'ok' }, { kind: 'ok', flow: 'login' }, 'identityDone'],
    [{ kind: 'authorized' }, { kind: 'authorized', flow: 'login' }, 'identityDone'],
    [{ kind: 'cancelled' }, { kind: 'cancelled', flow: 'login' }, 'RFA6'],
    [
      { kind: 'error', hintCode: 'expiredTransaction' },
      { kind: 'error', flow: 'login', errorPage: 'timeout', message: 'RFA8' },
      'RFA8',
    ],
    [
      { kind: 'error', hintCode: 'certificateErr' },
      { kind: 'error', flow: 'login', errorPage: 'bankidinvalid', message: 'RFA16' },
      'RFA16',
    ],
    [
      { kind: 'error', hintCode: 'userDeclinedCall' },
      { kind: 'error', flow: 'login', errorPage: 'general', message: 'RFA22' },
      'RFA22',
    ],
    [
      { kind: 'error', errorKind: 'usernopid' },
      { kind: 'error', flow: 'login', errorPage: 'usernopid', message: 'RFA22' },
      'RFA22',
    ],
    [
      { kind: 'error', errorKind: 'flood', hintCode: 'userCancel' },
      { kind: 'error', flow: 'login', errorPage: 'purchase', message: 'RFA6' },
      'RFA6',
    ],
    [{ kind: 'error' }, { kind: 'error', flow: 'login', errorPage: 'general', message: 'RFA22' }, 'RFA22'],
  ] as const)('the answer %j finishes once, with %j', (answer, result, message) => {
    const { state, effects } = play([answered(1200, answer)], waiting())
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([{ kind: 'stop' }, { kind: 'announce', message }, { kind: 'finish', result }])
  })

  test('cancelling cancels the order too', () => {
    const { state, effects } = play([{ kind: 'cancel', now: 1200 }], waiting())
    const result = { kind: 'cancelled', flow: 'login' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([
      { kind: 'stop' },
      { kind: 'cancelOrder', orderId: 'o1' },
      { kind: 'announce', message: 'RFA6' },
      { kind: 'finish', result },
    ])
  })

  test('an order that comes after the end is cancelled, and the result stays', () => {
    const ended = play([start(), { kind: 'cancel', now: 50 }])
    expect(ended.effects.map(({ kind }) => kind)).toEqual(['stop', 'announce', 'finish'])
    const late = play([started(100)], ended.state)
    expect(late.state).toBe(ended.state)
    expect(late.effects).toEqual([{ kind: 'cancelOrder', orderId: 'o1' }])
  })

  test('a refusal ends it with the page and the message that it names', () => {
    expect(
      play([{ kind: 'refused', errorKind: 'inprogress', message: 'RFA4', now: 10 }], play([start()]).state)
        .state,
    ).toEqual({
      kind: 'ended',
      result: { kind: 'error', flow: 'login', errorPage: 'inprogress', message: 'RFA4' },
    })
    expect(play([{ kind: 'refused', orderId: 'o1', now: 2000 }], waiting()).state).toMatchObject({
      result: { errorPage: 'general', message: 'RFA22' },
    })
  })

  test.each([
    ['NO', { kind: 'openModal', modal: 'login-form-email' }],
    ['FI', { kind: 'openModal', modal: 'login-form-email' }],
    ['SE', undefined],
  ] as const)('an error in %s opens %j last', (country, modal) => {
    const { effects } = play(
      [answered(1200, { kind: 'error', hintCode: 'certificateErr' })],
      waiting({ ...swedish, country }),
    )
    expect(effects.filter(({ kind }) => kind === 'openModal')).toEqual(modal ? [modal] : [])
    expect(effects.at(-1)?.kind).toBe(modal ? 'openModal' : 'finish')
  })

  test('a person who cancels in Norway is not sent to another modal', () => {
    const { effects } = play([{ kind: 'cancel', now: 1200 }], waiting(norwegian))
    expect(effects.some(({ kind }) => kind === 'openModal')).toBe(false)
  })

  test('five minutes end it whatever it waits for, and the order is cancelled', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'tick', now: 299_999 }).state.kind).toBe('waiting')
    const { state: over, effects } = stepIdentitySession(state, { kind: 'tick', now: 300_000 })
    expect(over).toMatchObject({ kind: 'ended', result: { errorPage: 'timeout', message: 'RFA17B' } })
    expect(effects.map(({ kind }) => kind)).toEqual(['stop', 'cancelOrder', 'announce', 'finish'])
  })

  test('an order that was opened times out in other words', () => {
    const opened = play([pending(2000, 'userSign')], waiting()).state
    expect(play([{ kind: 'tick', now: 300_000 }], opened).state).toMatchObject({
      result: { message: 'RFA8' },
    })
    expect(play([{ kind: 'tick', now: 300_000 }], choosing()).state).toMatchObject({
      result: { message: 'RFA8' },
    })
    expect(play([start(), { kind: 'tick', now: 300_000 }]).state).toMatchObject({
      result: { message: 'RFA17B' },
    })
    expect(play([{ kind: 'tick', now: 300_000 }], waiting(norwegian)).state).toMatchObject({
      result: { message: 'RFA22' },
    })
  })

  test('after five minutes a pending answer ends it, and a result still counts', () => {
    expect(play([pending(300_000)], waiting()).state).toMatchObject({ result: { errorPage: 'timeout' } })
    expect(
      play([answered(300_000, { kind: 'chooseBoardMember', associations })], waiting()).state,
    ).toMatchObject({ result: { errorPage: 'timeout' } })
    expect(play([answered(300_000, { kind: 'ok' })], waiting()).state).toMatchObject({
      result: { kind: 'ok' },
    })
  })

  test('an order that comes after five minutes is cancelled', () => {
    const { effects } = play([start(), started(300_000)])
    expect(effects).toContainEqual({ kind: 'cancelOrder', orderId: 'o1' })
    expect(play([start(), failed(300_000)]).effects.map(({ kind }) => kind)).toEqual([
      'stop',
      'announce',
      'finish',
    ])
  })
})

describe('choosing an association', () => {
  test('is no error: it stops asking and waits for the person', () => {
    const { state, effects } = play([answered(1200, { kind: 'chooseBoardMember', associations })], waiting())
    expect(state).toMatchObject({
      kind: 'choosing',
      associations,
      order,
      run: { message: 'ChooseBoardMember' },
    })
    expect(effects).toEqual([{ kind: 'announce', message: 'ChooseBoardMember' }])
  })

  test('sends the choice once, and only one that was offered', () => {
    const state = choosing()
    expect(
      stepIdentitySession(state, { kind: 'associationChosen', association: 'a9', now: 2000 }).state,
    ).toBe(state)
    const chosen = play([{ kind: 'associationChosen', association: 'a2', now: 2000 }], state)
    expect(chosen.state).toMatchObject({ kind: 'choosing', chosen: 'a2' })
    expect(chosen.effects).toEqual([{ kind: 'chooseAssociation', orderId: 'o1', association: 'a2' }])
    expect(
      stepIdentitySession(chosen.state, { kind: 'associationChosen', association: 'a1', now: 2100 }).state,
    ).toBe(chosen.state)
    expect(play([answered(2500, { kind: 'ok' })], chosen.state).state).toMatchObject({
      kind: 'ended',
      result: { kind: 'ok' },
    })
  })

  test('one association is picked in silence', () => {
    const { state, effects } = play(
      [answered(1200, { kind: 'chooseBoardMember', associations: associations.slice(0, 1) })],
      waiting(),
    )
    expect(state).toMatchObject({ kind: 'choosing', chosen: 'a1' })
    expect(effects).toEqual([{ kind: 'chooseAssociation', orderId: 'o1', association: 'a1' }])
  })

  test('no association ends it with the way to a report without management', () => {
    const { state, effects } = play(
      [answered(1200, { kind: 'chooseBoardMember', associations: [] })],
      waiting(),
    )
    expect(state).toEqual({
      kind: 'ended',
      result: { kind: 'error', flow: 'login', errorPage: 'unauthorizedid', message: 'NoBoardMember' },
    })
    expect(effects[1]).toEqual({ kind: 'cancelOrder', orderId: 'o1' })
  })

  test('a choice that gets no answer may be made again', () => {
    const chosen = play([{ kind: 'associationChosen', association: 'a2', now: 2000 }], choosing()).state
    const { state, effects } = play([failed(2500)], chosen)
    expect(state).toMatchObject({ kind: 'choosing', chosen: undefined, run: { message: 'RFA5' } })
    expect(effects).toEqual([{ kind: 'announce', message: 'RFA5' }])
    expect(stepIdentitySession(state, failed(2600)).state).toBe(state)
  })

  test('further answers to old questions mean nothing, an error is one', () => {
    const state = choosing()
    for (const answer of [{ kind: 'pending' }, { kind: 'chooseBoardMember', associations }] as const)
      expect(stepIdentitySession(state, answered(2000, answer)).state).toBe(state)
    expect(play([answered(2000, startFailed)], state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout', message: 'RFA17B' },
    })
  })

  test('cancelling goes back without a sign-in', () => {
    expect(play([{ kind: 'cancel', now: 3000 }], choosing()).state).toMatchObject({
      result: { kind: 'cancelled' },
    })
  })

  test('a choice means nothing while there is nothing to choose', () => {
    const state = waiting()
    expect(
      stepIdentitySession(state, { kind: 'associationChosen', association: 'a1', now: 2000 }).state,
    ).toBe(state)
  })
})

describe('coming back from the app', () => {
  const { flow: _, ...request } = samePhone
  const returned = (type: string, handle = 'h1', now = 5000): IdentityEvent => ({
    kind: 'returned',
    handle,
    type,
    request,
    now,
  })

  test('a page that knows nothing asks at once, and never starts an order of its own', () => {
    const { state, effects } = play([returned('booking')])
    expect(effects).toEqual([{ kind: 'poll', orderId: 'h1', afterMs: 0 }])
    expect(state).toMatchObject({
      kind: 'waiting',
      order: { id: 'h1' },
      run: { request: { flow: 'booking' } },
    })
    expect(play([answered(6000, startFailed, 'h1')], state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout' },
    })
  })

  test.each(['', 'sign', 'Login', 'login#'])('the unknown type %j is ignored', (type) => {
    const step = stepIdentitySession(idleIdentitySession, returned(type))
    expect(step.state).toBe(idleIdentitySession)
    expect(step.effects).toEqual([])
  })

  test('a page that is waiting asks at once for its own order and purpose', () => {
    const state = waiting(samePhone)
    expect(play([returned('login', 'o1')], state).effects).toEqual([
      { kind: 'poll', orderId: 'o1', afterMs: 0 },
    ])
    expect(stepIdentitySession(state, returned('login', 'foreign')).state).toBe(state)
    expect(stepIdentitySession(state, returned('booking', 'o1')).state).toBe(state)
    const troubled = play([failed(4000, 0, 9000)], state).state
    expect(stepIdentitySession(troubled, returned('login', 'o1')).state).toBe(troubled)
  })

  test('anything else means nothing before the start', () => {
    for (const event of [
      started(1),
      pending(1),
      failed(1),
      { kind: 'tick', now: 400_000 },
      { kind: 'cancel', now: 1 },
    ] as const) {
      expect(stepIdentitySession(idleIdentitySession, event).state).toBe(idleIdentitySession)
      expect(stepIdentitySession(idleIdentitySession, event).effects).toEqual([])
    }
  })
})

describe('an identification that starts at a late hour', () => {
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

describe('a clock that is put back', () => {
  test('does not hold the next question up for more than a second', () => {
    const state = play([pending(90_000)], waiting()).state
    const { effects } = play(
      [
        { kind: 'hidden', now: 1000 },
        { kind: 'visible', now: 1000 },
      ],
      state,
    )
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
  })
})

describe('for any sequence of events', () => {
  const must = (holds: boolean, rule: string) => {
    if (!holds) throw new Error(rule)
  }

  const ids = fc.constantFrom('o1', 'o2')
  const hint = fc.constantFrom('outstandingTransaction', 'started', 'userSign', 'startFailed', 'odd')
  const answers: fc.Arbitrary<IdentityAnswer> = fc.oneof(
    { weight: 6, arbitrary: hint.map((hintCode) => ({ kind: 'pending', hintCode, qr: 'q' }) as const) },
    { weight: 2, arbitrary: fc.constant(startFailed) },
    fc.constant({ kind: 'chooseBoardMember', associations } as const),
    fc.constantFrom({ kind: 'ok' } as const, { kind: 'cancelled' } as const, { kind: 'error' } as const),
  )
  const { flow: _, ...request } = swedish
  type Timeless = IdentityEvent extends infer Event
    ? Event extends IdentityEvent
      ? Omit<Event, 'now'>
      : never
    : never
  const happenings: fc.Arbitrary<Timeless> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(swedish, samePhone, norwegian)
        .map((of) => ({ kind: 'start', request: of }) as const),
    },
    { weight: 4, arbitrary: ids.map((id) => ({ kind: 'started', order: { ...order, id } }) as const) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(ids, answers)
        .map(([orderId, answer]) => ({ kind: 'answered', orderId, answer }) as const),
    },
    {
      weight: 3,
      arbitrary: fc
        .double({ min: 0, max: 1, noNaN: true })
        .map((jitter) => ({ kind: 'failed', jitter }) as const),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        { kind: 'tick' } as const,
        { kind: 'hidden' } as const,
        { kind: 'visible' } as const,
      ),
    },
    fc.constantFrom(
      { kind: 'startAgain' } as const,
      { kind: 'cancel' } as const,
      { kind: 'refused' } as const,
      { kind: 'renew', orderId: 'o1' } as const,
      { kind: 'associationChosen', association: 'a1' } as const,
      { kind: 'returned', handle: 'o1', type: 'login', request } as const,
    ),
  )
  const stories = fc.array(fc.tuple(happenings, fc.constantFrom(0, 10, 400, 999, 1000, 20_000)), {
    maxLength: 20,
    size: 'max',
  })

  test('it finishes at most once, asks at most once a second, not after the end, and stays plain data', () => {
    fc.assert(
      fc.property(stories, (story) => {
        let state: IdentitySession = idleIdentitySession
        let now = 0
        let finished = 0
        let lastSent = Number.NEGATIVE_INFINITY
        let planned: number | undefined
        const send = (until: number) => {
          if (planned === undefined || planned > until) return
          must(planned - lastSent >= 1000, 'At most one request a second')
          lastSent = planned
          planned = undefined
        }
        for (const [happening, pause] of story) {
          now += pause
          send(now)
          const before: IdentitySession = state
          const step = stepIdentitySession(before, { ...happening, now } as IdentityEvent)
          state = step.state
          for (const effect of step.effects) {
            if (effect.kind === 'finish') finished += 1
            if (effect.kind === 'stop') planned = undefined
            if (effect.kind === 'poll' || effect.kind === 'startOrder') {
              must(state.kind !== 'ended', 'No request after the end')
              must(effect.afterMs >= 0, 'No request in the past')
              planned = now + effect.afterMs
            }
          }
          must(finished === (state.kind === 'ended' ? 1 : 0), 'It finishes once, when it ends')
          if (before.kind === 'ended') {
            must(state === before, 'The end stays')
            must(
              step.effects.every(({ kind }) => kind === 'cancelOrder'),
              'After the end orders are only cancelled',
            )
          }
          if ('run' in state) {
            must(state.run.renewals <= 5, 'At most five renewals')
            must(happening.kind !== 'tick' || now - state.run.startedAt < 300_000, 'Five minutes in all')
          }
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})
