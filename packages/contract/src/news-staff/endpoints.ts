// News that the company's staff publish, for the company's own tools.
import { locales, newsAudiences } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { dateTime, id, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const words = (maxLength: number) => text(maxLength).check(z.trim(), z.minLength(1))
/** ISO 8601. */
const moment = z.string()

/** `home`: who owns or lives in the home now. */
const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('site') }),
  z.strictObject({ kind: z.literal('stage'), id }),
  z.strictObject({ kind: z.literal('home'), id }),
  z.strictObject({ kind: z.literal('association'), id: uuid }),
])

const texts = {
  title: words(120),
  preamble: words(300),
  /** Markdown. */
  body: words(10_000),
}

const staffNewsItem = z.object({
  id: z.string(),
  site: z.string(),
  audience: z.enum(newsAudiences),
  language: z.enum(locales),
  title: z.string(),
  preamble: z.string(),
  body: z.string(),
  publishedAt: moment,
  updatedAt: z.exactOptional(moment),
  /** When readers got notifications and letters; absent until then. */
  sentAt: z.exactOptional(moment),
})

export const getStaffNews = endpoint({
  method: 'GET',
  path: '/services/staff/news',
  access: 'key:news:write',
  summary: 'List the 100 latest news items of a site, also those that are not published yet.',
  request: z.object({ site: text(40) }),
  response: z.object({ items: z.array(staffNewsItem) }),
})

export const publishNews = endpoint({
  method: 'POST',
  path: '/services/staff/news',
  access: 'key:news:write',
  summary:
    'Publish a news item for everyone on a site, a stage, a home or the board of an association. Readers get a notification, and a letter if they want letters; a site’s news is only listed. A later `publishAt` hides it until then. The same `id` again changes nothing.',
  request: z.object({
    /** Makes a repeated call publish once. */
    id: z.optional(uuid),
    site: text(40),
    audience,
    /** Default: the language of the site. */
    language: z.optional(z.enum(locales)),
    ...texts,
    /** Default: now. */
    publishAt: z.optional(dateTime),
    /** No notifications and letters. */
    quiet: z.optional(z.boolean()),
  }),
  response: staffNewsItem,
})

export const correctNews = endpoint({
  method: 'PATCH',
  path: '/services/staff/news/{id}',
  access: 'key:news:write',
  summary: 'Correct the texts of a news item. Readers see when it was changed, and get no second letter.',
  request: z.object({ id: uuid, ...texts }),
  response: staffNewsItem,
  outcomes: { notFound: 404 },
})

export const withdrawNews = endpoint({
  method: 'DELETE',
  path: '/services/staff/news/{id}',
  access: 'key:news:write',
  summary: 'Withdraw a news item. Notifications about it stay. Idempotent.',
  request: z.object({ id: uuid }),
  response: z.undefined(),
})
