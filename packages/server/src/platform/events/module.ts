// Events for other systems: written with each deed, read as a feed.
import type { Module, Platform } from '../modules/module.ts'
import { makeEventFeed } from './event-feed.ts'
import { eventRoutes } from './routes.ts'

export const eventsModule = ({ db, stopping }: Pick<Platform, 'db' | 'stopping'>): Module => {
  const feed = makeEventFeed(db)
  return { routes: (app) => eventRoutes(app, { feed, stopping }) }
}
