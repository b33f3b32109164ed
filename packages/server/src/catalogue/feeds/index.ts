// Files of the catalogue that servers fetch at intervals.
import type { Module } from '../../platform/modules/module.ts'
import type { FeedsOptions } from './pull-feeds.ts'
import { pullDueFeeds } from './pull-feeds.ts'
import { catalogueFeedsRoutes } from './routes.ts'

export type { FeedServer } from './command.ts'
export { runSourceCommand } from './command.ts'
export { catalogueFeedsDeclaration } from './declaration.ts'
export { failingSources } from './feeds.ts'

/** The value of a setting of the server. Others than these are never sent to an address. */
export const feedSecretOf = (setting: string): string | undefined => {
  const value = /^FEED_[A-Z0-9_]{1,60}$/.test(setting) ? process.env[setting]?.trim() : undefined
  return value === '' ? undefined : value
}

export const catalogueFeedsModule = (options: FeedsOptions): Module => {
  let isPulling = false
  return {
    routes: (app) => catalogueFeedsRoutes(app, options),
    sweeps: [
      {
        name: 'catalogue-feeds',
        everyMs: 20_000,
        run: async () => {
          // A turn may last longer than the interval.
          if (isPulling) return
          isPulling = true
          try {
            await pullDueFeeds(options)
          } finally {
            isPulling = false
          }
        },
      },
    ],
  }
}
