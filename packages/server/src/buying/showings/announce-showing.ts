// Announcements of the company's sales system: the showing in its new form. Guests are notified in the same transaction.
import type { announceShowing, RequestOf } from '@husrum/contract'
import { Problem } from '../../platform/http/problem.ts'
import type { ShowingLetters } from './showing-letters.ts'
import type { ShowingService } from './showing-service.ts'
import type { Db, ShowingRow } from './stored-showings.ts'
import { takenAt } from './stored-showings.ts'

export type AnnouncedShowing = RequestOf<typeof announceShowing>

/** Throws `invalidRequest` for an unknown home or stage, and `statusConflict` if more places are taken than the new limit. */
export type AnnounceShowing = (showing: AnnouncedShowing) => Promise<{ readonly id: string }>

const wrong = (field: string) => new Problem('invalidRequest', { errors: [{ field, key: 'unknownValue' }] })

export const makeAnnounceShowing = ({
  db,
  now,
  letters,
  advance,
}: {
  readonly db: Db
  readonly now: () => number
  readonly letters: ShowingLetters
  readonly advance: ShowingService['advance']
}): AnnounceShowing => {
  const instant = (ms: number): string => new Date(ms).toISOString()

  /** The home or stage, by its present name in the catalogue. */
  const shownOf = async (trx: Db, { siteId, stageId, objectId }: AnnouncedShowing) => {
    const row =
      objectId === undefined
        ? await trx
            .selectFrom('stages')
            .select('details')
            .where('id', '=', stageId)
            .where('site_id', '=', siteId)
            .executeTakeFirst()
        : await trx
            .selectFrom('homes')
            .select('details')
            .where('id', '=', objectId)
            .where('stage_id', '=', stageId)
            .where('site_id', '=', siteId)
            .executeTakeFirst()
    if (!row) throw wrong(objectId === undefined ? 'stageId' : 'objectId')
    return { name: row.details.name, path: row.details.path }
  }

  /** Notifies guests and the waiting list. */
  const tell = async (trx: Db, showing: ShowingRow, kind: 'showingMoved' | 'showingCalledOff') => {
    const places = await trx
      .selectFrom('showing_places')
      .selectAll()
      .where('showing_id', '=', showing.id)
      .where('state', 'in', ['booked', 'waiting'])
      .orderBy('in_line')
      .execute()
    for (const place of places) await letters.post(trx, kind, showing, place)
  }

  return (given) =>
    db.transaction().execute(async (trx) => {
      if (given.endsAt <= given.startsAt) throw wrong('endsAt')
      const values = {
        reference: given.reference,
        site_id: given.siteId,
        stage_id: given.stageId,
        object_id: given.objectId ?? null,
        ...(await shownOf(trx, given)),
        kind: given.kind,
        place: given.place,
        join_url: given.joinUrl ?? null,
        starts_at: instant(given.startsAt),
        ends_at: instant(given.endsAt),
        people: given.people,
        parties: given.parties,
        most_in_party: given.maxPartySize,
        members_until: given.membersUntil === undefined ? null : instant(given.membersUntil),
        called_off_at: given.isCalledOff ? instant(now()) : null,
      }
      const before = await trx
        .selectFrom('showings')
        .selectAll()
        .where('site_id', '=', given.siteId)
        .where('reference', '=', given.reference)
        .forUpdate()
        .executeTakeFirst()
      if (!before) {
        const { id } = await trx
          .insertInto('showings')
          .values(values)
          // Announced twice at once: the first is kept, the next call changes it.
          .onConflict((conflict) => conflict.columns(['site_id', 'reference']).doUpdateSet(values))
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id }
      }
      const { people, parties } = await takenAt(trx, before.id)
      if (!given.isCalledOff && (people > given.people || parties > given.parties)) throw new Problem('full')
      const after = await trx
        .updateTable('showings')
        .set({
          ...values,
          // Keeps the time of the first cancellation.
          ...(given.isCalledOff && before.called_off_at !== null && { called_off_at: before.called_off_at }),
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (given.isCalledOff) {
        if (before.called_off_at !== null) return { id: before.id }
        await tell(trx, after, 'showingCalledOff')
        await trx
          .updateTable('showing_places')
          .set({ state: 'cancelled', changed_at: instant(now()) })
          .where('showing_id', '=', before.id)
          .where('state', 'in', ['booked', 'waiting'])
          .execute()
        return { id: before.id }
      }
      const hasMoved =
        Date.parse(before.starts_at) !== given.startsAt ||
        Date.parse(before.ends_at) !== given.endsAt ||
        before.place !== given.place ||
        before.kind !== given.kind
      if (hasMoved && Date.parse(before.starts_at) > now()) {
        await tell(trx, after, 'showingMoved')
        // After a move to another day, a new reminder is due.
        await trx
          .updateTable('showing_places')
          .set({ reminded_at: null })
          .where('showing_id', '=', before.id)
          .where('state', '=', 'booked')
          .execute()
      }
      await advance(trx, after)
      return { id: before.id }
    })
}
