// The text search: one index per site in memory, refreshed from the content and the catalogue.
import { sites } from '@husrum/domain'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { textSearchRoutes } from './routes.ts'
import type { TextSources } from './site-indexes.ts'
import { makeSiteIndexes } from './site-indexes.ts'

const lookEveryMs = 2_000
/** The first requests are answered before the first indexes are built. */
const firstBuildMs = 500

export const textSearchModule = (
  { log, now }: Pick<Platform, 'log' | 'now'>,
  {
    content,
    residences,
    premises,
  }: Pick<TextSources, 'content' | 'premises'> & { readonly residences: ResidenceService },
): Module => {
  const indexes = makeSiteIndexes({ content, residences, premises, now })
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let firstBuild: NodeJS.Timeout | undefined
  /** So that no request waits for the first index of a site. */
  const buildAll = async (): Promise<void> => {
    for (const site of sites) if (!isClosed && 'textSearch' in site.routes) await indexes.of(site)
  }
  /** Every server has indexes of its own, so each polls for itself. One poll at a time. */
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      indexes
        .refresh()
        .catch((cause: unknown) =>
          log.warn(
            { reason: String(cause) },
            'The text search could not be updated; the previous index stays in use',
          ),
        )
        .finally(() => {
          if (!isClosed) lookAgain()
        })
    }, lookEveryMs).unref()
  }
  return {
    routes: (app) => textSearchRoutes(app, { indexes, residences, now }),
    start: () => {
      lookAgain()
      firstBuild = setTimeout(() => {
        buildAll().catch((cause: unknown) => {
          if (!isClosed)
            log.warn(
              { reason: String(cause) },
              'The text search could not be built at the start; the first search builds it',
            )
        })
      }, firstBuildMs).unref()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(firstBuild)
    },
  }
}
