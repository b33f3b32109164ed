// The record of visitors' answers to the cookie dialog.
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeConsentRecords } from './postgres-consent-records.ts'
import { consentRoutes } from './routes.ts'

export { consentDeclaration } from './declaration.ts'
export type { TagManagers } from './tag-managers.ts'

const hourMs = 3_600_000

export const consentModule = (
  { db, environment, now }: Pick<Platform, 'db' | 'environment' | 'now'>,
  { siteVersion }: { readonly siteVersion: string },
): Module => {
  const records = makeConsentRecords(db, { uiVersion: siteVersion })
  return {
    routes: (app) => consentRoutes(app, { records, environment }),
    sweeps: [{ name: 'consent', everyMs: hourMs, run: () => records.sweep(now()) }],
  }
}
