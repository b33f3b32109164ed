// The entrance of a showing: ticket details, hosts, check-in, and walk-in visitors.
import type { ShowingPlaceState, ShowingVisitor, SiteDefinition } from '@husrum/domain'
import { canonicalEmail, doorsCloseAfter, doorsOpenBefore, hasRoomFor, initialOf } from '@husrum/domain'
import { makeInterests } from '../../people/interests/index.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { LetterPass } from '../../platform/mail/letter-gate.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Db, ShowingRow } from './stored-showings.ts'
import { factsOf, hostedIdOf, takenAt } from './stored-showings.ts'
import type { Tickets } from './tickets.ts'

const hour = 3_600_000
/** Hosts prepare their list, and read it after the showing. */
const hostsUntil = 12 * hour
const hostsFrom = 60 * 24 * hour
const openAhead = 30 * 24 * hour
const maxListed = 500

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
  /** By first name, as guests give it at the entrance. */
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
  /** Undefined for an invalid, withdrawn or renewed code, and for a showing that is long over. */
  hostedByCode(
    code: string,
    site: OnSite,
  ): Promise<{ readonly hosted: HostedShowing; readonly mark: string } | undefined>
  /** By the mark in a host's cookie. Undefined if its code was withdrawn or renewed since. */
  hostedByMark(mark: string, site: OnSite): Promise<HostedShowing | undefined>
  /**
   * Throws `notFound` for a guest of another showing, and `statusConflict`: for a guest who has cancelled, and with `full` for a party
   * in line that is larger than the room that is left.
   */
  checkIn(showingId: string, placeId: string, hasCome: boolean): Promise<void>
  /** Public showings, the next first. */
  open(site: OnSite): Promise<readonly (Facts & { readonly isOpen: boolean })[]>
  /**
   * Throws `notFound`, and `statusConflict` if the entrance is closed. An address that is already registered at the showing changes
   * nothing, with the same answer, so that addresses cannot be probed.
   * @param news where the news subscription is confirmed; undefined: no e-mail is sent.
   */
  register(
    showingId: string,
    visitor: ShowingVisitor,
    where: { readonly site: SiteDefinition; readonly news: NewsLetter | undefined },
  ): Promise<Facts>
  /** Registers the interest of a visitor who confirms it from their own mailbox. False for an unknown token. */
  confirmNews(token: string, site: OnSite): Promise<boolean>
}

/** The e-mail that asks to confirm the news subscription. */
export interface NewsLetter {
  readonly pass: LetterPass
  /** Absolute. */
  readonly linkOf: (token: string) => string
}

export const makeShowingDoor = ({
  db,
  now,
  tickets,
  mails,
}: {
  readonly db: Db
  readonly now: () => number
  readonly tickets: Tickets
  readonly mails: Pick<MailService, 'within'>
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

  const hosted = async (showing: ShowingRow): Promise<HostedShowing> => {
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
      .where('showing_id', '=', showing.id)
      .where('state', '<>', 'cancelled')
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('showing_places.id')
      .execute()
    const visitors = await db
      .selectFrom('showing_visitors')
      .selectAll()
      .where('showing_id', '=', showing.id)
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
  }
  const mayHost = ({ ends_at, host_code_withdrawn_at }: ShowingRow): boolean =>
    host_code_withdrawn_at === null && now() <= Date.parse(ends_at) + hostsUntil

  return {
    ticket: async (ticket, site) => {
      const row = await placeWithShowing(ticket, site)
      return (
        row && {
          ...factsOf(row),
          initial: initialOf(row.first_name),
          partySize: row.party_size,
          // A cancelled showing has no places.
          state: row.called_off_at === null ? row.state : 'cancelled',
          ...(row.attended_at !== null && { attendedAt: Date.parse(row.attended_at) }),
          placeId: row.place_id,
        }
      )
    },

    showingOfTicket: placeWithShowing,

    hostedByCode: async (code, { catalogueSiteId }) => {
      const rows = await db
        .selectFrom('showings')
        .selectAll()
        .where('site_id', '=', catalogueSiteId)
        .where('ends_at', '>', instant(now() - hostsUntil))
        .where('starts_at', '<', instant(now() + hostsFrom))
        .where('host_code_withdrawn_at', 'is', null)
        .orderBy('starts_at')
        .limit(maxListed)
        .execute()
      const showing = rows.find((row) => tickets.isHostCode(hostedIdOf(row), code))
      return showing && { hosted: await hosted(showing), mark: tickets.hostMarkOf(hostedIdOf(showing)) }
    },

    hostedByMark: async (mark, site) => {
      const id = tickets.showingOfMark(mark)
      const showing = id === undefined ? undefined : await showingById(id, site)
      return showing && mayHost(showing) && tickets.isHostMark(hostedIdOf(showing), mark)
        ? hosted(showing)
        : undefined
    },

    checkIn: (showingId, placeId, hasCome) =>
      db.transaction().execute(async (trx) => {
        // The lock of the showing, as for each change of its places: two hosts cannot give away the same room.
        const showing = await trx
          .selectFrom('showings')
          .select(['people', 'parties'])
          .where('id', '=', showingId)
          .forUpdate()
          .executeTakeFirst()
        const place = await trx
          .selectFrom('showing_places')
          .select(['state', 'party_size'])
          .where('id', '=', placeId)
          .where('showing_id', '=', showingId)
          .executeTakeFirst()
        if (!showing || !place) throw new Problem('notFound')
        if (hasCome === (place.state === 'attended')) return
        if (place.state === 'cancelled' || (!hasCome && place.state !== 'attended'))
          throw new Problem('statusConflict', { present: place.state })
        if (place.state === 'waiting') {
          const taken = await takenAt(trx, showingId)
          const rooms = {
            people: { capacity: showing.people, taken: taken.people },
            parties: { capacity: showing.parties, taken: taken.parties },
          }
          if (!hasRoomFor(rooms, place.party_size)) throw new Problem('full')
        }
        await trx
          .updateTable('showing_places')
          .set(
            hasCome
              ? { state: 'attended', attended_at: instant(), changed_at: instant() }
              : { state: 'booked', attended_at: null, changed_at: instant() },
          )
          .where('id', '=', placeId)
          .execute()
      }),

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

    register: async (showingId, { hasRead: _, ...visitor }, { site, news }) => {
      const showing = await showingById(showingId, site)
      if (!showing || showing.called_off_at !== null) throw new Problem('notFound')
      if (!isOpen(showing)) throw new Problem('closed')
      const { firstName, lastName, email, phone = null, partySize, wantsNews } = visitor
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('showing_visitors')
          .values({
            showing_id: showingId,
            first_name: firstName,
            last_name: lastName,
            email,
            email_key: canonicalEmail(email),
            phone,
            party_size: partySize,
            wants_news: wantsNews,
            came_at: instant(),
          })
          .onConflict((conflict) => conflict.columns(['showing_id', 'email_key']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added || !wantsNews || !news) return
        const link = news.linkOf(tickets.newsTokenOf(added.id))
        await mails
          .within(trx)
          .postAdmitted({ kind: 'confirmNews', to: email, site, about: showing.name, link }, news.pass)
      })
      return factsOf(showing)
    },

    confirmNews: (token, { siteId, catalogueSiteId }) =>
      db.transaction().execute(async (trx) => {
        const id = tickets.visitorOfNewsToken(token)
        if (id === undefined) return false
        const visitor = await trx
          .selectFrom('showing_visitors')
          .innerJoin('showings', 'showings.id', 'showing_visitors.showing_id')
          .selectAll('showing_visitors')
          .select(['showings.object_id', 'showings.stage_id'])
          .where('showing_visitors.id', '=', id)
          .where('showings.site_id', '=', catalogueSiteId)
          .forUpdate('showing_visitors')
          .executeTakeFirst()
        if (!visitor) return false
        if (visitor.news_confirmed_at !== null) return true
        await trx
          .updateTable('showing_visitors')
          .set({ news_confirmed_at: instant() })
          .where('id', '=', id)
          .execute()
        await makeInterests(trx, { now }).register({
          firstName: visitor.first_name,
          lastName: visitor.last_name,
          email: visitor.email,
          ...(visitor.phone !== null && { phone: visitor.phone }),
          newsletter: true,
          ...(visitor.object_id === null ? { stageId: visitor.stage_id } : { objectId: visitor.object_id }),
          accountId: undefined,
          siteId,
          requestKey: '',
        })
        return true
      }),
  }
}
