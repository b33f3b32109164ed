// Runs user journeys on a stack, each time as another person, and records the fastest run.
import { setTimeout as delay } from 'node:timers/promises'
import type { PersistentBuyer } from '@husrum/server/testing'
import type { Stack } from '../stack/start-stack.ts'
import type { Failures } from './browser.ts'
import type { Promises } from './journeys.ts'
import { journeys } from './journeys.ts'
import type { WorldOutsideStack } from './world-outside.ts'

export interface WalkOnOptions {
  readonly isOver: () => boolean
  readonly giveUp: AbortSignal
  /** Counter for the failures of a run that begins now; one shared counter if absent. */
  readonly failures?: () => Failures
}

export const makeWalkers = ({
  stack,
  world,
  promises,
  people,
}: {
  readonly stack: Stack
  readonly world: WorldOutsideStack
  readonly promises: Promises
  readonly people: () => readonly PersistentBuyer[]
}) => {
  let turn = 0
  const nextPerson = (): PersistentBuyer => {
    turn += 1
    return people()[turn % people().length] as PersistentBuyer
  }
  /** The fastest run of each journey, milliseconds. */
  const usual = new Map<string, number>()

  /** Returns its duration; undefined if it was aborted or failed. */
  const walk = async (
    journey: string,
    failures: Failures,
    giveUp: AbortSignal,
  ): Promise<number | undefined> => {
    const began = performance.now()
    try {
      await journeys[journey]?.({
        origin: stack.origin,
        world,
        promises,
        failures,
        giveUp,
        nextPerson,
        turn,
      })
      const took = performance.now() - began
      usual.set(journey, Math.min(took, usual.get(journey) ?? took))
      return took
    } catch (cause) {
      if (!giveUp.aborted) promises.misled.push(`${journey}: ${String(cause)}`)
      return undefined
    }
  }

  /** Repeats a journey until `isOver`; returns how often it was completed. */
  const walkOn = async (
    journey: string,
    { isOver, giveUp, failures: failuresNow }: WalkOnOptions,
  ): Promise<{ readonly journey: string; readonly done: number; readonly failures: Failures }> => {
    const together: Failures = new Map()
    let done = 0
    while (!isOver()) {
      if ((await walk(journey, failuresNow?.() ?? together, giveUp)) !== undefined) done += 1
      await delay(20)
    }
    return { journey, done, failures: together }
  }

  return { walk, walkOn, usual }
}
