// The record of what visitors answered to the cookie dialog.
import type { Module, Platform } from '../platform/module.ts'
import { makeConsentRecords } from './postgres-consent-records.ts'
import { consentRoutes } from './routes.ts'

export const consentModule = (
  { db, environment }: Pick<Platform, 'db' | 'environment'>,
  { siteVersion }: { readonly siteVersion: string },
): Module => {
  const records = makeConsentRecords(db, { uiVersion: siteVersion })
  return { routes: (app) => consentRoutes(app, { records, environment }) }
}
