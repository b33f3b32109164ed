// Keeps modules in the order in which they were made: routes in that order, ends in the opposite one.
import type { Logger } from 'pino'
import type { Routes } from '../http/http-app.ts'
import type { Module, Sweep } from './module.ts'

export interface ModuleList {
  /** Answers the module itself, for those that come after it. */
  add<M extends Module>(module: M): M
  routes(): readonly Routes[]
  /** All are there: what waited for that begins, and sweeps from now on. */
  start(): void
  /** Ends all of them, each after those that came later. */
  close(): Promise<void>
}

const sweepEvery = ({ everyMs, run }: Sweep, log: Logger): NodeJS.Timeout =>
  setInterval(() => {
    run().catch((cause: unknown) => log.warn({ reason: String(cause) }, 'Nothing could be swept'))
  }, everyMs).unref()

export const makeModuleList = (log: Logger): ModuleList => {
  const modules: Module[] = []
  const timers: NodeJS.Timeout[] = []
  return {
    add: (module) => {
      modules.push(module)
      return module
    },
    routes: () => modules.flatMap(({ routes }) => routes ?? []),
    start: () => {
      for (const module of modules) {
        module.start?.()
        timers.push(...(module.sweeps ?? []).map((sweep) => sweepEvery(sweep, log)))
      }
    },
    close: async () => {
      for (const timer of timers.splice(0)) clearInterval(timer)
      for (const module of modules.splice(0).reverse()) await module.close?.()
    },
  }
}
