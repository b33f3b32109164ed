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
  orderId: 'o1',
  jitter,
  now,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})
const startFailure = (now: number): IdentityEvent => ({ kind: 'failed', jitter: 0, now })
const waiting = (request = swedish) => play([start(request), started(100)]).state
const choosing = () => play([answered(1100, { kind: 'chooseBoardMember', associations })], waiting()).state
const runOf = (state: IdentitySession) => {
  if (!('request' in state)) throw new Error('It does not run')
  return state
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
    })
  })
})

describe('starting', () => {
  test('asks for an order at once', () => {
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

  test('on another device shows the QR code, says RFA1 and asks a second later', () => {
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

  test('on the same device opens the app once and says RFA13', () => {
    const { state, effects } = play([start(samePhone), started(100)])
    expect(effects).toEqual([
      { kind: 'openIdentity', order },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ qr: undefined, message: 'RFA13' })
  })

  test('with a provider that has its own page goes there, and says nothing of BankID', () => {
    const page: IdentityOrder = { id: 'o1', redirectUrl: 'https://id.example/' }
    const { state, effects } = play([start(norwegian), started(100, page)])
    expect(effects).toEqual([
      { kind: 'openIdentity', order: page },
      { kind: 'poll', orderId: 'o1', afterMs: 1000 },
    ])
    expect(state).toMatchObject({ kind: 'waiting', qr: undefined, message: undefined })
  })

  test('a start that gets no answer is tried again, later each time', () => {
    expect(play([start(), startFailure(50)]).effects).toEqual([
      { kind: 'startOrder', request: swedish, afterMs: 1000 },
    ])
    const twice = play([start(), startFailure(50), startFailure(1100)])
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
    expect(one.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
    expect(one.state).toMatchObject({ qr: 'bankid.t.1.b', message: 'RFA1' })
    expect(play([pending(2200)], one.state).state).toMatchObject({ qr: undefined })
  })

  test('the QR code goes once the order is opened, and each hint has its message', () => {
    const opened = play([pending(1150, 'started', 'bankid.t.1.b')], waiting())
    expect(opened.state).toMatchObject({ hintCode: 'started', qr: undefined, message: 'RFA15A' })
    const signing = play([pending(3300, 'userSign')], opened.state)
    expect(signing.state).toMatchObject({ message: 'RFA9' })
  })

  test('an answer without a hint keeps the hint and the message', () => {
    const { state, effects } = play([pending(1150, 'userSign'), pending(2200)], waiting())
    expect(state).toMatchObject({ hintCode: 'userSign', message: 'RFA9' })
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
  })

  test('on the same device no QR code is shown', () => {
    const { state, effects } = play([pending(1150, 'outstandingTransaction', 'q')], waiting(samePhone))
    expect(effects.map(({ kind }) => kind)).toEqual(['poll'])
    expect(state).toMatchObject({ qr: undefined })
  })

  test('a Norwegian order says nothing in the words of Swedish BankID', () => {
    const { state } = play([pending(1150, 'userSign')], waiting(norwegian))
    expect(state).toMatchObject({ hintCode: 'userSign', message: undefined })
  })

  test('answers of another order are not heard', () => {
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

  test('after a minute, and not before, "start again" is offered', () => {
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

  test('start again is taken once it is offered: the old order goes, the count begins anew', () => {
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

  test('start again means nothing while an order is being made or an association chosen', () => {
    const starting = play([start(), { kind: 'tick', now: 60_000 }]).state
    expect(stepIdentitySession(starting, { kind: 'startAgain', now: 61_000 }).state).toBe(starting)
    const slow = play([{ kind: 'tick', now: 60_000 }], waiting()).state
    const choice = play([answered(60_500, { kind: 'chooseBoardMember', associations })], slow).state
    expect(stepIdentitySession(choice, { kind: 'startAgain', now: 61_000 }).state).toBe(choice)
  })
})

describe('the network', () => {
  test('it waits longer after each failure, and no less than Retry-After', () => {
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

describe('a page that nobody looks at', () => {
  const hidden: IdentityEvent = { kind: 'hidden', now: 1000 }

  test('asks every five seconds, and a second after it is seen again', () => {
    const { state, effects } = play([hidden, pending(1200)], waiting())
    expect(effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 5000 }])
    const seen = play([{ kind: 'visible', now: 3000 }], state)
    expect(seen.effects).toEqual([{ kind: 'poll', orderId: 'o1', afterMs: 1000 }])
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
    expect(runOf(state)).toMatchObject({ isHidden: false, failures: 1 })
  })

  test('seen again while starting or choosing asks for nothing', () => {
    expect(play([start(), hidden, { kind: 'visible', now: 1500 }]).effects).toEqual([])
    expect(play([hidden, { kind: 'visible', now: 1500 }], choosing()).effects).toEqual([])
  })

  test('renews its order only when it is seen again', () => {
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

describe('renewal', () => {
  const renewed = (times: number, at: number, request = swedish) => {
    let state = waiting(request)
    for (let time = 1; time <= times; time += 1)
      state = play([answered(at, startFailed), started(at + 100)], state).state
    return state
  }

  test('an order that nobody opened is replaced in silence, and the app is not opened again', () => {
    const fresh = play([answered(30_000, startFailed)], waiting(samePhone))
    expect(fresh.effects).toEqual([{ kind: 'startOrder', request: samePhone, afterMs: 1000 }])
    expect(runOf(fresh.state)).toMatchObject({ renewals: 1, message: 'RFA13' })
    const again = play([started(30_200, { ...order, id: 'o2' })], fresh.state)
    expect(again.effects).toEqual([{ kind: 'poll', orderId: 'o2', afterMs: 1000 }])
  })

  test('five renewals are made, the sixth is an error', () => {
    expect(runOf(renewed(5, 20_000)).renewals).toBe(5)
    const { state, effects } = play([answered(25_000, startFailed)], renewed(5, 20_000))
    const result = { kind: 'error', flow: 'login', errorPage: 'timeout', message: 'RFA17B' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([{ kind: 'finish', result }])
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

  test('a renewed order keeps that it has lasted long', () => {
    const slow = play([{ kind: 'tick', now: 60_000 }, answered(90_000, startFailed)], waiting()).state
    expect(slow).toMatchObject({ kind: 'starting', startedAt: 0, isSlow: true })
  })
})

describe('the end', () => {
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
  ] as const)('the answer %j finishes once, with %j', (answer, result) => {
    const { state, effects } = play([answered(1200, answer)], waiting())
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([{ kind: 'finish', result }])
  })

  test('cancelling cancels the order too', () => {
    const { state, effects } = play([{ kind: 'cancel', now: 1200 }], waiting())
    const result = { kind: 'cancelled', flow: 'login' }
    expect(state).toEqual({ kind: 'ended', result })
    expect(effects).toEqual([
      { kind: 'cancelOrder', orderId: 'o1' },
      { kind: 'finish', result },
    ])
  })

  test('an order that comes after the end is cancelled, and the result stays', () => {
    const ended = play([start(), { kind: 'cancel', now: 50 }])
    expect(ended.effects.map(({ kind }) => kind)).toEqual(['finish'])
    const late = play([started(100)], ended.state)
    expect(late.state).toBe(ended.state)
    expect(late.effects).toEqual([{ kind: 'cancelOrder', orderId: 'o1' }])
  })

  test('a start that is refused ends it', () => {
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
  ] as const)('an error in %s opens %j', (country, modal) => {
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

  test('a person who cancels in Norway is not sent to another modal', () => {
    const { state } = play([{ kind: 'cancel', now: 1200 }], waiting(norwegian))
    expect(state).toEqual({ kind: 'ended', result: { kind: 'cancelled', flow: 'login' } })
  })

  test('five minutes end it whatever it waits for, and the order is cancelled', () => {
    const state = waiting()
    expect(stepIdentitySession(state, { kind: 'tick', now: 299_999 }).state.kind).toBe('waiting')
    const { state: over, effects } = stepIdentitySession(state, { kind: 'tick', now: 300_000 })
    expect(over).toMatchObject({ kind: 'ended', result: { errorPage: 'timeout', message: 'RFA8' } })
    expect(effects.map(({ kind }) => kind)).toEqual(['cancelOrder', 'finish'])
  })

  test('whatever it waits for times out in the same words', () => {
    for (const state of [play([start()]).state, choosing()])
      expect(play([{ kind: 'tick', now: 300_000 }], state).state).toMatchObject({
        result: { errorPage: 'timeout', message: 'RFA8' },
      })
    expect(play([{ kind: 'tick', now: 300_000 }], waiting(norwegian)).state).toMatchObject({
      result: { message: 'RFA22' },
    })
  })

  test('after five minutes a pending answer ends it, and a result still counts', () => {
    expect(play([pending(300_000)], waiting()).state).toMatchObject({ result: { errorPage: 'timeout' } })
    expect(play([answered(300_000, { kind: 'ok' })], waiting()).state).toMatchObject({
      result: { kind: 'ok' },
    })
  })

  test('an order that comes after five minutes is cancelled', () => {
    const { effects } = play([start(), started(300_000)])
    expect(effects).toContainEqual({ kind: 'cancelOrder', orderId: 'o1' })
    expect(play([start(), startFailure(300_000)]).effects.map(({ kind }) => kind)).toEqual(['finish'])
    expect(play([failed(300_000)], waiting()).state.kind).toBe('ended')
  })
})

describe('choosing an association', () => {
  test('is no error: it stops asking and waits for the person', () => {
    const { state, effects } = play([answered(1200, { kind: 'chooseBoardMember', associations })], waiting())
    expect(state).toMatchObject({
      kind: 'choosing',
      associations,
      order,
      message: 'ChooseBoardMember',
    })
    expect(effects).toEqual([])
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
    expect(effects[0]).toEqual({ kind: 'cancelOrder', orderId: 'o1' })
  })

  test('a choice that gets no answer may be made again', () => {
    const chosen = play([{ kind: 'associationChosen', association: 'a2', now: 2000 }], choosing()).state
    const { state, effects } = play([failed(2500)], chosen)
    expect(state).toMatchObject({ kind: 'choosing', chosen: undefined, message: 'RFA5' })
    expect(effects).toEqual([])
    expect(
      play([{ kind: 'associationChosen', association: 'a1', now: 2600 }], state).effects.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['chooseAssociation'])
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
  const returned: IdentityEvent = {
    kind: 'returned',
    orderId: 'h1',
    request: { ...samePhone, flow: 'booking' },
    now: 5000,
  }

  test('a page that knows nothing asks at once, and never starts an order of its own', () => {
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

  test('means nothing to a page that is waiting already', () => {
    const state = waiting(samePhone)
    expect(stepIdentitySession(state, { ...returned, orderId: 'o1' })).toEqual({ state, effects: [] })
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
        .tuple(fc.option(ids, { nil: undefined }), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([orderId, jitter]) => ({ kind: 'failed', jitter, ...(orderId && { orderId }) }) as const),
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
      { kind: 'answered', answer: { kind: 'error' } } as const,
      { kind: 'associationChosen', association: 'a1' } as const,
      { kind: 'returned', orderId: 'o1', request: swedish } as const,
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
            if (effect.kind === 'finish') {
              finished += 1
              planned = undefined
            }
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
          if ('request' in state) {
            must(state.renewals <= 5, 'At most five renewals')
            must(happening.kind !== 'tick' || now - state.startedAt < 300_000, 'Five minutes in all')
          }
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})
