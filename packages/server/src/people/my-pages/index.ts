// My Pages: the overview over all modules.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { OverviewOptions } from './read-overview.ts'
import { makeReadOverview } from './read-overview.ts'
import { myPagesRoutes } from './routes.ts'

export const myPagesModule = (
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  { residences }: Pick<OverviewOptions, 'residences'>,
): Module => {
  const readOverview = makeReadOverview({ ...platform, residences })
  return { routes: (app) => myPagesRoutes(app, { readOverview }) }
}
