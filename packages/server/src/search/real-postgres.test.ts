// Both engines on a real PostgreSQL server, held to the port's contract.

import type { RealPostgres } from '@husrum/testkit/real-postgres'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import { makeServiceCatalogue } from '@husrum/testkit/service-catalogue'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { insertWorld } from './insert-world.ts'
import { makeResidenceService } from './residence-service.ts'

let postgres: RealPostgres
let database: OpenDatabase

beforeAll(async () => {
  postgres = await startRealPostgres()
  database = openDatabase({ url: postgres.url })
  await migrate(database.db)
})

afterAll(async () => {
  await database.close()
  await postgres.stop()
})

for (const engine of ['columnar', 'sql'] as const) {
  describeResidenceCatalogue(`The ${engine} service on PostgreSQL`, async (world) => {
    await insertWorld(database.db, world)
    const service = makeResidenceService({ db: database.db, engine })
    await service.start()
    return { catalogue: makeServiceCatalogue(service), close: async () => service.close() }
  })
}
