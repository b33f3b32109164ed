// Files of a source that servers fetch by themselves, at intervals.
import { endpoint } from '../endpoint.ts'
import { integer, requiredText } from '../fields.ts'
import { z } from '../zod.ts'
import { sourceName } from './records.ts'

const access = 'key:catalogue:write'

const settings = {
  source: sourceName,
  /** `https`, and public. */
  address: requiredText(1_000),
  /** Its ending says how the file is read: `csv`, `xlsx`, `json` or `ndjson`. Default: the end of the address. */
  fileName: z.exactOptional(requiredText(200)),
  /** How often it is fetched; once a day at least. */
  everyMinutes: integer(5, 1_440),
  /** A header with a secret: its name, and the setting of the server that has its value. The setting's name begins with `FEED_`. */
  headerName: z.exactOptional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/))),
  secretSetting: z.exactOptional(z.string().check(z.regex(/^FEED_[A-Z0-9_]{1,60}$/))),
  /** As of an upload. */
  replace: z.exactOptional(z.boolean()),
  maxEnded: z.exactOptional(integer(0, 100_000)),
  partly: z.exactOptional(z.boolean()),
}

const feed = z.object({
  ...settings,
  /** ISO 8601, like the other times. */
  nextAt: z.string(),
  triedAt: z.exactOptional(z.string()),
  succeededAt: z.exactOptional(z.string()),
  /** Since the last success. */
  failures: z.int(),
  /** Why the last attempt failed. */
  problem: z.exactOptional(z.string()),
  /** The import of the last file that was read. */
  importId: z.exactOptional(z.string()),
})

const feeds = z.object({ feeds: z.array(feed) })

export const setCatalogueFeed = endpoint({
  method: 'POST',
  path: '/services/catalogue/feeds',
  access,
  summary:
    'Fetch a file of a source at intervals, and apply it. The same source again replaces its address and settings.',
  request: z.strictObject(settings),
  response: feed,
})

export const listCatalogueFeeds = endpoint({
  method: 'GET',
  path: '/services/catalogue/feeds',
  access,
  summary: 'The files that servers fetch by themselves, and how that went.',
  request: z.strictObject({}),
  response: feeds,
})

export const pullCatalogueFeed = endpoint({
  method: 'POST',
  path: '/services/catalogue/feeds/pull',
  access,
  summary: 'Fetch a file within a minute. List the feeds to see how it went.',
  request: z.strictObject({
    source: sourceName,
    /** Applies the file although it has 30 % fewer homes than before. */
    acceptsFewer: z.exactOptional(z.boolean()),
  }),
  response: feed,
  outcomes: { notFound: 404 },
})

export const removeCatalogueFeed = endpoint({
  method: 'POST',
  path: '/services/catalogue/feeds/remove',
  access,
  summary: 'Fetch the file of a source no more. Its records stay.',
  request: z.strictObject({ source: sourceName }),
  response: feeds,
  outcomes: { notFound: 404 },
})
