// Access to residences: every query about a person's residence goes through here.
import type { Money, Residence, ResidenceDay, SiteDefinition } from '@husrum/domain'
import { agreedAmountsOf, siteByKey, withoutUndefined } from '@husrum/domain'
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
  /** Minor units. */
  readonly options_sum: number
  readonly interior_stops: readonly string[]
}

const dayOf = ({ kind, earliest, latest, source, reason, set_at }: DayRow): ResidenceDay => ({
  kind,
  earliest,
  ...withoutUndefined({ latest: latest ?? undefined }),
  source,
  ...withoutUndefined({ reason: reason ?? undefined }),
  setAt: Date.parse(set_at),
})

/**
 * The agreed price of options of a residence, in minor units: of the order that applies, which includes those of the agreement; of the
 * agreement until there is an order.
 */
export const optionsSumOf = sql<number>`coalesce(
  (select sum from interior_orders where interior_orders.residence_id = residences.id order by number desc limit 1),
  (select sum((option ->> 'price')::bigint) from bookings, jsonb_array_elements(bookings.options) as option
    where bookings.id = residences.booking_id), 0)`

/** The last day of each group of options of a residence, the earliest first. */
export const interiorStopsOf = sql<readonly string[]>`(
  select coalesce(jsonb_agg(distinct last_day), '[]') from option_groups
    where option_groups.stage_id = residences.stage_id and last_day is not null and not is_withdrawn)`

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

const agreedIn = ({ home, site, options_sum }: Row): Pick<Residence, 'agreed'> => {
  const { price, totalPrice } = home
  if (price === undefined) return {}
  return {
    agreed: agreedAmountsOf({ price, totalPrice }, Number(options_sum) as Money, siteByKey(site).country),
  }
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
  ...agreedIn(row),
  interiorStops: row.interior_stops,
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
      optionsSumOf.as('options_sum'),
      interiorStopsOf.as('interior_stops'),
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
