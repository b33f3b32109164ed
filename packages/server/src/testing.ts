// What tests outside this package may take from the server: the parts of it that they put together themselves.
export { makeTestPostgres, openTestDatabase } from './database/test-database.testing.ts'
export { makeTestApp } from './http/test-app.testing.ts'
export { insertWorld } from './search/insert-world.ts'
export { makeResidenceRoutes } from './search/residence-routes.ts'
export type { ResidenceService } from './search/residence-service.ts'
export { makeResidenceService } from './search/residence-service.ts'
