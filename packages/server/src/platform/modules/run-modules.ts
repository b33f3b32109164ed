// Keeps modules in order of creation: routes in that order, shutdown in reverse.
import type { Logger } from 'pino'
import type { Routes } from '../http/http-app.ts'
import type { Module, Sweep } from './module.ts'
import { reasonOf } from './reason-of.ts'
import type { AcquireTaskLease, TaskLease } from './task-lease.ts'

export interface ModuleList {
  /** Returns the module itself, for later modules. */
  add<M extends Module>(module: M): M
  /**
   * Modules that start concurrently, because each of them waits for the database; added in this order. If one rejects, the others are
   * still added, so that they are closed with the rest.
   */
  addAll<Modules extends readonly Module[]>(
    coming: {
      readonly [At in keyof Modules]: Promise<Modules[At]>
    },
  ): Promise<Modules>
  routes(): readonly Routes[]
  /** All modules are added: starts them, and the sweeps. */
  start(): void
  /** Closes all of them, in reverse order. */
  close(): Promise<void>
  /** The sweeps of all modules. */
  sweeps(): readonly Pick<Sweep, 'name' | 'everyMs'>[]
}

/** Not before the first requests have been answered; but soon enough for a server that is restarted every day. */
const firstSweepMs = 10_000

const minuteMs = 60_000

/** A failed sweep is retried sooner, so that a daily one does not wait for another day. Never later than half of its interval. */
const againAfter = (everyMs: number): number => Math.min(everyMs / 2, Math.max(minuteMs, everyMs / 10))

/** Kind of error only: external messages may contain the address or the name that they were about. */
const kindOf = (cause: unknown): string => {
  const { responseCode, code, name } = reasonOf(cause)
  return String(responseCode ?? code ?? name ?? 'Error')
}

/** Returns a function that stops it. */
const sweepEvery = (
  { name, everyMs, run }: Sweep,
  acquireLease: AcquireTaskLease,
  log: Logger,
): (() => void) => {
  const againMs = againAfter(everyMs)
  let again: NodeJS.Timeout | undefined
  let isStopped = false
  /** No retry for sweeps that run each minute. */
  const askAgain = (): void => {
    clearTimeout(again)
    if (!isStopped && everyMs > minuteMs) again = setTimeout(sweep, againMs).unref()
  }
  /** Returns whether the turn was this server's. */
  const sweep = async (): Promise<boolean> => {
    let turn: TaskLease | undefined
    try {
      turn = await acquireLease(name, everyMs)
      if (!turn) return false
      await run()
      await turn.done()
    } catch (cause) {
      log.warn({ sweep: name, ...reasonOf(cause) }, 'A sweep failed')
      // Without the database the failure cannot be recorded.
      await turn?.failed(kindOf(cause), againMs).catch(() => undefined)
      askAgain()
    }
    return turn !== undefined
  }
  // A stopped server may have left a failed turn that it would have retried.
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

export const makeModuleList = (log: Logger, acquireLease: AcquireTaskLease): ModuleList => {
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
        sweeps.push(...(module.sweeps ?? []).map((sweep) => sweepEvery(sweep, acquireLease, log)))
      }
    },
    close: async () => {
      for (const stop of sweeps.splice(0)) stop()
      for (const module of modules.splice(0).reverse()) await module.close?.()
    },
  }
}
