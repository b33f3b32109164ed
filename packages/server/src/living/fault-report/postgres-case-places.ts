// The places that a person may report faults for, in the database, with their rooms. Every query filters by owner.
import type {
  BoardStanding,
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CaseBuildingType,
  CasePlace,
  CaseRoom,
} from '@husrum/domain'
import { organisationOf } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { ReportsOf } from './case-reporter.ts'

type Row = Selectable<Table<'case_places'>> & { readonly has_board?: boolean }

/** A place with the data that a report copies from it. */
export interface KnownPlace {
  readonly place: CasePlace
  readonly kind: 'home' | CaseBuildingType
  readonly associationId: string | null
  readonly associationName: string
  readonly objectName: string
  readonly buildingPartName: string
  /** `yyyy-MM-dd`. */
  readonly completedOn: string | null
}

/** The places that a report names, as far as the reporter has access. */
export interface NamedPlaces {
  readonly known: KnownPlace | undefined
  readonly room: CaseRoom | undefined
  readonly asset: Pick<CaseAsset, 'name' | 'key'> | undefined
  /** Whether the place has a list of rooms, and the room one of details. */
  readonly hasRooms: boolean
  readonly hasAssets: boolean
}

/** Ids in an external case system; empty if it has none. */
export type VendorIds = Readonly<Record<Table<'case_vendor_ids'>['name'], string>>

/** Maximum number of search results. */
const maxFound = 20
/** Minimum length of a search text (FAULT-20). */
export const leastSearched = 2

const placeOf = (row: Row): CasePlace => ({
  id: row.id,
  propertyId: row.property_id,
  address: row.address,
  zipCode: row.zip_code,
  city: row.city,
  governmentObjectId: row.government_object_id,
  objectTypeId: row.object_type_id,
  rentalBuilding: row.rental_building,
  buildingId: row.building_id,
  buildingPartId: row.building_part_id,
  ...(row.kind === 'home' && row.has_board && { hasBoard: true }),
})

/** Whether there is a board that follows the errands of a place: boards without management do not. */
const hasBoard = (table: 'case_places' | 'own') =>
  sql<boolean>`exists (select from associations as boards where boards.id = ${sql.ref(`${table}.association_id`)}
    and boards.active_financial_management)`.as('has_board')

const knownOf = (row: Row & { readonly association_name: string | null }): KnownPlace => ({
  place: placeOf(row),
  kind: row.kind,
  associationId: row.association_id,
  associationName: row.association_name ?? '',
  objectName: row.object_name,
  buildingPartName: row.building_part_name,
  completedOn: row.completed_on,
})

/** For a board the places of its association; for others their homes, and the common areas of those buildings. */
const theirs = (db: Kysely<Schema>, { accountId, associationId, site }: ReportsOf) => {
  const all = db.selectFrom('case_places').where('case_places.organisation', '=', organisationOf(site))
  if (associationId !== undefined) return all.where('case_places.association_id', '=', associationId)
  const agreed = db.selectFrom('case_agreements').where('account_id', '=', accountId)
  return all.where((row) =>
    row.or([
      row('case_places.id', 'in', agreed.select('place_id')),
      row.and([
        row('case_places.kind', '<>', 'home'),
        row(
          'case_places.property_id',
          'in',
          agreed
            .innerJoin('case_places as own', 'own.id', 'case_agreements.place_id')
            .select('own.property_id'),
        ),
      ]),
    ]),
  )
}

export type CasePlacesOf = ReturnType<typeof makeCasePlaces>

export const makeCasePlaces = (db: Kysely<Schema>) => {
  const roomsOfLayout = (layout: string): Promise<readonly CaseRoom[]> =>
    db
      .selectFrom('case_rooms')
      .select(['id', 'name', 'key'])
      .where('layout', '=', layout)
      .orderBy('place')
      .execute()

  return {
    /** The homes for which the person has an agreement. */
    agreements: async (whose: ReportsOf): Promise<readonly CasePlace[]> => {
      if (whose.associationId !== undefined) return []
      const rows = await theirs(db, whose)
        .selectAll('case_places')
        .select(hasBoard('case_places'))
        .where('case_places.kind', '=', 'home')
        .orderBy('address')
        .orderBy('object_name')
        .execute()
      return rows.map(placeOf)
    },

    publicAddresses: async (whose: ReportsOf): Promise<readonly CasePlace[]> => {
      const rows = await theirs(db, whose)
        .selectAll('case_places')
        .where('case_places.kind', 'in', ['object', 'stairs'])
        .orderBy('address')
        .orderBy('kind')
        .limit(200)
        .execute()
      return rows.map(placeOf)
    },

    /** Searches by a part of the address or name; no results for less than two characters. */
    search: async (
      typed: string,
      kinds: 'homes' | 'buildings',
      whose: ReportsOf,
    ): Promise<readonly CaseBuilding[]> => {
      const text = typed.normalize('NFC').trim()
      if (text.length < leastSearched || whose.associationId === undefined) return []
      const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
      const rows = await theirs(db, whose)
        .selectAll('case_places')
        .where('kind', kinds === 'homes' ? '=' : '<>', 'home')
        .where(
          sql<boolean>`address || ' ' || object_name || ' ' || building_part_name || ' ' || zip_code || ' ' || city ilike ${pattern}`,
        )
        .orderBy('address')
        .orderBy('object_name')
        .limit(maxFound)
        .execute()
      return rows.map((row) => ({
        ...placeOf(row),
        buildingType: row.kind === 'home' ? 'object' : row.kind,
      }))
    },

    /** Undefined without access. */
    find: async (id: string, whose: ReportsOf): Promise<KnownPlace | undefined> => {
      const row = await theirs(db, whose)
        .leftJoin('associations', 'associations.id', 'case_places.association_id')
        .selectAll('case_places')
        .select(['associations.name as association_name', hasBoard('case_places')])
        .where('case_places.id', '=', id)
        .executeTakeFirst()
      return row && knownOf(row)
    },

    /** The place, room and thing that a report names, in one query. */
    named: async (
      { placeId, roomId, assetId }: Readonly<Record<'placeId' | 'roomId' | 'assetId', string>>,
      whose: ReportsOf,
    ): Promise<NamedPlaces> => {
      const { place, room, asset, has_rooms, has_assets } = await db
        .with('own', () => theirs(db, whose).selectAll('case_places'))
        .with('named_room', (query) =>
          query
            .selectFrom('case_rooms')
            .select(['id', 'name', 'key'])
            .where('id', '=', roomId)
            .where('layout', 'in', (own) =>
              own.selectFrom('own').select('layout').where('own.id', '=', placeId),
            ),
        )
        .selectNoFrom((row) => [
          jsonObjectFrom(
            row
              .selectFrom('own')
              .leftJoin('associations', 'associations.id', 'own.association_id')
              .selectAll('own')
              .select(['associations.name as association_name', hasBoard('own')])
              .where('own.id', '=', placeId),
          ).as('place'),
          jsonObjectFrom(row.selectFrom('named_room').selectAll()).as('room'),
          jsonObjectFrom(
            row
              .selectFrom('case_assets')
              .innerJoin('named_room', 'named_room.id', 'case_assets.room_id')
              .select(['case_assets.name', 'case_assets.key'])
              .where('case_assets.id', '=', assetId),
          ).as('asset'),
          row
            .exists(
              row
                .selectFrom('case_rooms')
                .innerJoin('own', 'own.layout', 'case_rooms.layout')
                .select('case_rooms.id')
                .where('own.id', '=', placeId),
            )
            .as('has_rooms'),
          row
            .exists(
              row
                .selectFrom('case_assets')
                .innerJoin('named_room', 'named_room.id', 'case_assets.room_id')
                .select('case_assets.id'),
            )
            .as('has_assets'),
        ])
        .modifyEnd(preparedPlan)
        .executeTakeFirstOrThrow()
      return {
        known: place ? knownOf(place) : undefined,
        room: room ?? undefined,
        asset: asset ?? undefined,
        hasRooms: Boolean(has_rooms),
        hasAssets: Boolean(has_assets),
      }
    },

    /** Undefined for a home without access. */
    roomsOfHome: async (id: string, whose: ReportsOf): Promise<readonly CaseRoom[] | undefined> => {
      const home = await theirs(db, whose)
        .select('layout')
        .where('case_places.id', '=', id)
        .where('case_places.kind', '=', 'home')
        .executeTakeFirst()
      return home && roomsOfLayout(home.layout)
    },

    /** Undefined for a property without access. */
    roomsOfProperty: async (
      propertyId: string,
      whose: ReportsOf,
    ): Promise<readonly CaseRoom[] | undefined> => {
      const property = await theirs(db, whose)
        .select('layout')
        .where('case_places.property_id', '=', propertyId)
        .where('case_places.kind', '<>', 'home')
        .limit(1)
        .executeTakeFirst()
      return property && roomsOfLayout(property.layout)
    },

    /** A room of an accessible place. */
    room: (id: string, whose: ReportsOf): Promise<CaseRoom | undefined> =>
      db
        .selectFrom('case_rooms')
        .select(['id', 'name', 'key'])
        .where('id', '=', id)
        .where('layout', 'in', theirs(db, whose).select('case_places.layout'))
        .executeTakeFirst(),

    /** Undefined for a room without access. */
    assets: async (roomId: string, whose: ReportsOf): Promise<readonly CaseAsset[] | undefined> => {
      const rows = await db
        .selectFrom('case_rooms')
        .leftJoin('case_assets', 'case_assets.room_id', 'case_rooms.id')
        .select(['case_assets.id', 'case_assets.name', 'case_assets.key', 'case_assets.faq_ids'])
        .where('case_rooms.id', '=', roomId)
        .where('case_rooms.layout', 'in', theirs(db, whose).select('case_places.layout'))
        .orderBy('case_assets.place')
        .execute()
      if (rows.length === 0) return undefined
      return rows.flatMap(({ id, name, key, faq_ids }) =>
        id === null ? [] : [{ id, name: name ?? '', key: key ?? '', faqIds: faq_ids ?? [] }],
      )
    },

    /** The association of a board; undefined if only its name is known. */
    association: async (whose: ReportsOf): Promise<CaseAssociation | undefined> => {
      if (whose.associationId === undefined) return undefined
      const row = await db
        .selectFrom('associations')
        .leftJoin('association_facts', 'association_facts.association_id', 'associations.id')
        .select(['name', 'active_financial_management', 'organisation_number', 'board_email'])
        .where('associations.id', '=', whose.associationId)
        .executeTakeFirst()
      if (!row) return undefined
      const buildings = await theirs(db, whose)
        .selectAll('case_places')
        .where('kind', '<>', 'home')
        .orderBy('address')
        .limit(200)
        .execute()
      return {
        name: row.name,
        organisationNumber: row.organisation_number ?? '',
        boardEmail: row.board_email ?? '',
        activeFinancialManagement: row.active_financial_management,
        addresses: buildings.map(placeOf),
      }
    },

    /** How a private person gets to the report of their board. */
    boardStanding: async ({ accountId }: Pick<ReportsOf, 'accountId'>): Promise<BoardStanding> => {
      const seats = await db
        .selectFrom('association_members')
        .innerJoin('associations', 'associations.id', 'association_members.association_id')
        .select(['associations.name', 'associations.active_financial_management'])
        .where('association_members.account_id', '=', accountId)
        .orderBy('associations.name')
        .execute()
      const [first] = seats
      if (!first) return { kind: 'none' }
      return seats.some((seat) => seat.active_financial_management)
        ? { kind: 'signIn' }
        : { kind: 'withoutManagement', association: first.name }
    },

    /** Empty if unknown. */
    boardEmail: async ({ associationId }: ReportsOf): Promise<string> => {
      if (associationId === undefined) return ''
      const row = await db
        .selectFrom('association_facts')
        .select('board_email')
        .where('association_id', '=', associationId)
        .executeTakeFirst()
      return row?.board_email ?? ''
    },

    changeBoardEmail: async (within: Kysely<Schema>, email: string, associationId: string): Promise<void> => {
      await within
        .insertInto('association_facts')
        .values({ association_id: associationId, organisation_number: '', board_email: email })
        .onConflict((conflict) => conflict.column('association_id').doUpdateSet({ board_email: email }))
        .execute()
    },

    vendorIds: async ({ site }: Pick<ReportsOf, 'site'>): Promise<VendorIds> => {
      const rows = await db
        .selectFrom('case_vendor_ids')
        .select(['name', 'value'])
        .where('organisation', '=', organisationOf(site))
        .execute()
      const known = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
      return {
        otherApartmentPlace: '',
        otherApartmentProperty: '',
        otherApartmentObjectType: '',
        skippedObjectType: '',
        ...known,
      }
    },

    /** Handover dates of the buildings of a person's homes, one entry per address. */
    completions: async (
      whose: ReportsOf,
    ): Promise<readonly { readonly address: string; readonly completedOn: string }[]> => {
      const rows = await theirs(db, whose)
        .select(['address', 'completed_on'])
        .where('case_places.kind', '=', whose.associationId === undefined ? 'home' : 'object')
        .where('completed_on', 'is not', null)
        .orderBy('address')
        .limit(20)
        .execute()
      const byAddress = new Map(rows.map(({ address, completed_on }) => [address, completed_on ?? '']))
      return [...byAddress].map(([address, completedOn]) => ({ address, completedOn }))
    },
  }
}
