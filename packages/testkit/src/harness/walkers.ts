// Lets people walk journeys at a stack, each time somebody else, and keeps how long the fastest needed.
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
  /** Where what fails during a walk that begins now is counted; all together if absent. */
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
  /** The fastest walk of each journey, milliseconds. */
  const usual = new Map<string, number>()

  /** Answers how long it took; undefined for who was let go. */
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

  /** Again and again until it is over; answers how often it was walked to the end. */
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
