// What tests outside this package may take from the server: the parts of it that they put together themselves.

export { insertWorld } from '../search/insert-world.ts'
export type { ResidenceService } from '../search/residence-service.ts'
export { makeResidenceService } from '../search/residence-service.ts'
export { makeResidenceRoutes } from '../search/routes.ts'
export { textSearchRoutes } from '../text-search/routes.ts'
export { makeSiteIndexes } from '../text-search/site-indexes.ts'
export type { DemoApp } from './demo-app.ts'
export { openDemoApp } from './demo-app.ts'
export { makeTestApp } from './test-app.ts'
export { makeTestPostgres, openTestDatabase } from './test-database.ts'
export { writtenContent } from './written-content.ts'
