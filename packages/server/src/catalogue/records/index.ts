// The company's stages and homes: other systems send them, and scheduled ones become visible.
import type { Logger } from 'pino'
import type { Module } from '../../platform/modules/module.ts'
import type { DeriveStages } from '../media/index.ts'
import { deriveStagesAnew, publishDueStages } from './change-catalogue.ts'
import type { CatalogueRecordsOptions } from './routes.ts'
import { catalogueRecordsRoutes } from './routes.ts'

export type { CatalogueServer } from './command.ts'
export { runCatalogueCommand } from './command.ts'
export { catalogueRecordsDeclaration } from './declaration.ts'

export interface CatalogueRecordsModule extends Module {
  readonly derive: DeriveStages
}

export const catalogueRecordsModule = (
  options: CatalogueRecordsOptions & { readonly log: Pick<Logger, 'warn'> },
): CatalogueRecordsModule => ({
  derive: async (stages) => {
    await deriveStagesAnew(options.db, stages, {
      ...options,
      now: options.now(),
      onRefused: (source, cause) =>
        options.log.warn(
          { source, mistakes: cause.issues.length },
          'Records of homes are not valid any more: their pages stay as they are',
        ),
    })
    await options.refresh()
  },
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
