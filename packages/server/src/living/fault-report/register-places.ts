// What the registers say of places, rooms, guidance texts and associations, in the tables of fault reports.
import type { AccountOrganisation, CaseBuildingType } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** Texts that are not known are empty. */
interface RegisteredPlace {
  readonly id: string
  readonly organisation: AccountOrganisation
  readonly kind: CaseBuildingType | 'home'
  /** Undefined: it has none, or it has not come yet. */
  readonly associationId: string | undefined
  readonly propertyId: string
  readonly buildingId: string
  readonly stairwellId: string
  readonly stairwellName: string
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly nationalNumber: string
  readonly objectType: string
  readonly isRental: boolean
  readonly layoutId: string
  /** `yyyy-MM-dd` */
  readonly completedOn: string | undefined
  /** The home in the catalogue. */
  readonly objectId: string | undefined
}

/** An association that does not exist yet is left out. */
export const writePlace = async (trx: Db, place: RegisteredPlace): Promise<void> => {
  const facts = {
    organisation: place.organisation,
    association_id: sql<
      string | null
    >`(select id from associations where id = ${place.associationId ?? null}::uuid
      and organisation = ${place.organisation})`,
    kind: place.kind,
    property_id: place.propertyId,
    building_id: place.buildingId,
    building_part_id: place.stairwellId,
    building_part_name: place.stairwellName,
    object_name: place.name,
    address: place.address,
    zip_code: place.postalCode,
    city: place.city,
    government_object_id: place.nationalNumber,
    object_type_id: place.objectType,
    rental_building: place.isRental,
    layout: place.layoutId,
    completed_on: place.completedOn ?? null,
    object_id: place.objectId ?? null,
  }
  await trx
    .insertInto('case_places')
    .values({ id: place.id, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute()
}

export const deletePlace = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('case_places').where('id', '=', id).execute()
}

interface RegisteredPart {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly articleIds: readonly string[]
}

interface RegisteredRoom {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly parts: readonly RegisteredPart[]
}

/** Replaces the rooms of a layout, and their parts. Rooms keep their ids, so that drafts that name them stay valid. */
export const writeLayout = async (
  trx: Db,
  layoutId: string,
  rooms: readonly RegisteredRoom[],
): Promise<void> => {
  await trx.deleteFrom('case_rooms').where('layout', '=', layoutId).execute()
  if (rooms.length === 0) return
  await trx
    .insertInto('case_rooms')
    .values(rooms.map(({ id, key, name }, place) => ({ id, layout: layoutId, place, key, name })))
    .execute()
  const parts = rooms.flatMap((room) =>
    room.parts.map(({ id, key, name, articleIds }, place) => ({
      id,
      room_id: room.id,
      place,
      key,
      name,
      faq_ids: [...articleIds],
    })),
  )
  if (parts.length > 0) await trx.insertInto('case_assets').values(parts).execute()
}

interface RegisteredArticle {
  readonly id: string
  readonly organisation: AccountOrganisation
  readonly title: string
  readonly text: string
  readonly description: string
  readonly videoUrl: string
}

export const writeArticle = async (
  trx: Db,
  { id, organisation, title, text, description, videoUrl }: RegisteredArticle,
): Promise<void> => {
  await deleteArticle(trx, id)
  await trx
    .insertInto('case_articles')
    .values({ id, organisation, title, text, description, video_url: videoUrl, files: '[]' })
    .execute()
}

export const deleteArticle = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('case_articles').where('id', '=', id).execute()
}

export const writeAssociationFacts = async (
  trx: Db,
  id: string,
  { organisationNumber, boardEmail }: { readonly organisationNumber: string; readonly boardEmail: string },
): Promise<void> => {
  const facts = { organisation_number: organisationNumber, board_email: boardEmail }
  await trx
    .insertInto('association_facts')
    .values({ association_id: id, ...facts })
    .onConflict((conflict) => conflict.column('association_id').doUpdateSet(facts))
    .execute()
}
