// Visits of homes and stages, with the visitor's consent.
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { Visits } from './postgres-visits.ts'
import { makeVisits } from './postgres-visits.ts'
import { visitRoutes } from './routes.ts'

export { visitsDeclaration } from './declaration.ts'
export type { Visits } from './postgres-visits.ts'

const hourMs = 3_600_000

export const visitsModule = (
  { db, environment, now }: Pick<Platform, 'db' | 'environment' | 'now'>,
  { residences }: { readonly residences: ResidenceService },
): Module & { readonly visits: Visits } => {
  const visits = makeVisits(db, now)
  return {
    visits,
    routes: (app) => visitRoutes(app, { visits, residences, environment, now }),
    sweeps: [{ name: 'visits', everyMs: hourMs, run: () => visits.sweep(now()) }],
  }
}
