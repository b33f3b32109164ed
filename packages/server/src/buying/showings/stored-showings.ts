// Showings in the database, and as callers see them: all data of a page in one query.
import type { Showing, SiteDefinition, UserBrand } from '@husrum/domain'
import { isUnpaidStatus, userBrandOf, userPaymentStatuses } from '@husrum/domain'
import type { Kysely, RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { HostedId, Tickets } from './tickets.ts'

export type Db = Kysely<Schema>
export type ShowingRow = Selectable<Table<'showings'>>

/** Maximum number in a list. */
const maxListed = 100

const unpaidStatuses = userPaymentStatuses.filter(isUnpaidStatus)

/** Whether an account is a paying member of a brand. */
export const isPaidMember = (
  accountId: string,
  brand: UserBrand | undefined,
): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from vip_memberships where account_id = ${accountId} and brand = ${brand ?? ''})
  and not exists (select 1 from user_payments where account_id = ${accountId} and brand = ${brand ?? ''}
    and status in (${sql.join(unpaidStatuses)})))`

interface SeenRow extends ShowingRow {
  readonly people_taken: number
  readonly parties_taken: number
  readonly waiting: number
  readonly own_id: string | null
  readonly own_state: 'booked' | 'waiting' | 'attended' | null
  readonly own_size: number | null
  readonly own_line: number | null
}

const taken = sql`lateral (
  select coalesce(sum(party_size) filter (where state in ('booked', 'attended')), 0)::int as people_taken,
    (count(*) filter (where state in ('booked', 'attended')))::int as parties_taken,
    (count(*) filter (where state = 'waiting'))::int as waiting
  from showing_places where showing_id = showings.id) as rooms`

const ownPlace = (accountId: string) => sql`lateral (
  select own.id as own_id, own.state as own_state, own.party_size as own_size,
    case when own.state = 'waiting' then (select count(*)::int from showing_places as others
      where others.showing_id = own.showing_id and others.state = 'waiting' and others.in_line <= own.in_line)
    end as own_line
  from showing_places as own
  where own.showing_id = showings.id and own.account_id = ${accountId} and own.state <> 'cancelled') as mine`

export const factsOf = (row: ShowingRow) => ({
  id: row.id,
  kind: row.kind,
  stageId: row.stage_id,
  ...(row.object_id !== null && { objectId: row.object_id }),
  name: row.name,
  path: row.path,
  place: row.place,
  startsAt: Date.parse(row.starts_at),
  endsAt: Date.parse(row.ends_at),
})

/** Identifies its host's code and cookies. */
export const hostedIdOf = ({ id, host_code_version: version }: ShowingRow): HostedId => ({ id, version })

export interface SeenShowings {
  /** A paying member. */
  readonly isMember: boolean
  readonly showings: readonly Showing[]
}

export interface Who {
  readonly accountId: string
  readonly site: SiteDefinition
}

export interface StoredShowings {
  /** Future ones, the next first; with `id`: only that one, also if it is over. */
  seenBy(db: Db, who: Who, id?: string): Promise<SeenShowings>
  /** The rows of the site by id, locked in one order, before changing places. */
  lock(
    trx: Db,
    site: Pick<SiteDefinition, 'catalogueSiteId'>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ShowingRow>>
}

export const makeStoredShowings = ({
  tickets,
  now,
  ticketPathOf,
}: {
  readonly tickets: Tickets
  readonly now: () => number
  /** The page of a ticket on a site; undefined if there is none. */
  readonly ticketPathOf: (ticket: string, site: SiteDefinition) => Promise<string | undefined>
}): StoredShowings => {
  const showingOf = async (row: SeenRow, site: SiteDefinition): Promise<Showing> => {
    const { own_id: id, own_state: state, own_size: partySize, own_line: line } = row
    const hasPlace = state === 'booked' || state === 'attended'
    const path = hasPlace && id !== null ? await ticketPathOf(tickets.ticketOf(id), site) : undefined
    return {
      ...factsOf(row),
      people: { capacity: row.people, taken: row.people_taken },
      parties: { capacity: row.parties, taken: row.parties_taken },
      maxPartySize: row.most_in_party,
      ...(row.members_until !== null && { membersUntil: Date.parse(row.members_until) }),
      waiting: row.waiting,
      ...(state !== null && {
        own: {
          state,
          partySize: partySize ?? 1,
          ...(line !== null && { placeInLine: line }),
          ...(path !== undefined && { ticketPath: path }),
          ...(hasPlace && row.join_url !== null && { joinUrl: row.join_url }),
        },
      }),
    }
  }
  return {
    seenBy: async (db, { accountId, site }, id) => {
      const which =
        id === undefined
          ? sql`ends_at > ${new Date(now()).toISOString()} and called_off_at is null`
          : sql`id = ${id}`
      const { rows } = await sql<{ is_member: boolean; showings: readonly SeenRow[] }>`
        select ${isPaidMember(accountId, userBrandOf(site))} as is_member, (
          select coalesce(json_agg(to_json(found) order by found.starts_at, found.id), '[]') from (
            select showings.*, rooms.*, mine.* from showings
            left join ${taken} on true left join ${ownPlace(accountId)} on true
            where site_id = ${site.catalogueSiteId} and ${which}
            order by starts_at, id limit ${maxListed}) as found) as showings`.execute(db)
      const [row] = rows
      return {
        isMember: row?.is_member ?? false,
        showings: await Promise.all((row?.showings ?? []).map((each) => showingOf(each, site))),
      }
    },
    lock: async (trx, site, ids) => {
      const rows = await trx
        .selectFrom('showings')
        .selectAll()
        .where('site_id', '=', site.catalogueSiteId)
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}

/** Number of places taken at a showing; its row must be locked. */
export const takenAt = async (
  trx: Db,
  showingId: string,
): Promise<{ readonly people: number; readonly parties: number }> =>
  trx
    .selectFrom('showing_places')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(party_size), 0)::int`.as('people'),
      fn.countAll<number>().$castTo<number>().as('parties'),
    ])
    .where('showing_id', '=', showingId)
    .where('state', 'in', ['booked', 'attended'])
    .executeTakeFirstOrThrow()
    .then(({ people, parties }) => ({ people, parties: Number(parties) }))
