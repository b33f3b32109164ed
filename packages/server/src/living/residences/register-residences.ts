// Residences that the registers describe, and the places of residences that were bought online.
import type { BookedHome, SiteDefinition } from '@husrum/domain'
import { bookedHomeOf, organisationOf, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** Days are `yyyy-MM-dd`. */
interface RegisteredResidence {
  readonly id: string
  readonly site: SiteDefinition
  readonly placeId: string
  readonly agreedOn?: string
  readonly handedOverOn?: string
  readonly leftOn?: string
  readonly isSuccession?: boolean
  readonly rooms?: number
  readonly area?: number
}

const findPlace = (db: Db, id: string) =>
  db
    .selectFrom('case_places')
    .leftJoin('associations', 'associations.id', 'case_places.association_id')
    .leftJoin('homes', 'homes.id', 'case_places.object_id')
    .selectAll('case_places')
    .select(['associations.name as association', 'homes.details', 'homes.stage_id'])
    .where('case_places.id', '=', id)
    .executeTakeFirst()

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

const homeAt = (
  place: Place,
  { rooms, area }: RegisteredResidence,
  handedOverOn: string | null,
): BookedHome => {
  const { isMoveInReady: _, ...listed } = place.details ? bookedHomeOf(place.details) : {}
  return {
    objectId: place.object_id ?? place.id,
    areaName: place.city,
    municipality: place.city,
    stageName: place.association ?? place.address,
    path: '',
    image: '',
    rooms: rooms ?? 0,
    area: area ?? 0,
    disposalForm: place.rental_building ? 'tenancy' : 'condominium',
    inhabitDate: '',
    ...listed,
    name: place.object_name,
    address: place.address,
    ...(handedOverOn !== null && { inhabitDate: handedOverOn }),
  }
}

/** A home counts as handed over with its house only to those who had bought it before. */
const handedOver = (place: Pick<Place, 'completed_on'>, agreedOn: string | undefined): string | null =>
  place.completed_on !== null && (agreedOn === undefined || place.completed_on >= agreedOn)
    ? place.completed_on
    : null

/** The residence at a place that a booking has made, and that has not ended. */
const bookedAt = (db: Db, placeId: string) =>
  db
    .selectFrom('residences')
    .select('id')
    .where('place_id', '=', placeId)
    .where('booking_id', 'is not', null)
    .where('left_on', 'is', null)
    .executeTakeFirst()

const isBooked = async (db: Db, id: string): Promise<boolean | undefined> => {
  const row = await db.selectFrom('residences').select('booking_id').where('id', '=', id).executeTakeFirst()
  return row && row.booking_id !== null
}

/**
 * Writes a residence of a register; of one that was bought online only its days.
 *
 * @returns its id; undefined if the place is not known yet.
 */
export const writeRegisteredResidence = async (
  trx: Db,
  residence: RegisteredResidence,
): Promise<string | undefined> => {
  const { site, placeId, agreedOn, handedOverOn, leftOn, isSuccession = false } = residence
  const place = await findPlace(trx, placeId)
  if (!place) return undefined
  const booked = await isBooked(trx, residence.id)
  const id = booked === undefined ? ((await bookedAt(trx, placeId))?.id ?? residence.id) : residence.id
  const completedOn = handedOverOn ?? (isSuccession ? null : handedOver(place, agreedOn))
  if (booked === true || id !== residence.id) {
    await trx
      .updateTable('residences')
      .set((row) => ({
        completed_on: sql`coalesce(${completedOn}::date, completed_on)`,
        left_on: leftOn ?? row.ref('left_on'),
      }))
      .where('id', '=', id)
      .execute()
    return id
  }
  const facts = {
    site: site.key,
    object_id: place.object_id ?? place.id,
    stage_id: place.stage_id ?? place.property_id,
    place_id: place.id,
    home: JSON.stringify(homeAt(place, residence, completedOn)),
    agreed_on: agreedOn ?? null,
    completed_on: completedOn,
    left_on: leftOn ?? null,
    is_succession: isSuccession,
  }
  await trx
    .insertInto('residences')
    .values({ id, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute()
  return id
}

/** The household has moved, today unless it was before. */
export const endRegisteredResidence = async (trx: Db, id: string, today: string): Promise<void> => {
  await trx
    .updateTable('residences')
    .set({ left_on: sql`least(left_on, ${today}::date)` })
    .where('id', '=', id)
    .execute()
}

/** Links residences that were bought online with their places, and unlinks those whose place names another home. */
export const placeBookedResidences = async (trx: Db, placeIds: readonly string[]): Promise<void> => {
  if (placeIds.length === 0) return
  await sql`update residences set place_id = null from case_places as places
    where places.id = residences.place_id and places.id = any(${placeIds}::text[])
      and residences.booking_id is not null and places.object_id is distinct from residences.object_id`.execute(
    trx,
  )
  for (const organisation of new Set(sites.map((site: SiteDefinition) => organisationOf(site)))) {
    const keys = sites.filter((site) => organisationOf(site) === organisation).map(({ key }) => key)
    await sql`update residences set place_id = places.id, completed_on = case
        when places.completed_on >= residences.agreed_on then places.completed_on else residences.completed_on end
      from case_places as places
      where places.object_id = residences.object_id and places.id = any(${placeIds}::text[])
        and places.organisation = ${organisation} and residences.site = any(${keys}::text[])
        and residences.booking_id is not null`.execute(trx)
  }
}

/** The place of a home of the catalogue, and the day of its handing over to a buyer. */
export const placeOfHome = async (
  db: Db,
  objectId: string,
  { site, agreedOn }: { readonly site: SiteDefinition; readonly agreedOn: string },
): Promise<{ readonly place_id: string | null; readonly completed_on: string | null }> => {
  const place = await db
    .selectFrom('case_places')
    .select(['id', 'completed_on'])
    .where('object_id', '=', objectId)
    .where('organisation', '=', organisationOf(site))
    .orderBy('id')
    .executeTakeFirst()
  return place
    ? { place_id: place.id, completed_on: handedOver(place, agreedOn) }
    : { place_id: null, completed_on: null }
}
