// Page performance as visitors experience it.
import type { Module, Platform } from '../modules/module.ts'
import { makeMeasurementCounts } from './postgres-measurement-counts.ts'
import { measurementRoutes } from './routes.ts'

export const measurementsModule = ({ db }: Pick<Platform, 'db'>): Module => {
  const counts = makeMeasurementCounts(db)
  return { routes: (app) => measurementRoutes(app, { counts }) }
}
