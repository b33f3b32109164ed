// A rolling update from one release to another and back, server by server, under traffic that must not notice it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { PersistentBuyer } from '@husrum/server/testing'
import { startStack } from '../stack/start-stack.ts'
import type { Failures } from './browser.ts'
import type { Broken } from './invariants.ts'
import { checkInvariants } from './invariants.ts'
import { journeys as allJourneys, noPromises } from './journeys.ts'
import { makeWalkers } from './walkers.ts'
import { makeWorldOutside } from './world-outside.ts'

export interface RollingOptions {
  /** The checkouts of the present release and of the next one; both must have been built. */
  readonly from: string
  readonly to: string
  readonly journeys?: readonly string[]
  /** How long two servers of different releases run in parallel, milliseconds. */
  readonly besideMs?: number
  readonly firstPort?: number
  readonly say?: (line: string) => void
}

export interface RollingStep {
  readonly name: string
  readonly tookMs: number
  readonly failures: Failures
}

export interface RollingOutcome {
  readonly steps: readonly RollingStep[]
  readonly done: readonly { readonly journey: string; readonly done: number }[]
  readonly broken: Broken
}

/** Time limit for journeys in progress at the end, milliseconds. */
const timeoutMs = 90_000

/** Prepares the database with the release in a checkout, in its own process, which shares no package with this one. */
const prepareIn = async (
  checkout: string,
  database: { readonly url: string; readonly secret: string },
): Promise<readonly PersistentBuyer[]> => {
  const module = pathToFileURL(join(checkout, 'packages/testkit/src/harness/prepared-world.ts')).href
  const program = `
    const { prepareWorld } = await import(process.argv[1])
    const people = await prepareWorld(JSON.parse(process.env.HUSRUM_PREPARED), { homes: 1_000, people: 5_000 })
    process.stdout.write(JSON.stringify(people))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, module],
    {
      cwd: checkout,
      env: { ...process.env, HUSRUM_PREPARED: JSON.stringify(database) },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout) as readonly PersistentBuyer[]
}

export const runRolling = async ({
  from,
  to,
  journeys = Object.keys(allJourneys),
  besideMs = 6_000,
  firstPort = 4_300,
  say = () => undefined,
}: RollingOptions): Promise<RollingOutcome> => {
  let people: readonly PersistentBuyer[] = []
  const stack = await startStack({
    firstPort,
    say,
    checkout: from,
    // Each call sends its own client address.
    settings: { TRUSTED_PROXIES: '2' },
    prepare: async (database) => {
      people = await prepareIn(from, database)
    },
  })
  try {
    const world = makeWorldOutside(stack)
    const promises = noPromises()
    const { walkOn } = makeWalkers({ stack, world, promises, people: () => people })
    const giveUp = new AbortController()
    const steps: RollingStep[] = []
    let failures: Failures = new Map()
    let isOver = false
    const during = journeys.map((journey) =>
      walkOn(journey, { isOver: () => isOver, giveUp: giveUp.signal, failures: () => failures }),
    )
    const step = async (name: string, what: Promise<unknown>): Promise<void> => {
      say(`${name} …`)
      const began = performance.now()
      failures = new Map()
      const own = failures
      await what
      steps.push({ name, tookMs: performance.now() - began, failures: own })
    }
    await step('the old release', delay(besideMs))
    await step('a server goes on to the new one', stack.release('server-1', to))
    await step('new beside old', delay(besideMs))
    await step('the other one goes on', stack.release('server-2', to))
    await step('the new release', delay(besideMs))
    await step('a server goes back', stack.release('server-1', from))
    await step('old beside new', delay(besideMs))
    await step('the other one goes back', stack.release('server-2', from))
    await step('the old release again', delay(besideMs))
    isOver = true
    const timer = setTimeout(() => giveUp.abort(), timeoutMs)
    const done = await Promise.all(during)
    clearTimeout(timer)
    return { steps, done, broken: await checkInvariants(stack, world, promises) }
  } finally {
    await stack.stop()
  }
}
