// Smoke assertions for sessions: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const sessions = (
  {
    acceptsPreviousToken,
    initialTokenKeeper,
    refreshOutcomeOf,
    sessionCheck,
    sessionClaimsOf,
    sessionTimes,
    stepTokenKeeper,
    tokenMarkOf,
  },
  is,
) => {
  const claims = { sub: 'u', jti: 't', bank_id: true, iat: 0, exp: 3600 }
  const now = 3_600_000 - 100_000

  is('a token lives for an hour', sessionTimes.lifetimeMs, 3_600_000)
  is('claims are read without a personal number', sessionClaimsOf({ ...claims, pnr: '199908072391' }), claims)
  is('invalid claims are rejected', sessionClaimsOf('token'), undefined)
  const facts = { expiresAt: 3_600_000, now, offset: 0, isMyPages: true, canRefresh: false }
  is('the warning comes before the end', sessionCheck(facts), { kind: 'warn', expiresAt: 3_600_000 })
  is('the end leads to the start page', sessionCheck({ ...facts, now: 3_600_000 }).kind, 'signOutAtStart')
  is(
    'on other pages the user becomes a guest',
    sessionCheck({ ...facts, now: 3_600_000, isMyPages: false }).kind,
    'becomeGuest',
  )

  is('403 is final', refreshOutcomeOf(403), 'refused')
  is('no response is not final', refreshOutcomeOf(undefined), 'failed')
  is(
    'the replaced token is accepted for a short time',
    acceptsPreviousToken({ replacedAt: 0, expiresAt: 9e5, now: 20_000 }),
    true,
  )

  const held = stepTokenKeeper(initialTokenKeeper, { kind: 'signedIn', token: tokenMarkOf(claims) }).state
  const asked = stepTokenKeeper(held, { kind: 'check', now, offset: 0, canRefresh: true })
  is('a refresh requests the lock', asked.effects, [{ kind: 'acquireLock' }])
  const refreshing = stepTokenKeeper(asked.state, { kind: 'refreshStarted' })
  is('then the refresh is sent', refreshing.effects[0].kind, 'refresh')
  const failed = stepTokenKeeper(refreshing.state, { kind: 'failed', now, jitter: 0 })
  is('without a response the token stays', failed.state.kind, 'holding')
  is('the next attempt is scheduled', failed.effects[1], { kind: 'checkAgain', afterMs: 1000 })
}
