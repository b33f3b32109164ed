// Access to residences: every query about a person's residence goes through here.
import type { Residence, ResidenceDay, SiteDefinition } from '@husrum/domain'
import { withoutUndefined } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** A residence of a person, with the place for its fault reports. */
export interface OwnResidence extends Residence {
  readonly placeId?: string
  readonly hasFaultReports: boolean
}

type DayRow = Omit<Selectable<Table<'residence_days'>>, 'id' | 'residence_id'>

type Row = Selectable<Table<'residences'>> & {
  readonly role: Residence['role']
  readonly days: readonly DayRow[]
  readonly is_interior_chosen: boolean
  /** Null without planned payments. */
  readonly is_fully_paid: boolean | null
}

const dayOf = ({ kind, earliest, latest, source, reason, set_at }: DayRow): ResidenceDay => ({
  kind,
  earliest,
  ...withoutUndefined({ latest: latest ?? undefined }),
  source,
  ...withoutUndefined({ reason: reason ?? undefined }),
  setAt: Date.parse(set_at),
})

/** All entries of the dates of a residence, the oldest first. */
export const readDays = async (db: Db, residenceId: string): Promise<readonly ResidenceDay[]> => {
  const rows = await db
    .selectFrom('residence_days')
    .select(['kind', 'earliest', 'latest', 'source', 'reason', 'set_at'])
    .where('residence_id', '=', residenceId)
    .orderBy('id')
    .execute()
  return rows.map(dayOf)
}

/** A row of {@link selectResidences} as a domain object. */
export const residenceOf = (row: Row): OwnResidence => ({
  id: row.id,
  site: row.site,
  objectId: row.object_id,
  stageId: row.stage_id,
  ...withoutUndefined({ bookingId: row.booking_id ?? undefined, placeId: row.place_id ?? undefined }),
  home: row.home,
  role: row.role,
  ...withoutUndefined({
    agreedOn: row.agreed_on ?? undefined,
    completedOn: row.completed_on ?? undefined,
    leftOn: row.left_on ?? undefined,
  }),
  isSuccession: row.is_succession,
  isInteriorChosen: row.is_interior_chosen,
  ...(row.is_fully_paid !== null && { isFullyPaid: row.is_fully_paid }),
  hasFaultReports: row.place_id !== null,
  days: row.days.map(dayOf),
})

/** A person's residences with their dates in order; can be extended by further columns. */
export const selectResidences = (db: Db, accountId: string) =>
  db
    .selectFrom('residences')
    .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
    .selectAll('residences')
    .select((eb) => [
      'residence_people.role',
      // A confirmed order can be changed until its last day; later changes await confirmation.
      sql<boolean>`exists (select from interior_orders as confirmed where confirmed.residence_id = residences.id
        and not exists (select from interior_choices as changed
          where changed.residence_id = residences.id and changed.changed_at > confirmed.ordered_at))`.as(
        'is_interior_chosen',
      ),
      eb
        .selectFrom('residence_payments')
        .select(sql<boolean | null>`bool_and(status = 'paid')`.as('is_paid'))
        .whereRef('residence_id', '=', 'residences.id')
        .where('status', '<>', 'cancelled')
        .as('is_fully_paid'),
      jsonArrayFrom(
        eb
          .selectFrom('residence_days')
          .select(['kind', 'earliest', 'latest', 'source', 'reason', 'set_at'])
          .whereRef('residence_id', '=', 'residences.id')
          .orderBy('residence_days.id'),
      ).as('days'),
    ])
    .where('residence_people.account_id', '=', accountId)

/** More than a person has. */
const maxResidences = 50

/** A person's residences, on a site or on all of them; present ones before former ones, the latest first. */
export const residencesOf = async (
  db: Db,
  accountId: string,
  site?: SiteDefinition,
): Promise<readonly OwnResidence[]> => {
  const rows = await selectResidences(db, accountId)
    .$if(site !== undefined, (query) => query.where('site', '=', site?.key ?? 'sweden'))
    .orderBy(sql`left_on is not null`)
    .orderBy(sql`agreed_on desc nulls last`)
    .orderBy('residences.id')
    .limit(maxResidences)
    .execute()
  return rows.map(residenceOf)
}

/**
 * One of them, by its own id or by that of its home in the catalogue. Undefined for another person's, another
 * site's, or a deleted one: callers cannot tell these apart.
 */
export const ownResidence = async (
  db: Db,
  accountId: string,
  id: string,
  site: SiteDefinition,
): Promise<OwnResidence | undefined> => {
  const row = await selectResidences(db, accountId)
    .where('site', '=', site.key)
    .where(isUuid(id) ? 'residences.id' : 'residences.object_id', '=', id)
    .orderBy(sql`left_on is not null`)
    .orderBy(sql`agreed_on desc nulls last`)
    .limit(1)
    .executeTakeFirst()
  return row && residenceOf(row)
}
