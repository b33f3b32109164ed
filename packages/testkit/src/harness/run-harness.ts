// Runs user journeys on a stack, injects one fault after the other, and checks the invariants.
import { setTimeout as delay } from 'node:timers/promises'
import type { PersistentBuyer } from '@husrum/server/testing'
import type { StackLink } from '../stack/start-stack.ts'
import { startStack } from '../stack/start-stack.ts'
import type { BadLine } from './bad-line.ts'
import { startBadLine } from './bad-line.ts'
import type { Failures } from './browser.ts'
import type { Fault } from './faults.ts'
import { faults as allFaults } from './faults.ts'
import type { Broken } from './invariants.ts'
import { checkInvariants } from './invariants.ts'
import { journeys as allJourneys, noPromises } from './journeys.ts'
import { prepareWorld } from './prepared-world.ts'
import { makeWalkers } from './walkers.ts'
import { makeWorldOutside } from './world-outside.ts'

export interface HarnessOptions {
  readonly faults?: readonly Fault[]
  readonly journeys?: readonly string[]
  /** Duration of each fault. */
  readonly faultMs?: number
  readonly firstPort?: number
  readonly say?: (line: string) => void
}

export interface JourneyOutcome {
  readonly journey: string
  /** Completed journeys that started before the fault ended. */
  readonly done: number
  readonly failures: Failures
  /** Duration of a journey that started when the fault ended; undefined if it was aborted. */
  readonly throughMs: number | undefined
  /** Duration of the fastest journey so far. */
  readonly usualMs: number
}

export interface FaultOutcome {
  readonly fault: string
  readonly journeys: readonly JourneyOutcome[]
  readonly broken: Broken
}

/** Recovery limit: how much longer than usual a journey may take once the fault is over, milliseconds. */
export const recoveryLimit = 30_000
/** Journeys that still wait after this time, in milliseconds, are aborted and reported as not recovered. */
const timeoutMs = 90_000

export const runHarness = async ({
  faults = allFaults,
  journeys = Object.keys(allJourneys),
  faultMs = 6_000,
  firstPort = 4_300,
  say = () => undefined,
}: HarnessOptions = {}): Promise<readonly FaultOutcome[]> => {
  const lines = new Map<StackLink, BadLine>()
  let people: readonly PersistentBuyer[] = []
  const stack = await startStack({
    firstPort,
    say,
    settings: { TRUSTED_PROXIES: '2' },
    between: async (link, port) => {
      const line = await startBadLine(port)
      lines.set(link, line)
      return line.port
    },
    prepare: async (database) => {
      people = await prepareWorld(database, { homes: 300, people: 3_000 })
    },
  })
  const world = makeWorldOutside(stack)
  const promises = noPromises()
  const house = {
    stack,
    setTrouble: (isMeant: (link: StackLink) => boolean, trouble: Parameters<BadLine['setTrouble']>[0]) => {
      for (const [link, line] of lines) if (isMeant(link)) line.setTrouble(trouble)
    },
  }
  const { walk, walkOn, usual } = makeWalkers({ stack, world, promises, people: () => people })

  const breakBy = async (fault: Fault): Promise<FaultOutcome> => {
    const giveUp = new AbortController()
    let isOver = false
    const during = journeys.map((journey) => walkOn(journey, { isOver: () => isOver, giveUp: giveUp.signal }))
    await delay(1_500)
    fault.begin(house)
    await delay(faultMs)
    fault.end(house)
    isOver = true
    const timer = setTimeout(() => giveUp.abort(), timeoutMs)
    const after = await Promise.all(journeys.map((journey) => walk(journey, new Map(), giveUp.signal)))
    const outcomes = (await Promise.all(during)).map((outcome, at) => ({
      ...outcome,
      throughMs: after[at],
      usualMs: usual.get(outcome.journey) ?? 0,
    }))
    clearTimeout(timer)
    const broken = await checkInvariants(stack, world, promises)
    // Report each only once.
    promises.misled.length = 0
    return { fault: fault.name, journeys: outcomes, broken }
  }

  const outcomes: FaultOutcome[] = []
  try {
    for (const fault of faults) {
      say(`${fault.name} …`)
      outcomes.push(await breakBy(fault))
    }
    return outcomes
  } finally {
    await stack.stop()
    await Promise.all([...lines.values()].map((line) => line.close()))
  }
}
