// Saved searches in the database. Every query includes the owner.

import { randomBytes } from 'node:crypto'
import type { AlertKind, AlertRhythm, SavedSearch, SiteDefinition } from '@husrum/domain'
import { alertDueAt, canonicalEmail, maxSavedSearches } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import { seenAt, seenTo } from '../seen-lists/index.ts'
import type { HitsOfHomes } from './news-of-search.ts'
import { hitColumns, hitsOfHomes } from './news-of-search.ts'

export interface SearchesOf {
  readonly accountId: string
  readonly site: SiteDefinition
}

type Kept = Pick<SavedSearch, 'name' | 'address' | 'rhythm' | 'kinds'>

/** Changes the given fields; e-mails that were stopped by a link resume when the pause ends. */
export interface SavedSearchChange {
  readonly name?: string | undefined
  readonly rhythm?: AlertRhythm | undefined
  /** Earlier hits of other kinds are not reported. */
  readonly kinds?: readonly AlertKind[] | undefined
  readonly isPaused?: boolean | undefined
  /** False restores a removed one. */
  readonly isRemoved?: false | undefined
}

/** A search with its hits since the owner's last visit, by home. */
export interface SearchWithHits extends SavedSearch {
  readonly hits: HitsOfHomes
}

/** All searches of an owner. */
export interface SearchesWithHits {
  /** The latest first. */
  readonly searches: readonly SearchWithHits[]
  /** The end of their last visit, epoch milliseconds; absent on the first. */
  readonly newsSince?: number
  /** The last change of a home that was matched against searches. */
  readonly newsTo: number
}

export interface SavedSearches {
  list(whose: SearchesOf): Promise<SearchesWithHits>
  /** Saves a search; saving it again updates name, rhythm and kinds, and resumes its e-mails. `tooMany`: the limit is reached. */
  save(kept: Kept & { readonly origin: string }, whose: SearchesOf): Promise<SavedSearch | 'tooMany'>
  /** Undefined if the owner has no such search, or it was removed too long ago. */
  change(id: string, change: SavedSearchChange, whose: SearchesOf): Promise<SavedSearch | undefined>
  /** Returns whether the owner had it. */
  remove(id: string, whose: SearchesOf): Promise<boolean>
  /**
   * Saves a search for a visitor without account, to be confirmed by a link with the returned secret; undefined if the
   * address has reached its limit.
   */
  begin(
    kept: Omit<Kept, 'name'> & {
      readonly email: string
      readonly site: SiteDefinition
      readonly origin: string
    },
  ): Promise<string | undefined>
  /** By the link in an e-mail: starts the e-mails. False for an unknown or expired link. */
  confirm(secret: string, site: SiteDefinition): Promise<boolean>
  /** A new secret for a link that stops the e-mails of a search. */
  makeStopLink(id: string): Promise<string>
  /** By the link in an e-mail: pauses a search of an account, and deletes any other. False for an unknown or expired link. */
  stop(secret: string): Promise<boolean>
}

/** How long each link is valid, in milliseconds. E-mails are often read late. */
export const alertLinkLifetimes = {
  confirm: 48 * 3_600_000,
  stop: 365 * 24 * 3_600_000,
} as const satisfies Record<Table<'saved_search_links'>['kind'], number>

/** A removed search can be restored for as long, in milliseconds. */
export const removedRetentionMs = 3_600_000

const lastChange = sql<number>`(select coalesce(max(id), 0) from home_changes)`

const columns = ['id', 'name', 'address', 'rhythm', 'kinds', 'created_at', 'paused_at'] as const

const savedSearchOf = (
  row: Pick<
    Selectable<Table<'saved_searches'>>,
    'id' | 'name' | 'address' | 'rhythm' | 'kinds' | 'created_at' | 'paused_at'
  >,
): SavedSearch => ({
  id: row.id,
  name: row.name,
  address: row.address,
  rhythm: row.rhythm,
  kinds: row.kinds,
  createdOn: Date.parse(row.created_at),
  isPaused: row.paused_at !== null,
})

/** Marks unreported hits as reported: after a pause they are outdated. */
const forgetHits = async (db: Kysely<Schema>, id: string): Promise<void> => {
  await db.updateTable('saved_search_hits').set({ told: true }).where('saved_search_id', '=', id).execute()
}

export interface SavedSearchesOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
}

export const makeSavedSearches = ({ db, keys, now }: SavedSearchesOptions): SavedSearches => {
  const instant = (after = 0): string => new Date(now() + after).toISOString()
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (kind: Table<'saved_search_links'>['kind'], secret: string): string =>
    ['search alert', kind, secret].join('\n')
  const makeLink = async (
    kind: Table<'saved_search_links'>['kind'],
    id: string,
    within: Kysely<Schema>,
  ): Promise<string> => {
    const secret = randomBytes(32).toString('base64url')
    await within
      .insertInto('saved_search_links')
      .values({
        secret_hash: hash.of(wordsOf(kind, secret)),
        saved_search_id: id,
        kind,
        expires_at: instant(alertLinkLifetimes[kind]),
      })
      .execute()
    return secret
  }
  const idOfLink = async (
    kind: Table<'saved_search_links'>['kind'],
    secret: string,
    within: Kysely<Schema>,
  ): Promise<string | undefined> => {
    const link = await within
      .selectFrom('saved_search_links')
      .select('saved_search_id')
      .where('secret_hash', 'in', hash.allOf(wordsOf(kind, secret)))
      .where('kind', '=', kind)
      .where('expires_at', '>', instant())
      .executeTakeFirst()
    return link?.saved_search_id
  }
  const ownRow = (within: Kysely<Schema>, id: string, { accountId, site }: SearchesOf) =>
    within
      .selectFrom('saved_searches')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('site_id', '=', site.siteId)
      .forUpdate()
      .executeTakeFirst()

  return {
    list: async ({ accountId, site }) => {
      const seen = { accountId, site, list: 'savedSearches' } as const
      const rows = await db
        .selectFrom('saved_searches')
        .select(columns)
        .select((row) => [
          jsonArrayFrom(
            row
              .selectFrom('saved_search_hits')
              .innerJoin('home_changes', 'home_changes.id', 'saved_search_hits.change_id')
              .select(hitColumns)
              .whereRef('saved_search_id', '=', 'saved_searches.id')
              .where('change_id', '>', seenTo(seen, now()))
              .orderBy('change_id'),
          ).as('hits'),
          row.selectFrom('saved_search_state').select('seen_change').as('news_to'),
          seenAt(seen, now()).as('news_since'),
        ])
        .where('account_id', '=', accountId)
        .where('site_id', '=', site.siteId)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(maxSavedSearches)
        .execute()
      const { news_since: since = null, news_to: newsTo = 0 } = rows[0] ?? {}
      return {
        searches: rows.map((row) => ({ ...savedSearchOf(row), hits: hitsOfHomes(row.hits) })),
        ...(since !== null && { newsSince: Date.parse(since) }),
        newsTo: newsTo ?? 0,
      }
    },

    save: async ({ name, address, rhythm, kinds, origin }, { accountId, site }) => {
      const others = await db
        .selectFrom('saved_searches')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('site_id', '=', site.siteId)
        .where('deleted_at', 'is', null)
        .where('address', '!=', address)
        .executeTakeFirstOrThrow()
      if (Number(others.count) >= maxSavedSearches) return 'tooMany'
      const row = await db
        .insertInto('saved_searches')
        .values({
          site_id: site.siteId,
          origin,
          account_id: accountId,
          name,
          address,
          rhythm,
          kinds,
          created_at: instant(),
          confirmed_at: instant(),
          after_change: lastChange,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'site_id', 'address'])
            .where('account_id', 'is not', null)
            .where('deleted_at', 'is', null)
            .doUpdateSet({ name, rhythm, kinds, origin, paused_at: null }),
        )
        .returning(columns)
        .executeTakeFirstOrThrow()
      return savedSearchOf(row)
    },

    change: (id, { name, rhythm, kinds, isPaused, isRemoved }, whose) =>
      inTransaction(db, async (trx) => {
        const row = await ownRow(trx, id, whose)
        const isGone = row?.deleted_at !== null
        if (!row || (isGone && isRemoved !== false)) return undefined
        // It may have been saved again since it was removed: then the new one counts.
        if (isGone) {
          const again = await trx
            .selectFrom('saved_searches')
            .select(columns)
            .where('account_id', '=', whose.accountId)
            .where('site_id', '=', whose.site.siteId)
            .where('address', '=', row.address)
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
          if (again) return savedSearchOf(again)
        }
        const goesOn = isGone || (isPaused === false && row.paused_at !== null)
        if (isPaused === true) await forgetHits(trx, id)
        const lastLetterAt = row.last_letter_at === null ? undefined : Date.parse(row.last_letter_at)
        const { country } = whose.site
        const changed = await trx
          .updateTable('saved_searches')
          .set({
            deleted_at: null,
            name,
            kinds,
            ...(rhythm !== undefined && {
              rhythm,
              due_at:
                row.due_at === null
                  ? null
                  : new Date(alertDueAt({ rhythm, now: now(), lastLetterAt, country })).toISOString(),
            }),
            ...(isPaused !== undefined && {
              paused_at: isPaused ? (row.paused_at ?? instant()) : null,
              ...(isPaused && { due_at: null }),
            }),
            ...(goesOn && { after_change: lastChange }),
          })
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirstOrThrow()
        return savedSearchOf(changed)
      }),

    remove: (id, whose) =>
      inTransaction(db, async (trx) => {
        const row = await ownRow(trx, id, whose)
        if (!row || row.deleted_at !== null) return false
        await forgetHits(trx, id)
        await trx
          .updateTable('saved_searches')
          .set({ deleted_at: instant(), due_at: null })
          .where('id', '=', id)
          .execute()
        return true
      }),

    begin: ({ email, site, address, rhythm, kinds, origin }) =>
      inTransaction(db, async (trx) => {
        const key = canonicalEmail(email)
        const kept = await trx
          .selectFrom('saved_searches')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('email_key', '=', key)
          .where('site_id', '=', site.siteId)
          .where('address', '!=', address)
          .executeTakeFirstOrThrow()
        if (Number(kept.count) >= maxSavedSearches) return undefined
        const { id } = await trx
          .insertInto('saved_searches')
          .values({
            site_id: site.siteId,
            origin,
            email,
            email_key: key,
            name: '',
            address,
            rhythm,
            kinds,
            created_at: instant(),
            after_change: lastChange,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return makeLink('confirm', id, trx)
      }),

    confirm: (secret, site) =>
      inTransaction(db, async (trx) => {
        const id = await idOfLink('confirm', secret, trx)
        const row =
          id &&
          (await trx
            .updateTable('saved_searches')
            .set({
              confirmed_at: sql`coalesce(confirmed_at, ${instant()})`,
              after_change: sql`case when confirmed_at is null then ${lastChange} else after_change end`,
            })
            .where('id', '=', id)
            .where('site_id', '=', site.siteId)
            .returning(['email_key', 'address'])
            .executeTakeFirst())
        if (!row) return false
        // The same search of the same address is saved once, with the last rhythm.
        await trx
          .deleteFrom('saved_searches')
          .where('email_key', '=', row.email_key)
          .where('site_id', '=', site.siteId)
          .where('address', '=', row.address)
          .where('id', '!=', id)
          .execute()
        return true
      }),

    makeStopLink: (id) => makeLink('stop', id, db),

    stop: (secret) =>
      inTransaction(db, async (trx) => {
        const id = await idOfLink('stop', secret, trx)
        if (id === undefined) return false
        const own = await trx
          .updateTable('saved_searches')
          .set({ paused_at: sql`coalesce(paused_at, ${instant()})`, due_at: null })
          .where('id', '=', id)
          .where('account_id', 'is not', null)
          .returning('id')
          .executeTakeFirst()
        if (own) await forgetHits(trx, id)
        else await trx.deleteFrom('saved_searches').where('id', '=', id).execute()
        return true
      }),
  }
}
