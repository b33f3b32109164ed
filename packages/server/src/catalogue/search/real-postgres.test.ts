// The search on a real PostgreSQL server, checked against the interface's contract.

import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import { makeServiceCatalogue } from '@husrum/testkit/service-catalogue'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { insertWorld } from './insert-world.ts'
import { makeResidenceService } from './residence-service.ts'

let postgres: TestPostgres
let database: OpenDatabase

beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})

afterAll(async () => {
  await database.close()
  await postgres.drop()
})

describeResidenceCatalogue('The residence service on PostgreSQL', async (world) => {
  await insertWorld(database.db, world)
  const service = makeResidenceService({ db: database.db })
  await service.start()
  return { catalogue: makeServiceCatalogue(service), close: async () => service.close() }
})
