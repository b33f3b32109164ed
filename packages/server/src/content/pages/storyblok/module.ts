// Pages that editors write in Storyblok instead of files: imported on each webhook, and polled once a minute.
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { sharedNext } from '../../../platform/database/shared-next.ts'
import type { Module, Platform } from '../../../platform/modules/module.ts'
import type { ContentStore } from '../content/postgres-content-store.ts'
import type { StoryblokSettings } from './storyblok-client.ts'
import { makeStoryblok } from './storyblok-client.ts'
import type { DraftAt } from './storyblok-routes.ts'
import { makeDraftAt, storyblokRoutes } from './storyblok-routes.ts'
import { isOfAnotherShape, storiesChannel, sweepStories, takeOverStories } from './take-over-stories.ts'

export interface StoriesModule extends Module {
  readonly draftAt: DraftAt | undefined
  /** At startup: what is stored is shown if Storyblok is unavailable. */
  firstTime(): Promise<void>
}

const minuteMs = 60_000
/** Delay until a space that has just published is read once more. */
const lookAgainMs = 5_500
const dayMs = 86_400_000

export const storiesModule = (
  { db, listen, log, now }: Pick<Platform, 'db' | 'listen' | 'log' | 'now'>,
  {
    settings: { baseUrl, token, previewToken, webhookSecret },
    content,
    purgePages,
    notifyStaff,
  }: {
    readonly settings: Omit<StoryblokSettings, 'region'>
    readonly content: Pick<ContentStore, 'refresh'>
    /** Invalidates the CDN's cached pages, in the same transaction. */
    readonly purgePages: (trx: Kysely<Schema>) => Promise<void>
    readonly notifyStaff: (trx: Kysely<Schema>, problems: readonly string[]) => Promise<void>
  },
): StoriesModule => {
  const storyblok = makeStoryblok({ baseUrl, token })
  const options = { db, storyblok, log, purgePages, notifyStaff, now }
  const warn = (cause: unknown) => log.warn({ reason: String(cause) }, 'Storyblok pages could not be read')
  let lookingAgain: NodeJS.Timeout | undefined
  const take = async (): Promise<void> => {
    const isSettled = await takeOverStories(options)
    clearTimeout(lookingAgain)
    if (!isSettled) lookingAgain = setTimeout(() => takeOver().catch(warn), lookAgainMs).unref()
  }
  // When two hundred stories are published at once, each sends a webhook.
  const takeOver = sharedNext(async (): Promise<void> => {
    await take()
    await content.refresh()
  })
  const stopListening = listen(storiesChannel, () => {
    // Another release may have imported them with its own schema: each server with the turn imports for itself.
    const seen = async (): Promise<void> => ((await isOfAnotherShape(db)) ? takeOver() : content.refresh())
    seen().catch(warn)
  })
  return {
    draftAt:
      previewToken === undefined
        ? undefined
        : makeDraftAt({ drafts: makeStoryblok({ baseUrl, token: previewToken }), previewToken, now, log }),
    firstTime: async () => {
      await take().catch((cause: unknown) =>
        log.error({ reason: String(cause) }, 'Storyblok is unavailable: pages are shown as last imported'),
      )
    },
    routes: (app) => storyblokRoutes(app, { webhookSecret, takeOver }),
    sweeps: [
      { name: 'storyblok', everyMs: minuteMs, run: takeOver },
      { name: 'stories', everyMs: dayMs, run: () => sweepStories(db) },
    ],
    close: () => {
      clearTimeout(lookingAgain)
      stopListening()
    },
  }
}
