// Keeps modules in the order in which they were made: routes in that order, ends in the opposite one.
import type { Logger } from 'pino'
import type { Routes } from '../http/http-app.ts'
import type { Module, Sweep } from './module.ts'
import { reasonOf } from './reason-of.ts'
import type { TakeTurn, Turn } from './take-turn.ts'

export interface ModuleList {
  /** Answers the module itself, for those that come after it. */
  add<M extends Module>(module: M): M
  /**
   * Those that come up beside each other, because each of them waits for the database; in this order. Where one rejects, the others are
   * added all the same, so that they are closed with all.
   */
  addAll<Modules extends readonly Module[]>(
    coming: {
      readonly [At in keyof Modules]: Promise<Modules[At]>
    },
  ): Promise<Modules>
  routes(): readonly Routes[]
  /** All are there: what waited for that begins, and sweeps from now on. */
  start(): void
  /** Ends all of them, each after those that came later. */
  close(): Promise<void>
  /** What is done now and then by all that are there. */
  sweeps(): readonly Pick<Sweep, 'name' | 'everyMs'>[]
}

/** Not before people who wait for the start have been answered; a server that is started anew every day sweeps too. */
const firstSweepMs = 10_000

const minuteMs = 60_000

/** What has failed is tried again sooner: what is done once a day does not wait for another day. Never later than half of its time. */
const againAfter = (everyMs: number): number => Math.min(everyMs / 2, Math.max(minuteMs, everyMs / 10))

/** Of what kind: others' own words may hold the address or the name that they were about. */
const kindOf = (cause: unknown): string => {
  const { responseCode, code, name } = reasonOf(cause)
  return String(responseCode ?? code ?? name ?? 'Error')
}

/** Answers how to stop. */
const sweepEvery = ({ name, everyMs, run }: Sweep, takeTurn: TakeTurn, log: Logger): (() => void) => {
  const againMs = againAfter(everyMs)
  let again: NodeJS.Timeout | undefined
  let isStopped = false
  /** What is done each minute comes soon enough by itself. */
  const askAgain = (): void => {
    clearTimeout(again)
    if (!isStopped && everyMs > minuteMs) again = setTimeout(sweep, againMs).unref()
  }
  /** Answers whether the turn was this server's. */
  const sweep = async (): Promise<boolean> => {
    let turn: Turn | undefined
    try {
      turn = await takeTurn(name, everyMs)
      if (!turn) return false
      await run()
      await turn.done()
    } catch (cause) {
      log.warn({ sweep: name, ...reasonOf(cause) }, 'Nothing could be swept')
      // Where the database is away, nobody can be told.
      await turn?.failed(kindOf(cause), againMs).catch(() => undefined)
      askAgain()
    }
    return turn !== undefined
  }
  // A server that went down may have left one that failed, and would have tried it again.
  const begin = async (): Promise<void> => {
    if (!(await sweep())) askAgain()
  }
  const first = setTimeout(begin, Math.min(firstSweepMs, everyMs)).unref()
  const others = setInterval(sweep, everyMs).unref()
  return () => {
    isStopped = true
    clearTimeout(again)
    clearTimeout(first)
    clearInterval(others)
  }
}

export const makeModuleList = (log: Logger, takeTurn: TakeTurn): ModuleList => {
  const modules: Module[] = []
  const sweeps: (() => void)[] = []
  return {
    add: (module) => {
      modules.push(module)
      return module
    },
    addAll: async <Modules extends readonly Module[]>(
      coming: {
        readonly [At in keyof Modules]: Promise<Modules[At]>
      },
    ) => {
      for (const come of await Promise.allSettled(coming))
        if (come.status === 'fulfilled') modules.push(come.value)
      return Promise.all(coming) as Promise<unknown> as Promise<Modules>
    },
    routes: () => modules.flatMap(({ routes }) => routes ?? []),
    sweeps: () => modules.flatMap(({ sweeps = [] }) => sweeps),
    start: () => {
      for (const module of modules) {
        module.start?.()
        sweeps.push(...(module.sweeps ?? []).map((sweep) => sweepEvery(sweep, takeTurn, log)))
      }
    },
    close: async () => {
      for (const stop of sweeps.splice(0)) stop()
      for (const module of modules.splice(0).reverse()) await module.close?.()
    },
  }
}
