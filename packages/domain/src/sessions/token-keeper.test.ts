import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TokenMark } from './session.ts'
import { tokenMarkOf } from './session.ts'
import type { TokenKeeper, TokenKeeperEffect, TokenKeeperEvent } from './token-keeper.ts'
import { initialTokenKeeper, refreshOutcomeOf, stepTokenKeeper } from './token-keeper.ts'

const hour = 3_600_000
const minute = 60_000
const token = (number: number): TokenMark => ({
  id: `t${number}`,
  issuedAt: number * minute,
  expiresAt: number * minute + hour,
})
const first = token(0)
const second = token(40)
const third = token(80)

const play = (events: readonly TokenKeeperEvent[], from: TokenKeeper = initialTokenKeeper) => {
  let state = from
  let effects: readonly TokenKeeperEffect[] = []
  for (const event of events) ({ state, effects } = stepTokenKeeper(state, event))
  return { state, effects }
}
const check = (
  now: number,
  more: Partial<Extract<TokenKeeperEvent, { kind: 'check' }>> = {},
): TokenKeeperEvent => ({
  kind: 'check',
  now,
  offset: 0,
  canRefresh: true,
  ...more,
})
const lockGranted = (stored: TokenMark | undefined = first): TokenKeeperEvent => ({
  kind: 'refreshStarted',
  stored,
})
const due = 40 * minute
const holding = play([{ kind: 'signedIn', token: first }]).state
const queueing = play([check(due)], holding).state
const refreshing = play([lockGranted()], queueing).state
const confirming = play([{ kind: 'refused' }], refreshing).state
const release = { kind: 'releaseLock' }

describe('The outcome of a refresh', () => {
  test.each([
    [200, 'refreshed'],
    [204, 'refreshed'],
    [299, 'refreshed'],
    [300, 'failed'],
    [199, 'failed'],
    [400, 'failed'],
    [401, 'refused'],
    [402, 'failed'],
    [403, 'refused'],
    [404, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
    [undefined, 'failed'],
  ] as const)('for status %s is %s', (status, outcome) => {
    expect(refreshOutcomeOf(status)).toBe(outcome)
  })

  test("includes the token's mark from its claims", () => {
    expect(tokenMarkOf({ sub: 'u', jti: 't1', bank_id: false, iat: 60, exp: 3660 })).toEqual({
      id: 't1',
      issuedAt: 60_000,
      expiresAt: 3_660_000,
    })
  })
})

describe('Holding a token', () => {
  test('begins with signing in, here or in another tab', () => {
    expect(holding).toEqual({ kind: 'holding', token: first, failures: 0 })
    expect(play([{ kind: 'otherTabStored', token: first }]).state).toEqual(holding)
  })

  test.each([
    [30 * minute, 'holding'],
    [30 * minute + 1, 'queueing'],
    [hour - 1, 'queueing'],
  ])('leads at %d ms to %s', (now, kind) => {
    expect(play([check(now)], holding).state.kind).toBe(kind)
  })

  test('requests the lock before a refresh', () => {
    const { state, effects } = play([check(due)], holding)
    expect(state).toEqual({ kind: 'queueing', token: first, failures: 0 })
    expect(effects).toEqual([{ kind: 'acquireLock' }])
  })

  test('does nothing if refreshing is impossible', () => {
    expect(stepTokenKeeper(holding, check(due, { canRefresh: false }))).toEqual({
      state: holding,
      effects: [],
    })
  })

  test('refreshes at any time by "stay signed in", unless it is impossible', () => {
    expect(play([check(minute, { isAsked: true })], holding).effects).toEqual([{ kind: 'acquireLock' }])
    expect(stepTokenKeeper(holding, check(minute, { isAsked: true, canRefresh: false })).state).toBe(holding)
  })

  test("signs out at the end by the server's clock, and clears this token only", () => {
    const { state, effects } = play([check(hour)], holding)
    expect(state).toBe(initialTokenKeeper)
    expect(effects).toEqual([
      { kind: 'clear', token: first },
      { kind: 'signOut', reason: 'expired' },
    ])
    expect(play([check(hour - 1000, { offset: 1000 })], holding).state).toBe(initialTokenKeeper)
    expect(play([check(hour + 1000, { offset: -1001 })], holding).state.kind).toBe('queueing')
    expect(play([check(hour - 31 * minute, { offset: 2 * minute })], holding).state.kind).toBe('queueing')
  })

  test('takes over a newer token of another tab, broadcast or found', () => {
    expect(play([{ kind: 'otherTabStored', token: second }], holding)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [],
    })
    expect(play([check(hour, { stored: second })], holding)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [],
    })
    const found = play([check(75 * minute, { stored: second })], holding).state
    expect(found).toEqual({ kind: 'holding', token: second, failures: 0 })
    expect(play([check(75 * minute, { stored: second })], found).effects).toEqual([{ kind: 'acquireLock' }])
  })

  test('ignores an older token, or the same', () => {
    const held = play([{ kind: 'signedIn', token: second }]).state
    expect(stepTokenKeeper(held, { kind: 'otherTabStored', token: first }).state).toBe(held)
    expect(stepTokenKeeper(held, { kind: 'signedIn', token: second }).state).toBe(held)
    expect(stepTokenKeeper(held, check(due, { stored: first })).state).toBe(held)
  })

  test('ends silently by signing out', () => {
    expect(play([{ kind: 'loggedOut' }], holding)).toEqual({ state: initialTokenKeeper, effects: [] })
  })
})

describe('Waiting for the lock', () => {
  test('ends with a refresh once the lock is granted', () => {
    const { state, effects } = play([lockGranted()], queueing)
    expect(state).toEqual({ kind: 'refreshing', token: first, asked: first, failures: 0 })
    expect(effects).toEqual([{ kind: 'refresh', token: first }])
    expect(play([{ kind: 'refreshStarted' }], queueing).effects).toEqual([{ kind: 'refresh', token: first }])
  })

  test('releases the lock if another tab was first, and uses its token', () => {
    expect(play([lockGranted(second)], queueing)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [release],
    })
    expect(play([{ kind: 'otherTabStored', token: second }], queueing)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [release],
    })
    expect(play([check(due, { stored: second })], queueing)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [release],
    })
  })

  test('requests the lock only once despite further checks', () => {
    expect(stepTokenKeeper(queueing, check(due + 1))).toEqual({ state: queueing, effects: [] })
    expect(stepTokenKeeper(queueing, check(due + 1, { isAsked: true })).effects).toEqual([])
  })

  test('leaves the queue at the end and by signing out', () => {
    expect(play([check(hour)], queueing).effects).toEqual([
      { kind: 'clear', token: first },
      release,
      { kind: 'signOut', reason: 'expired' },
    ])
    expect(play([{ kind: 'loggedOut' }], queueing)).toEqual({ state: initialTokenKeeper, effects: [release] })
  })
})

describe('A refresh in progress', () => {
  test('stores its token and broadcasts it to the other tabs', () => {
    expect(play([{ kind: 'refreshed', token: second }], refreshing)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [{ kind: 'store', token: second }, release],
    })
  })

  test('does not store a token that is not newer than the current one', () => {
    const state = play([{ kind: 'otherTabStored', token: third }], refreshing).state
    expect(state).toEqual({ kind: 'refreshing', token: third, asked: first, failures: 0 })
    expect(play([{ kind: 'refreshed', token: second }], state)).toEqual({
      state: { kind: 'holding', token: third, failures: 0 },
      effects: [release],
    })
    expect(play([{ kind: 'refused' }], state)).toEqual({
      state: { kind: 'holding', token: third, failures: 0 },
      effects: [release],
    })
    expect(play([{ kind: 'failed', now: due, jitter: 0 }], state)).toEqual({
      state: { kind: 'holding', token: third, failures: 0 },
      effects: [release],
    })
    expect(play([check(due, { stored: third })], refreshing).state).toEqual(state)
    expect(play([check(due, { stored: third })], refreshing).effects).toEqual([])
  })

  test('keeps the token and delays the next attempt if there is no response', () => {
    const { state, effects } = play([{ kind: 'failed', now: due, jitter: 1 }], refreshing)
    expect(state).toEqual({ kind: 'holding', token: first, failures: 1, retryAt: due + 2000 })
    expect(effects).toEqual([release, { kind: 'checkAgain', afterMs: 2000 }])
    expect(stepTokenKeeper(state, check(due + 1999)).state).toBe(state)
    expect(play([check(due + 1999, { isAsked: true })], state).effects).toEqual([{ kind: 'acquireLock' }])
    const again = play([check(due + 2000)], state)
    expect(again.effects).toEqual([{ kind: 'acquireLock' }])
    const twice = play(
      [lockGranted(), { kind: 'failed', now: due + 3000, jitter: 1, retryAfterMs: 9000 }],
      again.state,
    )
    expect(twice.state).toEqual({ kind: 'holding', token: first, failures: 2, retryAt: due + 12_000 })
  })

  test('is not started twice by a further check, and ends at the expiry', () => {
    expect(stepTokenKeeper(refreshing, check(due + 1, { isAsked: true }))).toEqual({
      state: refreshing,
      effects: [],
    })
    expect(play([check(hour)], refreshing).effects[1]).toEqual(release)
  })

  test('is aborted by signing out, and its response is ignored', () => {
    const out = play([{ kind: 'loggedOut' }], refreshing)
    expect(out).toEqual({ state: initialTokenKeeper, effects: [release] })
    expect(stepTokenKeeper(out.state, { kind: 'refreshed', token: second })).toEqual({
      state: initialTokenKeeper,
      effects: [],
    })
  })
})

describe('A refusal', () => {
  test('is followed by watching the store for 300 ms', () => {
    const { state, effects } = play([{ kind: 'refused' }], refreshing)
    expect(state).toEqual({ kind: 'confirming', token: first, asked: first, failures: 0 })
    expect(effects).toEqual([{ kind: 'reread', withinMs: 300 }])
  })

  test('takes over the token of another tab', () => {
    expect(play([{ kind: 'reread', stored: second }], confirming)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [release],
    })
    expect(play([{ kind: 'otherTabStored', token: second }], confirming)).toEqual({
      state: { kind: 'holding', token: second, failures: 0 },
      effects: [release],
    })
  })

  test('takes over a token of the same time, and no older one', () => {
    const twin = { ...first, id: 'twin' }
    expect(play([{ kind: 'reread', stored: twin }], confirming).state).toMatchObject({ token: twin })
    const older = { ...first, id: 'older', issuedAt: -1 }
    expect(play([{ kind: 'reread', stored: older }], confirming).state).toBe(initialTokenKeeper)
  })

  test.each([[undefined], [first]])(
    'with %j in the store clears the refused token and signs the user out',
    (stored) => {
      expect(play([{ kind: 'reread', stored }], confirming)).toEqual({
        state: initialTokenKeeper,
        effects: [{ kind: 'clear', token: first }, release, { kind: 'signOut', reason: 'refused' }],
      })
    },
  )
})

describe('An event without effect', () => {
  const events: Readonly<Record<string, TokenKeeperEvent>> = {
    refreshStarted: lockGranted(),
    refreshed: { kind: 'refreshed', token: second },
    refused: { kind: 'refused' },
    failed: { kind: 'failed', now: due, jitter: 0 },
    reread: { kind: 'reread' },
    loggedOut: { kind: 'loggedOut' },
    check: check(due),
  }
  test.each([
    [
      'none',
      initialTokenKeeper,
      ['refreshStarted', 'refreshed', 'refused', 'failed', 'reread', 'loggedOut', 'check'],
    ],
    ['holding', holding, ['refreshStarted', 'refreshed', 'refused', 'failed', 'reread']],
    ['queueing', queueing, ['refreshed', 'refused', 'failed', 'reread', 'check']],
    ['refreshing', refreshing, ['refreshStarted', 'reread', 'check']],
    ['confirming', confirming, ['refreshStarted', 'refreshed', 'refused', 'failed', 'check']],
  ] as const)('leaves the same object in %s', (_, state, kinds) => {
    for (const kind of kinds) {
      const event = events[kind]
      if (!event) throw new Error(kind)
      const step = stepTokenKeeper(state, event)
      expect(step.state).toBe(state)
      expect(step.effects).toEqual([])
    }
  })
})

describe('For any sequence of events', () => {
  const tokens = fc.integer({ min: 0, max: 5 }).map((number) => token(number * 10))
  const times = fc.integer({ min: 0, max: 2 * hour })
  const events: fc.Arbitrary<TokenKeeperEvent> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('signedIn' as const, 'otherTabStored' as const, 'refreshed' as const),
      token: tokens,
    }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('check' as const),
        now: times,
        offset: fc.constant(0),
        stored: fc.option(tokens, { nil: undefined }),
        canRefresh: fc.boolean(),
        isAsked: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('refreshStarted' as const),
        stored: fc.option(tokens, { nil: undefined }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('failed' as const),
        now: times,
        jitter: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'refused' } as const) },
    fc.record({ kind: fc.constant('reread' as const), stored: fc.option(tokens, { nil: undefined }) }),
    fc.constant({ kind: 'loggedOut' } as const),
  )

  const must = (holds: boolean, rule: string) => {
    if (!holds) throw new Error(rule)
  }

  test('there is one refresh at a time, no newer token is cleared, no failure signs out, and states are plain data', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 15, size: 'max' }), (story) => {
        let state: TokenKeeper = initialTokenKeeper
        let isInFlight = false
        for (const event of story) {
          const before: TokenKeeper = state
          const step = stepTokenKeeper(before, event)
          state = step.state
          if (['refreshed', 'failed', 'refused'].includes(event.kind) || state.kind !== 'refreshing')
            isInFlight = false
          for (const effect of step.effects) {
            if (effect.kind === 'refresh') {
              must(!isInFlight, 'One refresh at a time')
              isInFlight = true
            }
            if (effect.kind === 'signOut') {
              must(state.kind === 'none', 'Who is signed out has no token')
              must(
                event.kind === 'reread' ||
                  (event.kind === 'check' && before.kind !== 'none' && event.now >= before.token.expiresAt),
                'Only a refusal or the end signs out',
              )
            }
            if (effect.kind === 'clear' && event.kind === 'reread')
              must(before.kind === 'confirming' && effect.token === before.asked, 'Only the refused one goes')
          }
          if (before.kind !== 'none' && state.kind !== 'none')
            must(state.token.issuedAt >= before.token.issuedAt, 'No older token is taken over')
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })

  /** Tabs that share a store and a lock, and a server that accepts a token once; each runs in random order. */
  test('eight tabs with a rotating server refresh one at a time, and no user is signed out', () => {
    // A tab continues its own work, with an old cookie at hand, or receives another tab's broadcast.
    const moves = fc.tuple(fc.nat({ max: 7 }), fc.constantFrom('on', 'onWithOldCookie', 'broadcast'))
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40, size: 'max' }), (script) => {
        const now = due
        let stored = first
        let valid = first
        let lock: number | undefined
        let inFlight = 0
        const inboxes: TokenMark[][] = Array.from({ length: 8 }, () => [])
        const tabs: TokenKeeper[] = Array.from({ length: 8 }, () => holding)
        const send = (tab: number, event: TokenKeeperEvent) => {
          const { state, effects } = stepTokenKeeper(tabs[tab] ?? initialTokenKeeper, event)
          tabs[tab] = state
          for (const effect of effects) {
            must(effect.kind !== 'signOut' && effect.kind !== 'clear', 'No tab signs the user out')
            if (effect.kind === 'store') {
              stored = effect.token
              for (const [other, inbox] of inboxes.entries()) if (other !== tab) inbox.push(effect.token)
            }
            if (effect.kind === 'releaseLock' && lock === tab) lock = undefined
            if (effect.kind === 'refresh') inFlight += 1
            must(inFlight <= 1, 'One refresh at a time over all tabs')
          }
        }
        for (const [tab, happening] of script) {
          const state = tabs[tab] ?? initialTokenKeeper
          if (happening === 'broadcast') {
            const token = inboxes[tab]?.shift()
            if (token) send(tab, { kind: 'otherTabStored', token })
          } else if (state.kind === 'holding') send(tab, check(now))
          else if (state.kind === 'queueing' && lock === undefined) {
            lock = tab
            // A tab's own process may read a cookie that another has replaced.
            send(tab, lockGranted(happening === 'on' ? stored : first))
          } else if (state.kind === 'confirming') send(tab, { kind: 'reread', stored })
          else if (state.kind === 'refreshing') {
            inFlight -= 1
            const isValid = state.asked.id === valid.id
            if (isValid) valid = second
            send(tab, isValid ? { kind: 'refreshed', token: second } : { kind: 'refused' })
          }
        }
        must(
          tabs.every((tab) => tab.kind !== 'none'),
          'Every tab holds a token',
        )
      }),
    )
  })
})
