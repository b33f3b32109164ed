// News for buyers, residents and boards.
import { locales, newsAudiences } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { integer, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const id = uuid

const newsSummary = z.object({
  id,
  title: z.string(),
  preamble: z.string(),
  audience: z.enum(newsAudiences),
  /** The stage, the home or the association. */
  about: z.exactOptional(z.string()),
  /** Epoch milliseconds. */
  publishedOn: z.number(),
  updatedOn: z.exactOptional(z.number()),
  isRead: z.boolean(),
})

export const getNews = endpoint({
  method: 'GET',
  path: '/services/news',
  access: 'signedIn',
  summary:
    "List the caller's news on the site, latest first, ten per page: of the site, of the caller's homes and, for a board member, of the association.",
  request: z.object({ from: z.optional(integer()) }),
  response: z.object({ items: z.array(newsSummary), total: z.int(), unread: z.int() }),
})

export const getNewsItem = endpoint({
  method: 'GET',
  path: '/services/news/{id}',
  access: 'signedIn',
  summary: 'Get a news item, if it is intended for the caller. Its body is sanitised HTML.',
  request: z.object({ id }),
  response: z.extend(newsSummary, { language: z.enum(locales), body: z.string() }),
  outcomes: { notFound: 404 },
})

export const readNewsItem = endpoint({
  method: 'POST',
  path: '/services/news/{id}/read',
  access: 'signedIn',
  isForOwnPages: true,
  hasBody: false,
  summary: 'Mark a news item as read.',
  request: z.object({ id }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

export const readAllNews = endpoint({
  method: 'POST',
  path: '/services/news/read_all',
  access: 'signedIn',
  isForOwnPages: true,
  hasBody: false,
  summary: "Mark all of the caller's news on the site as read.",
  request: z.object({}),
  response: z.undefined(),
})
