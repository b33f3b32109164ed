// What the history of the catalogue needs of others.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ChangeCatalogueOptions } from '../records/index.ts'

export interface ImportsOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>
  readonly guardsOf: ChangeCatalogueOptions['guardsOf']
  readonly noteHeldBack: ChangeCatalogueOptions['noteHeldBack']
  readonly isAllowedAddress?: (address: string) => boolean
  /** Makes this server's search read catalogue changes now. */
  readonly refresh: () => Promise<void>
  readonly now: () => number
}
