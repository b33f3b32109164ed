// Public exports of the server: the application and its parts.

export type { AppOptions, OwnBackend } from './app.ts'
export { makeApp } from './app.ts'
export { startBackend } from './backend.ts'
export { migrate } from './database/migrate.ts'
export type { OpenDatabase } from './database/open-database.ts'
export { openDatabase } from './database/open-database.ts'
export { makePageService } from './pages/page-service.ts'
