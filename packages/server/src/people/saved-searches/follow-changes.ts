// Matches changes of homes against all active searches. Each change is processed once: the matches and the cursor
// are committed together.
import { setImmediate as pause } from 'node:timers/promises'
import type {
  AlertHit,
  AlertKind,
  AlertRhythm,
  CountryCode,
  FollowedChange,
  HomeCriteria,
  HomeDetails,
} from '@husrum/domain'
import {
  alertDueAt,
  alertHitOf,
  dayIn,
  expandFilters,
  isWantedHit,
  readSearchAddress,
  siteById,
  sites,
  undoHomeChange,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type Places = Pick<ResidenceService, 'tagsByUrl' | 'revision'>

/** Changes that are processed in one transaction. */
const changesAtOnce = 50
const hitsAtOnce = 5_000
/** Comparisons before yielding to other work: some milliseconds. */
const comparedAtOnce = 20_000

/** The criteria of an address on a day; undefined for a removed site. */
export const criteriaOfAddress = async (
  { siteId, address, now }: { readonly siteId: number; readonly address: string; readonly now: number },
  places: Pick<Places, 'tagsByUrl'>,
) => {
  const site = siteById(siteId)
  if (!site) return undefined
  const [path = '', query = ''] = address.split('?', 2)
  const { state } = readSearchAddress(path, new URLSearchParams(query), site)
  const { filters } = state
  const tags = filters.tags.length === 0 ? [] : await places.tagsByUrl(site.catalogueSiteId, filters.tags)
  const today = dayIn(now, site.country)
  return {
    site,
    today,
    tags,
    filters,
    criteria: expandFilters(filters, { site, tagIds: tags.map(({ id }) => id), today }),
  }
}

/** Cache of the criteria of addresses, per day and catalogue: thousands are matched against each change. */
const makeCriteriaCache = (places: Places) => {
  let kept = new Map<string, HomeCriteria | undefined>()
  let validFor = ''
  return {
    /** Call it first: clears the cache for another day or another catalogue. */
    refresh: async (now: number): Promise<void> => {
      const [revision = ''] = (await places.revision()).split('.')
      const time = [revision, ...sites.map(({ country }) => dayIn(now, country))].join()
      if (time !== validFor || kept.size > 50_000) kept = new Map()
      validFor = time
    },
    criteria: async (siteId: number, address: string, now: number): Promise<HomeCriteria | undefined> => {
      const key = `${siteId} ${address}`
      if (!kept.has(key)) kept.set(key, (await criteriaOfAddress({ siteId, address, now }, places))?.criteria)
      return kept.get(key)
    },
  }
}

interface Follower {
  readonly id: string
  /** Only later changes count. */
  readonly after_change: number
  readonly rhythm: AlertRhythm
  readonly kinds: readonly AlertKind[]
  /** When the already scheduled e-mail is sent. */
  readonly due_at: string | null
  readonly last_letter_at: string | null
  /** Paused searches of accounts still show news. */
  readonly paused_at: string | null
}

interface Followed {
  readonly site_id: number
  readonly address: string
  readonly followers: Follower[]
}

interface HomeHit {
  readonly follower: Follower
  readonly country: CountryCode
  readonly change: number
  readonly hit: AlertHit
}

/** Unconfirmed, paused and removed searches get no e-mails. */
export const isFollowed = sql<boolean>`(saved_searches.confirmed_at is not null
  and saved_searches.paused_at is null and saved_searches.deleted_at is null)`

/** Hits are stored: a pause stops e-mails, but not what the account shows. */
const isKept = sql<boolean>`(saved_searches.confirmed_at is not null and saved_searches.deleted_at is null
  and (saved_searches.paused_at is null or saved_searches.account_id is not null))`

interface Change extends FollowedChange {
  readonly id: number
  readonly home_id: string
}

const readChanges = async (db: Kysely<Schema>, after: number): Promise<readonly Change[]> => {
  const rows = await db
    .selectFrom('home_changes')
    .select(['id', 'home_id', 'is_new', 'before', 'after'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(changesAtOnce)
    .execute()
  return rows.map(({ is_new, ...row }) => ({ ...row, isNew: is_new }))
}

/** Homes as they were after each of these changes: later changes are undone. Deleted homes have none. */
const homesAfter = async (
  db: Kysely<Schema>,
  changes: readonly Change[],
): Promise<ReadonlyMap<number, HomeDetails>> => {
  const ids = [...new Set(changes.map(({ home_id }) => home_id))]
  const homes = await db.selectFrom('homes').select('details').where('id', 'in', ids).execute()
  const current = new Map(homes.map(({ details }) => [details.id, details]))
  // Read after the homes, so that it includes all their changes.
  const made = await db
    .selectFrom('home_changes')
    .select(['id', 'home_id', 'before', 'after'])
    .where('home_id', 'in', ids)
    .where('id', '>=', changes[0]?.id ?? 0)
    .orderBy('id', 'desc')
    .execute()
  const after = new Map<number, HomeDetails>()
  for (const { id, home_id, before, after: became } of made) {
    const home = current.get(home_id)
    if (!home) continue
    after.set(id, home)
    current.set(home_id, undoHomeChange(home, { before, after: became }))
  }
  return after
}

const minuteMs = 60_000

/** Sets when each is notified; hits are added to an e-mail that is already scheduled. */
const writeDues = async (db: Kysely<Schema>, hits: readonly HomeHit[], now: number): Promise<void> => {
  const dues = new Map<number, Set<string>>()
  for (const { follower, country } of hits) {
    const { id, rhythm, due_at, last_letter_at, paused_at } = follower
    if (due_at !== null || paused_at !== null) continue
    const lastLetterAt = last_letter_at === null ? undefined : Date.parse(last_letter_at)
    const due = alertDueAt({ rhythm, now, lastLetterAt, country })
    // Rounded to the minute, so that thousands need few statements.
    const at = due <= now ? now : Math.ceil(due / minuteMs) * minuteMs
    dues.set(at, (dues.get(at) ?? new Set()).add(id))
  }
  for (const [at, ids] of dues)
    await sql`update saved_searches set due_at = ${new Date(at).toISOString()}
      where id = any(${[...ids]}::uuid[]) and due_at is null and ${isFollowed}`.execute(db)
}

/** Stores the hits of each search and when it is notified, unless it was removed meanwhile. */
const writeHits = async (db: Kysely<Schema>, hits: readonly HomeHit[], now: number): Promise<void> => {
  const ids = [...new Set(hits.map(({ follower }) => follower.id))]
  const held = await sql<{ id: string; is_paused: boolean }>`select id, paused_at is not null as is_paused
    from saved_searches where id = any(${ids}::uuid[]) and ${isKept} for key share`.execute(db)
  const isPaused = new Map(held.rows.map(({ id, is_paused }) => [id, is_paused]))
  const kept = hits.filter(({ follower }) => isPaused.has(follower.id))
  for (let start = 0; start < kept.length; start += hitsAtOnce) {
    const some = kept.slice(start, start + hitsAtOnce)
    await sql`insert into saved_search_hits (saved_search_id, change_id, hit, told)
      select * from unnest(${some.map(({ follower }) => follower.id)}::uuid[],
        ${some.map(({ change }) => change)}::bigint[], ${some.map(({ hit }) => hit)}::text[],
        ${some.map(({ follower }) => isPaused.get(follower.id) ?? false)}::boolean[])
      on conflict do nothing`.execute(db)
  }
  await writeDues(db, kept, now)
}

/** Equal searches are matched once. */
const readFollowed = async (db: Kysely<Schema>): Promise<Iterable<Followed>> => {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'site_id', 'address', 'after_change', 'rhythm', 'kinds', 'due_at', 'last_letter_at'])
    .select('paused_at')
    .where(isKept)
    .execute()
  const followed = new Map<string, Followed>()
  for (const { site_id, address, ...follower } of rows) {
    const key = `${site_id} ${address}`
    const known = followed.get(key)
    if (known) known.followers.push(follower)
    else followed.set(key, { site_id, address, followers: [follower] })
  }
  return followed.values()
}

/**
 * Processes the next changes of homes, unless another server does. Returns whether there may be more.
 *
 * @example while (await followChanges()) {}
 */
export const makeFollowChanges = ({
  db,
  places,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly places: Places
  readonly now: () => number
}): (() => Promise<boolean>) => {
  const criteriaCache = makeCriteriaCache(places)
  return async () => {
    // Usually there is nothing to do; this check needs no lock.
    const isBehind = await sql`select from saved_search_state
      where seen_change < (select coalesce(max(id), 0) from home_changes)`.execute(db)
    if (isBehind.rows.length === 0) return false
    await criteriaCache.refresh(now())
    return db.transaction().execute(async (trx) => {
      const state = await trx
        .selectFrom('saved_search_state')
        .select('seen_change')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!state) return false
      const changes = await readChanges(trx, state.seen_change)
      const last = changes.at(-1)
      if (!last) return false
      const homes = await homesAfter(trx, changes)
      const hits: HomeHit[] = []
      let compared = 0
      for (const { site_id, address, followers } of await readFollowed(trx)) {
        const criteria = await criteriaCache.criteria(site_id, address, now())
        const country = siteById(site_id)?.country ?? 'SE'
        for (const change of criteria ? changes : []) {
          const home = homes.get(change.id)
          const hit = home && criteria && alertHitOf(home, change, criteria)
          if (hit)
            for (const follower of followers)
              if (follower.after_change < change.id && isWantedHit(hit, change, follower.kinds))
                hits.push({ follower, country, change: change.id, hit })
          compared += 1
          if (compared % comparedAtOnce === 0) await pause()
        }
      }
      if (hits.length > 0) await writeHits(trx, hits, now())
      await trx.updateTable('saved_search_state').set({ seen_change: last.id }).execute()
      return changes.length === changesAtOnce
    })
  }
}
