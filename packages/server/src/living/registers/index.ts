// The company's registers: houses and homes, associations, residences, and the people who are expected there.
import { makeIdentityVault } from '../../people/accounts/index.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { settleAccess } from './change-register.ts'
import { registerRoutes } from './routes.ts'

export { registersDeclaration } from './declaration.ts'
export { moveExpectedLookup } from './stored-register.ts'

const tenMinutesMs = 600_000

export const registersModule = ({ db, keys, now }: Pick<Platform, 'db' | 'keys' | 'now'>): Module => ({
  routes: (app) => registerRoutes(app, { db, vault: makeIdentityVault(keys), now }),
  sweeps: [
    {
      // Terms begin and end, homes are handed over, and people move.
      name: 'registers',
      everyMs: tenMinutesMs,
      run: () => db.transaction().execute((trx) => settleAccess(trx, now())),
    },
  ],
})
