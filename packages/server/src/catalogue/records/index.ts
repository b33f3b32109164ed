// The company's stages and homes: other systems send them, and scheduled ones become visible.
import type { Module } from '../../platform/modules/module.ts'
import { publishDueStages } from './change-catalogue.ts'
import type { CatalogueRecordsOptions } from './routes.ts'
import { catalogueRecordsRoutes } from './routes.ts'

export type { CatalogueServer } from './command.ts'
export { runCatalogueCommand } from './command.ts'
export { catalogueRecordsDeclaration } from './declaration.ts'

export const catalogueRecordsModule = (options: CatalogueRecordsOptions): Module => ({
  routes: (app) => catalogueRecordsRoutes(app, options),
  sweeps: [
    {
      name: 'publish-stages',
      everyMs: 20_000,
      run: async () => {
        const published = await options.db
          .transaction()
          .execute((trx) => publishDueStages(trx, { ...options, now: options.now() }))
        if (published > 0) await options.refresh()
      },
    },
  ],
})
