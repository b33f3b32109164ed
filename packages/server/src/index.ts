// Public exports of the server: the application and its parts.

export type { AppOptions, OwnBackend } from './app.ts'
export { makeApp } from './app.ts'
export { startBackend } from './backend.ts'
export { makePageService } from './content/pages/index.ts'
export { migrate } from './platform/database/migrate.ts'
export type { OpenDatabase } from './platform/database/open-database.ts'
export { openDatabase } from './platform/database/open-database.ts'
