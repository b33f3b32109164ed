// The feed over HTTP, with the key of another system.
import type { EventType } from '@husrum/contract'
import { endpoints, eventTypeNames } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import type { EventFeed } from './event-feed.ts'

const cursorOf = (position: number): string => Buffer.from(`1:${position}`).toString('base64url')

const positionOf = (cursor: string): number => {
  const [, digits] = /^1:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (digits === undefined)
    throw new Problem('invalidRequest', { errors: [{ field: 'after', key: 'wrongFormat' }] })
  return Number(digits)
}

/** The types that names and patterns such as `booking.*` select. */
const typesOf = (words: string): readonly EventType[] =>
  words.split(',').flatMap((word) => {
    const name = word.trim()
    const found = eventTypeNames.filter((type) =>
      name.endsWith('.*') ? type.startsWith(name.slice(0, -1)) : type === name,
    )
    if (found.length === 0)
      throw new Problem('invalidRequest', { errors: [{ field: 'types', key: 'unknownValue' }] })
    return found
  })

const title =
  'Events after the cursor are no longer kept. Read what you follow anew, then continue without it.'

export const eventRoutes = (
  app: Hono<AppEnv>,
  { feed, stopping }: { readonly feed: EventFeed; readonly stopping: AbortSignal | undefined },
): void => {
  bindEndpoint(app, endpoints.getEvents, async ({ after, types, limit = 100, wait = 0 }, { signal }) => {
    const request = {
      ...(after !== undefined && { after: positionOf(after) }),
      ...(types !== undefined && { types: typesOf(types) }),
      limit,
    }
    const page = await feed.waitFor(request, {
      waitMs: wait * 1_000,
      signal: stopping ? AbortSignal.any([signal, stopping]) : signal,
    })
    if (page === 'expired') throw new Problem('cursorExpired', { title })
    return { ...page, events: [...page.events], next: cursorOf(page.next) }
  })
}
