// Shared test code of all packages. The suites need Vitest and have their own subpaths.

export type { RealPostgres, ReplicatedPostgres } from './real-postgres.ts'
export { startRealPostgres, startReplicatedPostgres } from './real-postgres.ts'
export type { SeededWorld } from './seeded-world.ts'
export { seededWorld } from './seeded-world.ts'
export type { CatalogueService } from './service-catalogue.ts'
export { makeServiceCatalogue } from './service-catalogue.ts'
