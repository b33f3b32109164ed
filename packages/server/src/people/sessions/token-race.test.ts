// Eight tabs of one browser and a server that rotates its tokens, on real PostgreSQL: no tab is ever signed out (SEC-7).
import { setTimeout as delay } from 'node:timers/promises'
import type { TokenKeeper, TokenKeeperEffect, TokenKeeperEvent, TokenMark } from '@husrum/domain'
import {
  initialTokenKeeper,
  refreshOutcomeOf,
  sessionClaimsOf,
  stepTokenKeeper,
  tokenMarkOf,
} from '@husrum/domain'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { SessionsForTests, TestClock } from '../../testing/sessions.ts'
import { makeTestClock, openTestSessions } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { makeFindCaller } from './know-caller.ts'
import { sessionRoutes } from './routes.ts'

const tabCount = 8
const rounds = 50
/** A token of an hour is refreshed when half an hour remains. */
const roundMs = 31 * 60_000

let postgres: TestPostgres
let house: SessionsForTests
let clock: TestClock

beforeAll(async () => {
  postgres = await makeTestPostgres()
  clock = makeTestClock()
  house = await openTestSessions({
    database: openPatiently(postgres.url),
    clock,
    lifetimeMs: (rounds + 2) * roundMs,
  })
})
afterAll(async () => {
  await house.database.close()
  await postgres.drop()
})

/** Seeded random numbers, the same in every run. */
const makeChance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const markOf = (token: string): TokenMark => {
  const claims = sessionClaimsOf(decodeJwt(token))
  if (!claims) throw new Error('That is no token of ours')
  return tokenMarkOf(claims)
}

/** Shared by the tabs: the cookie, of which a process may read an older value for a while, and a lock. */
const makeBrowser = (first: string, { staleMs }: { readonly staleMs: number }) => {
  const writings = [{ token: first, at: Number.NEGATIVE_INFINITY }]
  let turn = Promise.resolve()
  return {
    /** The view of a tab in another process: a slightly delayed value. */
    read: (): string =>
      writings.findLast(({ at }) => at <= performance.now() - staleMs)?.token ?? writings[0]?.token ?? first,
    newest: (): string => writings.at(-1)?.token ?? first,
    write: (token: string) => void writings.push({ token, at: performance.now() }),
    /** Resolves with a function that releases the lock. */
    lock: async (): Promise<() => void> => {
      const before = turn
      let giveBack: () => void = () => undefined
      turn = new Promise((resolve) => {
        giveBack = resolve
      })
      await before
      return giveBack
    },
  }
}

interface World {
  readonly chance: () => number
  readonly hasLock: boolean
  readonly staleMs: number
}

const makeHouseWithTabs = async ({ chance, hasLock, staleMs }: World) => {
  const { sessions, accountId, site, database } = house
  const environment = 'development'
  const { app } = makeTestApp({
    backend: {
      findCaller: makeFindCaller({ sessions, accounts: { user: async () => undefined } }),
      routes: [(hono) => sessionRoutes(hono, { sessions, audit: makeAuditLog(database.db), environment })],
    },
  })
  const issued = await sessions.begin({ site, accountId, hasIdentity: true })
  const browser = makeBrowser(issued.token, { staleMs })
  const tokens = new Map([[markOf(issued.token).id, issued.token]])
  const told = { refreshes: 0, refused: 0, signOuts: 0 }
  const tabs: { tell: (event: TokenKeeperEvent) => Promise<void> }[] = []

  const refresh = async (mark: TokenMark): Promise<TokenKeeperEvent> => {
    told.refreshes += 1
    await delay(chance() * 6)
    const response = await app.request('/services/account_service/login/refresh_token', {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get(mark.id)}`, cookie: `bind=${issued.binding}` },
    })
    await delay(chance() * 6)
    const outcome = refreshOutcomeOf(response.status)
    if (outcome === 'refused') told.refused += 1
    if (outcome !== 'refreshed')
      return outcome === 'refused' ? { kind: 'refused' } : { kind: 'failed', now: clock.now(), jitter: 0 }
    const token = (await response.json()) as string
    tokens.set(markOf(token).id, token)
    return { kind: 'refreshed', token: markOf(token) }
  }

  const makeTab = (name: number) => {
    let state: TokenKeeper = initialTokenKeeper
    let giveBack: (() => void) | undefined
    let isQueueing = false
    const tell = async (event: TokenKeeperEvent): Promise<void> => {
      const step = stepTokenKeeper(state, event)
      state = step.state
      for (const effect of step.effects) await carryOut(effect)
    }
    const carryOut = async (effect: TokenKeeperEffect): Promise<void> => {
      switch (effect.kind) {
        case 'acquireLock': {
          isQueueing = true
          const taken = hasLock ? await browser.lock() : () => undefined
          // A released lock is noticed about as late as the new token.
          await delay(1 + chance() * 4)
          if (!isQueueing) return taken()
          isQueueing = false
          giveBack = taken
          return tell({ kind: 'refreshStarted', stored: markOf(browser.read()) })
        }
        case 'releaseLock':
          isQueueing = false
          giveBack?.()
          giveBack = undefined
          return
        case 'refresh':
          return tell(await refresh(effect.token))
        case 'store': {
          browser.write(tokens.get(effect.token.id) ?? '')
          for (const [other, tab] of tabs.entries())
            if (other !== name)
              void delay(chance() * 3).then(() => tab.tell({ kind: 'otherTabStored', token: effect.token }))
          return
        }
        case 'reread':
          await delay(Math.min(effect.withinMs, staleMs + 5))
          return tell({ kind: 'reread', stored: markOf(browser.newest()) })
        case 'signOut':
          told.signOuts += 1
          return
        default:
          return
      }
    }
    return { tell }
  }
  for (let name = 0; name < tabCount; name += 1) tabs.push(makeTab(name))
  for (const tab of tabs) await tab.tell({ kind: 'signedIn', token: markOf(issued.token) })

  const runRound = async () => {
    clock.pass(roundMs)
    await Promise.all(
      tabs.map(async (tab) => {
        await delay(chance() * 15)
        const stored = markOf(browser.read())
        await tab.tell({ kind: 'check', now: clock.now(), offset: 0, stored, canRefresh: true })
      }),
    )
    await delay(20)
  }
  return { runRound, told, current: () => ({ token: browser.newest(), binding: issued.binding, site }) }
}

const play = async (world: World) => {
  const played = await makeHouseWithTabs(world)
  for (let round = 0; round < rounds; round += 1) await played.runRound()
  return { ...played.told, session: await house.sessions.find(played.current()) }
}

describe('Eight tabs through fifty refreshes', () => {
  it('send hardly more than one request a round, and stay signed in, all of them', async () => {
    const { refreshes, refused, signOuts, session } = await play({
      chance: makeChance(7),
      hasLock: true,
      staleMs: 8,
    })
    expect(session).toBeDefined()
    expect({ refused, signOuts }).toEqual({ refused: 0, signOuts: 0 })
    expect(refreshes).toBeGreaterThanOrEqual(rounds)
    expect(refreshes / rounds).toBeLessThanOrEqual(1.25)
  })

  it('stay signed in also in a browser without locks, where they all send requests at once', async () => {
    const { refreshes, refused, signOuts, session } = await play({
      chance: makeChance(11),
      hasLock: false,
      staleMs: 8,
    })
    expect(session).toBeDefined()
    expect({ refused, signOuts }).toEqual({ refused: 0, signOuts: 0 })
    expect(refreshes).toBeGreaterThan(rounds)
  })
})
