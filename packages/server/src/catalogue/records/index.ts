// The company's records: other systems send them, and scheduled ones become visible.
import type { Logger } from 'pino'
import type { Module } from '../../platform/modules/module.ts'
import type { DeriveStages } from '../media/index.ts'
import { deriveStagesAnew, publishDueStages } from './change-catalogue.ts'
import { editRoutes } from './edit-routes.ts'
import type { CatalogueRecordsOptions } from './routes.ts'
import { catalogueRecordsRoutes } from './routes.ts'

export type { ChangeCatalogueOptions } from './change-catalogue.ts'
export { makeChange, planCatalogue } from './change-catalogue.ts'
export type {
  CatalogueChange,
  ChangedRecord,
  ChangedRow,
  ChangeSet,
  RecordKey,
  SetIssue,
} from './change-set.ts'
export { ChangeSetRefused } from './change-set.ts'
export type { CatalogueServer } from './command.ts'
export { runCatalogueCommand } from './command.ts'
export { catalogueRecordsDeclaration } from './declaration.ts'
export { readLocks } from './field-locks.ts'
export type { RecordList } from './file-kinds.ts'
export { listOfKind, recordLists } from './file-kinds.ts'
export { readFiles } from './read-files.ts'
export type { FileMistake, ReadTable, SentFile } from './read-tables.ts'
export type { KeepChange, SentSet } from './routes.ts'
export { readSet, sentRecordOf, sentRow } from './routes.ts'
export { sendFiles } from './send-files.ts'
export { isKnownSource, readByKeys, readPage } from './stored-records.ts'
export { placeOf } from './table-problems.ts'
export type { TableMapping } from './table-records.ts'
export { columnOfField } from './table-records.ts'
export type { Vocabulary } from './texts/cell-words.ts'
export { mistakeWords } from './texts/mistakes.ts'
export { asCsv, csvOf, workbookOf } from './write-table.ts'

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
  routes: (app) => {
    catalogueRecordsRoutes(app, options)
    editRoutes(app, options)
  },
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
