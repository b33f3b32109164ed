// What others may take from the server: the application and what it is made of.

export { startBackend } from './backend.ts'
export { migrate } from './database/migrate.ts'
export type { OpenDatabase } from './database/open-database.ts'
export { openDatabase } from './database/open-database.ts'
export type { AppDependencies, OwnBackend } from './http/app.ts'
export { makeApp } from './http/app.ts'
export { makePageService } from './pages/page-service.ts'
