// Places at showings: members book, change and cancel them. All changes of one showing's places lock its row, so that
// counts under the lock are exact.
import type { EventFacts } from '@husrum/contract'
import type { Showing } from '@husrum/domain'
import { hasRoomFor, lineClosesBefore, showingReminderMs, userBrandOf } from '@husrum/domain'
import { sql } from 'kysely'
import { addEvents } from '../../platform/events/add-events.ts'
import { Problem } from '../../platform/http/problem.ts'
import { makeKeyedMutex } from '../../platform/modules/keyed-mutex.ts'
import type { PlaceRow, ShowingLetters } from './showing-letters.ts'
import type { Db, ShowingRow, StoredShowings, Who } from './stored-showings.ts'
import { isPaidMember, takenAt } from './stored-showings.ts'

/** The member, and the origin for links in e-mails. */
export interface Guest extends Who {
  readonly origin: string
}

export interface TakenPlace {
  readonly outcome: 'booked' | 'waiting' | 'kept'
  readonly showing: Showing
}

export interface ShowingService {
  /**
   * Throws `notFound`, `invalidRequest` for a party that is too large, and `full`, `over`, `members` or `attended`: nothing has
   * changed then, also not at the showing to be left.
   */
  book(
    wish: { readonly id: string; readonly partySize: number; readonly insteadOf?: string | undefined },
    guest: Guest,
  ): Promise<TakenPlace>
  /** Throws `notFound`, and `over` once it has begun. */
  cancel(id: string, guest: Guest): Promise<Showing>
  /** Gives free places to the waiting list. Returns how many got a place. */
  advance(trx: Db, showing: ShowingRow): Promise<number>
}

const eventOf = ({ id, showing_id, state }: PlaceRow): EventFacts => ({
  type: 'showing.booked',
  data: { placeId: id, showingId: showing_id, status: state === 'waiting' ? 'waiting' : 'booked' },
})

export const makeShowingService = ({
  db,
  now,
  stored,
  letters,
}: {
  readonly db: Db
  readonly now: () => number
  readonly stored: StoredShowings
  readonly letters: ShowingLetters
}): ShowingService => {
  const instant = (ms = now()): string => new Date(ms).toISOString()
  /** A rush for one showing uses one database connection, not all. */
  const inTurn = makeKeyedMutex()

  const ownAt = (trx: Db, showingId: string, accountId: string): Promise<PlaceRow | undefined> =>
    trx
      .selectFrom('showing_places')
      .selectAll()
      .where('showing_id', '=', showingId)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()

  const roomAt = async (trx: Db, showing: ShowingRow, without = { people: 0, parties: 0 }) => {
    const { people, parties } = await takenAt(trx, showing.id)
    return {
      people: { capacity: showing.people, taken: people - without.people },
      parties: { capacity: showing.parties, taken: parties - without.parties },
    }
  }

  /** A booking on the last day needs no reminder. */
  const remindedAt = (showing: ShowingRow): string | null =>
    Date.parse(showing.starts_at) - now() <= showingReminderMs ? instant() : null

  const change = async (
    trx: Db,
    id: string,
    to: Partial<Pick<PlaceRow, 'state' | 'party_size' | 'reminded_at'>>,
  ) =>
    trx
      .updateTable('showing_places')
      .set({ ...to, changed_at: instant() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()

  const advance: ShowingService['advance'] = async (trx, showing) => {
    if (showing.called_off_at !== null || now() > Date.parse(showing.starts_at) - lineClosesBefore) return 0
    const line = await trx
      .selectFrom('showing_places')
      .select(['id', 'party_size'])
      .where('showing_id', '=', showing.id)
      .where('state', '=', 'waiting')
      .orderBy('in_line')
      .execute()
    if (line.length === 0) return 0
    let { people, parties } = await roomAt(trx, showing)
    let count = 0
    for (const { id, party_size: size } of line) {
      if (!hasRoomFor({ people, parties }, size)) continue
      people = { ...people, taken: people.taken + size }
      parties = { ...parties, taken: parties.taken + 1 }
      const place = await change(trx, id, { state: 'booked', reminded_at: remindedAt(showing) })
      await addEvents(trx, [eventOf(place)])
      await letters.post(trx, 'showingPlaceFree', showing, place)
      count += 1
    }
    return count
  }

  /** Changes the party size of a place. */
  const resize = async (trx: Db, showing: ShowingRow, own: PlaceRow, size: number) => {
    if (own.state === 'attended') throw new Problem('attended')
    if (own.party_size === size) return 'kept'
    if (own.state === 'booked') {
      const room = await roomAt(trx, showing, { people: own.party_size, parties: 1 })
      if (!hasRoomFor(room, size)) throw new Problem('full')
      const place = await change(trx, own.id, { party_size: size })
      await letters.post(trx, 'showingChanged', showing, place)
    } else await change(trx, own.id, { party_size: size })
    await advance(trx, showing)
    const after = await ownAt(trx, showing.id, own.account_id)
    return after?.state === 'waiting' ? 'waiting' : 'booked'
  }

  const take = async (
    trx: Db,
    showing: ShowingRow,
    { accountId, site, origin }: Guest,
    size: number,
    state: 'booked' | 'waiting',
  ): Promise<PlaceRow> => {
    const place = await trx
      .insertInto('showing_places')
      .values({
        showing_id: showing.id,
        account_id: accountId,
        site: site.key,
        origin,
        party_size: size,
        state,
        made_at: instant(),
        changed_at: instant(),
        reminded_at: state === 'booked' ? remindedAt(showing) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addEvents(trx, [eventOf(place)])
    return place
  }

  const isMember = async (trx: Db, { accountId, site }: Who): Promise<boolean> => {
    const { rows } = await sql<{
      yes: boolean
    }>`select ${isPaidMember(accountId, userBrandOf(site))} as yes`.execute(trx)
    return rows[0]?.yes ?? false
  }

  const seen = async (id: string, guest: Guest): Promise<Showing> => {
    const [showing] = (await stored.seenBy(db, guest, id)).showings
    if (!showing) throw new Problem('notFound')
    return showing
  }

  return {
    advance,

    book: async ({ id, partySize, insteadOf }, guest) => {
      const outcome = await inTurn(id, () =>
        db.transaction().execute(async (trx): Promise<TakenPlace['outcome']> => {
          const rows = await stored.lock(trx, guest.site, [
            id,
            ...(insteadOf === undefined ? [] : [insteadOf]),
          ])
          const showing = rows.get(id)
          if (!showing || showing.called_off_at !== null) throw new Problem('notFound')
          if (now() >= Date.parse(showing.starts_at)) throw new Problem('over')
          if (partySize > showing.most_in_party)
            throw new Problem('invalidRequest', { errors: [{ field: 'partySize', key: 'tooLarge' }] })
          const own = await ownAt(trx, id, guest.accountId)
          if (own) return resize(trx, showing, own, partySize)
          const isEarly = showing.members_until !== null && now() < Date.parse(showing.members_until)
          if (isEarly && !(await isMember(trx, guest))) throw new Problem('members')
          const left = insteadOf === undefined ? undefined : rows.get(insteadOf)
          const before = left && (await ownAt(trx, left.id, guest.accountId))
          const hasRoom = hasRoomFor(await roomAt(trx, showing), partySize)
          // A member who moves keeps the old place until the new one is certain.
          if (before && !hasRoom) throw new Problem('full')
          if (before?.state === 'attended') throw new Problem('attended')
          const place = await take(trx, showing, guest, partySize, hasRoom ? 'booked' : 'waiting')
          if (left && before) {
            await change(trx, before.id, { state: 'cancelled' })
            await advance(trx, left)
          }
          const kind = before ? 'showingChanged' : hasRoom ? 'showingBooked' : 'showingWaiting'
          await letters.post(trx, kind, showing, place)
          return hasRoom ? 'booked' : 'waiting'
        }),
      )
      return { outcome, showing: await seen(id, guest) }
    },

    cancel: async (id, guest) => {
      await inTurn(id, () =>
        db.transaction().execute(async (trx) => {
          const showing = (await stored.lock(trx, guest.site, [id])).get(id)
          if (!showing) throw new Problem('notFound')
          const own = await ownAt(trx, id, guest.accountId)
          if (!own) return
          if (own.state === 'attended') throw new Problem('attended')
          if (now() >= Date.parse(showing.starts_at)) throw new Problem('over')
          await change(trx, own.id, { state: 'cancelled' })
          if (own.state === 'booked') {
            await letters.post(trx, 'showingCancelled', showing, own)
            await advance(trx, showing)
          }
        }),
      )
      return seen(id, guest)
    },
  }
}
