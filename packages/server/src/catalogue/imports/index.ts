// The history of the catalogue: files are imported in steps, and every change can be taken back.
import type { Module } from '../../platform/modules/module.ts'
import type { KeepChange } from '../records/index.ts'
import { failAbandoned, handleImports, makeKeepChange } from './apply-import.ts'
import { catalogueFileRoutes } from './file-routes.ts'
import type { ImportsOptions } from './imports-options.ts'
import { catalogueImportsRoutes } from './routes.ts'

export { beginApplying } from './apply-import.ts'
export { catalogueImportsDeclaration } from './declaration.ts'
export { importFiles } from './import-files.ts'
export type { ImportsOptions } from './imports-options.ts'
export { stateOfImport } from './stored-import.ts'

export const catalogueImportsModule = (
  options: ImportsOptions,
): Module & { readonly keepChange: KeepChange } => {
  handleImports(options)
  return {
    keepChange: makeKeepChange(options),
    routes: (app) => {
      catalogueFileRoutes(app, options)
      catalogueImportsRoutes(app, options)
    },
    sweeps: [{ name: 'abandoned-imports', everyMs: 600_000, run: () => failAbandoned(options) }],
  }
}
