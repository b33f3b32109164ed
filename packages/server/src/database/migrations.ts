// Every change to the database's shape, in order. What has run somewhere is never changed, only added to.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accountsMigration } from '../accounts/account-tables.ts'
import { consentMigration } from '../consent/consent-tables.ts'
import { measurementsMigration } from '../measurements/measurement-tables.ts'
import { contentMigration, redirectsMigration } from '../pages/content/content-tables.ts'
import { homesMigration } from '../search/homes-migration.ts'
import { identificationsMigration } from '../sign-in/identification-tables.ts'

const settingsMigration: Migration = {
  up: async (db: Kysely<never>) => {
    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-homes': homesMigration,
  '0002-settings': settingsMigration,
  '0003-content': contentMigration,
  '0004-consents': consentMigration,
  '0005-measurements': measurementsMigration,
  '0006-redirects': redirectsMigration,
  '0007-accounts': accountsMigration,
  '0008-identifications': identificationsMigration,
}
