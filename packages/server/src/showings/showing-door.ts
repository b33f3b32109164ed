// The door of a showing: what a ticket says, who is its host, who has come, and who came by without having booked.
import type { ShowingPlaceState, ShowingVisitor, SiteDefinition } from '@husrum/domain'
import { canonicalEmail, doorsCloseAfter, doorsOpenBefore, initialOf } from '@husrum/domain'
import { makeInterests } from '../accounts/postgres-interests.ts'
import { Problem } from '../http/problem.ts'
import type { Db, ShowingRow } from './stored-showings.ts'
import { factsOf } from './stored-showings.ts'
import type { Tickets } from './tickets.ts'

const hour = 3_600_000
/** Hosts prepare their list, and look at it when they are home again. */
const hostsUntil = 12 * hour
const hostsFrom = 60 * 24 * hour
const openAhead = 30 * 24 * hour
const mostListed = 500

type Facts = ReturnType<typeof factsOf>
type OnSite = Pick<SiteDefinition, 'catalogueSiteId' | 'siteId'>

export interface SeenTicket extends Facts {
  readonly initial: string
  readonly partySize: number
  readonly state: ShowingPlaceState
  readonly attendedAt?: number
  readonly placeId: string
}

export interface HostedShowing extends Facts {
  readonly people: { readonly capacity: number; readonly taken: number }
  readonly parties: { readonly capacity: number; readonly taken: number }
  /** By first name, as they say it at the door. */
  readonly guests: readonly {
    readonly placeId: string
    readonly kind: 'booked' | 'cameBy'
    readonly name: string
    readonly phone?: string
    readonly email: string
    readonly partySize: number
    readonly state: ShowingPlaceState
    readonly attendedAt?: number
  }[]
}

export interface ShowingDoor {
  /** Undefined for a ticket of no showing of the site. */
  ticket(ticket: string, site: OnSite): Promise<SeenTicket | undefined>
  /** The showing's row, for its calendar file. */
  showingOfTicket(ticket: string, site: OnSite): Promise<ShowingRow | undefined>
  /** The showing of a host's code; undefined where it is none's, or too long ago. */
  showingOfCode(code: string, site: OnSite): Promise<string | undefined>
  hosted(showingId: string, site: OnSite): Promise<HostedShowing | undefined>
  /** Throws `notFound` for somebody of another showing, and `statusConflict` for who has cancelled. */
  checkIn(showingId: string, placeId: string, hasCome: boolean): Promise<void>
  /** Those for everybody, the next first. */
  open(site: OnSite): Promise<readonly (Facts & { readonly isOpen: boolean })[]>
  /** Throws `notFound`, and `statusConflict` where the doors are not open. */
  register(showingId: string, visitor: ShowingVisitor, site: OnSite): Promise<Facts>
}

export const makeShowingDoor = ({
  db,
  now,
  tickets,
}: {
  readonly db: Db
  readonly now: () => number
  readonly tickets: Tickets
}): ShowingDoor => {
  const instant = (ms = now()): string => new Date(ms).toISOString()

  const showingById = (id: string, { catalogueSiteId }: OnSite) =>
    db
      .selectFrom('showings')
      .selectAll()
      .where('id', '=', id)
      .where('site_id', '=', catalogueSiteId)
      .executeTakeFirst()

  const isOpen = ({ starts_at, ends_at, kind }: ShowingRow): boolean =>
    kind === 'onSite' &&
    now() >= Date.parse(starts_at) - doorsOpenBefore &&
    now() <= Date.parse(ends_at) + doorsCloseAfter

  const placeWithShowing = async (ticket: string, { catalogueSiteId }: OnSite) => {
    const id = tickets.placeOf(ticket)
    if (id === undefined) return undefined
    const row = await db
      .selectFrom('showing_places')
      .innerJoin('showings', 'showings.id', 'showing_places.showing_id')
      .innerJoin('accounts', 'accounts.id', 'showing_places.account_id')
      .selectAll('showings')
      .select([
        'showing_places.id as place_id',
        'showing_places.state',
        'showing_places.party_size',
        'showing_places.attended_at',
        'accounts.first_name',
      ])
      .where('showing_places.id', '=', id)
      .where('showings.site_id', '=', catalogueSiteId)
      .executeTakeFirst()
    return row
  }

  return {
    ticket: async (ticket, site) => {
      const row = await placeWithShowing(ticket, site)
      return (
        row && {
          ...factsOf(row),
          initial: initialOf(row.first_name),
          partySize: row.party_size,
          // Of a showing that is called off no place is left.
          state: row.called_off_at === null ? row.state : 'cancelled',
          ...(row.attended_at !== null && { attendedAt: Date.parse(row.attended_at) }),
          placeId: row.place_id,
        }
      )
    },

    showingOfTicket: placeWithShowing,

    showingOfCode: async (code, { catalogueSiteId }) => {
      const rows = await db
        .selectFrom('showings')
        .select('id')
        .where('site_id', '=', catalogueSiteId)
        .where('ends_at', '>', instant(now() - hostsUntil))
        .where('starts_at', '<', instant(now() + hostsFrom))
        .orderBy('starts_at')
        .limit(mostListed)
        .execute()
      return rows.find(({ id }) => tickets.isHostCode(id, code))?.id
    },

    hosted: async (showingId, site) => {
      const showing = await showingById(showingId, site)
      if (!showing || now() > Date.parse(showing.ends_at) + hostsUntil) return undefined
      const places = await db
        .selectFrom('showing_places')
        .innerJoin('accounts', 'accounts.id', 'showing_places.account_id')
        .select([
          'showing_places.id',
          'state',
          'party_size',
          'attended_at',
          'first_name',
          'last_name',
          'phone',
          'email',
        ])
        .where('showing_id', '=', showingId)
        .where('state', '<>', 'cancelled')
        .orderBy('first_name')
        .orderBy('last_name')
        .orderBy('showing_places.id')
        .execute()
      const visitors = await db
        .selectFrom('showing_visitors')
        .selectAll()
        .where('showing_id', '=', showingId)
        .orderBy('came_at')
        .execute()
      const withPlace = places.filter(({ state }) => state !== 'waiting')
      const guestOf = (row: {
        id: string
        first_name: string
        last_name: string
        phone: string | null
        email: string
        party_size: number
      }) => ({
        placeId: row.id,
        name: `${row.first_name} ${row.last_name}`,
        ...(row.phone !== null && { phone: row.phone }),
        email: row.email,
        partySize: row.party_size,
      })
      return {
        ...factsOf(showing),
        people: {
          capacity: showing.people,
          taken: withPlace.reduce((sum, { party_size }) => sum + party_size, 0),
        },
        parties: { capacity: showing.parties, taken: withPlace.length },
        guests: [
          ...places.map((row) => ({
            ...guestOf(row),
            kind: 'booked' as const,
            state: row.state,
            ...(row.attended_at !== null && { attendedAt: Date.parse(row.attended_at) }),
          })),
          ...visitors.map((row) => ({
            ...guestOf(row),
            kind: 'cameBy' as const,
            state: 'attended' as const,
            attendedAt: Date.parse(row.came_at),
          })),
        ],
      }
    },

    checkIn: async (showingId, placeId, hasCome) => {
      // One statement, whoever else ticks the same guest off.
      const changed = await db
        .updateTable('showing_places')
        .set(
          hasCome
            ? { state: 'attended', attended_at: instant(), changed_at: instant() }
            : { state: 'booked', attended_at: null, changed_at: instant() },
        )
        .where('id', '=', placeId)
        .where('showing_id', '=', showingId)
        .where('state', 'in', hasCome ? ['booked', 'waiting'] : ['attended'])
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) > 0) return
      const place = await db
        .selectFrom('showing_places')
        .select('state')
        .where('id', '=', placeId)
        .where('showing_id', '=', showingId)
        .executeTakeFirst()
      if (!place) throw new Problem('notFound')
      if (hasCome !== (place.state === 'attended'))
        throw new Problem('statusConflict', { present: place.state })
    },

    open: async ({ catalogueSiteId }) => {
      const rows = await db
        .selectFrom('showings')
        .selectAll()
        .where('site_id', '=', catalogueSiteId)
        .where('kind', '=', 'onSite')
        .where('called_off_at', 'is', null)
        .where('ends_at', '>', instant(now() - doorsCloseAfter))
        .where('starts_at', '<', instant(now() + openAhead))
        .where(({ or, eb }) => or([eb('members_until', 'is', null), eb('members_until', '<=', instant())]))
        .orderBy('starts_at')
        .limit(50)
        .execute()
      return rows.map((row) => ({ ...factsOf(row), isOpen: isOpen(row) }))
    },

    register: async (showingId, { hasRead: _, ...visitor }, site) => {
      const showing = await showingById(showingId, site)
      if (!showing || showing.called_off_at !== null) throw new Problem('notFound')
      if (!isOpen(showing)) throw new Problem('statusConflict', { present: 'closed' })
      const { firstName, lastName, email, phone = null, partySize, wantsNews } = visitor
      const said = {
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        party_size: partySize,
        wants_news: wantsNews,
      }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('showing_visitors')
          .values({ ...said, showing_id: showingId, email_key: canonicalEmail(email), came_at: instant() })
          .onConflict((conflict) => conflict.columns(['showing_id', 'email_key']).doUpdateSet(said))
          .execute()
        if (!wantsNews) return
        await makeInterests(trx, { now }).register({
          firstName,
          lastName,
          email,
          ...(phone !== null && { phone }),
          newsletter: true,
          ...(showing.object_id === null ? { stageId: showing.stage_id } : { objectId: showing.object_id }),
          accountId: undefined,
          siteId: site.siteId,
          requestKey: '',
        })
      })
      return factsOf(showing)
    },
  }
}
