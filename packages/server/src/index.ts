// What others may take from the server: the application and what it is made of.

export type { AppDependencies, OwnBackend } from './app.ts'
export { makeApp } from './app.ts'
export { makePageService } from './content/page-service.ts'
export { migrate } from './database/migrate.ts'
export type { OpenDatabase } from './database/open-database.ts'
export { openDatabase } from './database/open-database.ts'
export { seed } from './database/seed.ts'
export { startBackend } from './start-backend.ts'
