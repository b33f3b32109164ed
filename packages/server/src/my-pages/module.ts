// My Pages as a whole: the overview over every subject.
import type { Module, Platform } from '../platform/module.ts'
import { makeReadOverview } from './read-overview.ts'
import { myPagesRoutes } from './routes.ts'

export const myPagesModule = (platform: Pick<Platform, 'db' | 'log' | 'now'>): Module => {
  const readOverview = makeReadOverview(platform)
  return { routes: (app) => myPagesRoutes(app, { readOverview }) }
}
