// Registrations of interest: stored, sent to the sellers, and answered by staff.
import type { Module } from '../../platform/modules/module.ts'
import { makeInterestDesk } from './interest-desk.ts'
import { sweepInterests } from './postgres-interests.ts'
import { interestRoutes } from './routes.ts'
import type { TellSellersOptions } from './tell-sellers.ts'
import { makeTellSellers } from './tell-sellers.ts'

export { interestsDeclaration } from './declaration.ts'
export type { Interests } from './postgres-interests.ts'
export { makeInterests } from './postgres-interests.ts'

const quarterMinuteMs = 15_000
const hourMs = 3_600_000

export const interestsModule = (options: TellSellersOptions): Module => {
  const { db, now } = options
  const { tell, remind } = makeTellSellers(options)
  const desk = makeInterestDesk(db, { now })
  return {
    routes: (app) => interestRoutes(app, { desk }),
    sweeps: [
      { name: 'interest letters', everyMs: quarterMinuteMs, run: tell },
      { name: 'interest reminders', everyMs: hourMs, run: remind },
      { name: 'interests', everyMs: hourMs, run: () => sweepInterests(db, now()) },
    ],
  }
}
