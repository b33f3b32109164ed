// Adds the places where demo people can report faults, unless they exist. Never in production.
import type { AccountOrganisation, CaseVariant, SiteDefinition } from '@husrum/domain'
import { caseVariantOf, detailWord, organisationOf, roomWord, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { faultWords } from '../living/fault-report/case-words.ts'
import type { Schema, Table } from '../platform/database/schema.ts'
import type { InventedCases, InventedCasesOf } from './invented-cases.ts'
import type { InventedPeople } from './people.ts'

/** Prefixes an id with its organisation: sites of one country may have separate accounts, and each organisation has its own houses. */
const idIn = (organisation: AccountOrganisation, id: string): string =>
  id === '' ? '' : `${organisation}-${id}`.slice(0, 64)

const addRooms = async (
  trx: Kysely<Schema>,
  organisation: AccountOrganisation,
  variant: CaseVariant,
  { rooms }: InventedCasesOf,
): Promise<void> => {
  const own = (id: string) => idIn(organisation, id)
  const words = faultWords[variant]
  await trx
    .insertInto('case_rooms')
    .values(
      rooms.map(({ id, layout, key }, place) => ({
        id: own(id),
        layout: own(layout),
        place,
        key,
        name: roomWord(words, layout === 'property' ? 'CommonAreas' : 'YourApartment', key) ?? key,
      })),
    )
    .execute()
  await trx
    .insertInto('case_assets')
    .values(
      rooms.flatMap((room) =>
        room.assets.map(({ id, key, name, faqIds = [] }, place) => ({
          id: own(id),
          room_id: own(room.id),
          place,
          key,
          name: name ?? detailWord(words, key) ?? key,
          faq_ids: [...faqIds],
        })),
      ),
    )
    .execute()
}

const addPlaces = async (
  trx: Kysely<Schema>,
  organisation: AccountOrganisation,
  { places, associations }: InventedCasesOf,
): Promise<void> => {
  const own = (id: string) => idIn(organisation, id)
  const known = await trx
    .selectFrom('associations')
    .select(['id', 'name'])
    .where('organisation', '=', organisation)
    .execute()
  const facts = associations.flatMap(({ name, organisationNumber, boardEmail }) =>
    known
      .filter((association) => association.name === name)
      .map(({ id }) => ({
        association_id: id,
        organisation_number: organisationNumber,
        board_email: boardEmail,
      })),
  )
  if (facts.length > 0) await trx.insertInto('association_facts').values(facts).execute()
  await trx
    .insertInto('case_places')
    .values(
      places.map(
        (place): Omit<Table<'case_places'>, 'rental_building'> & { readonly rental_building: boolean } => ({
          id: own(place.id),
          organisation,
          association_id:
            known.find(({ name }) => place.association && name.endsWith(` ${place.association}`))?.id ?? null,
          kind: place.kind,
          property_id: own(place.propertyId),
          building_id: own(place.buildingId),
          building_part_id: own(place.buildingPartId),
          building_part_name: place.buildingPartName,
          object_name: place.objectName,
          address: place.address,
          zip_code: place.zipCode,
          city: place.city,
          government_object_id: place.governmentObjectId,
          object_type_id: place.objectTypeId,
          rental_building: place.rentalBuilding,
          layout: own(place.layout),
          completed_on: place.completedOn,
          object_id: null,
        }),
      ),
    )
    .execute()
}

const addAgreements = async (
  trx: Kysely<Schema>,
  organisation: AccountOrganisation,
  site: SiteDefinition,
  { agreements }: InventedCasesOf,
  people: InventedPeople,
): Promise<void> => {
  const emails = new Map(people.of(site).map(({ key, email }) => [key, email]))
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('organisation', '=', organisation)
    .where('email', 'in', [...emails.values()])
    .execute()
  const rows = agreements.flatMap(({ person, placeId }) =>
    accounts
      .filter(({ email }) => email === emails.get(person))
      .map(({ id }) => ({ account_id: id, place_id: idIn(organisation, placeId) })),
  )
  if (rows.length > 0) await trx.insertInto('case_agreements').values(rows).execute()
}

/** Call it after `seedPeople`. @returns the number of added places; 0 the second time. */
export const seedCases = async ({
  db,
  cases,
  people,
}: {
  readonly db: Kysely<Schema>
  readonly cases: InventedCases
  readonly people: InventedPeople
}): Promise<number> => {
  const seeded = new Set<AccountOrganisation>()
  let written = 0
  for (const site of sites as readonly SiteDefinition[]) {
    const variant = caseVariantOf(site)
    const organisation = organisationOf(site)
    const given = variant && cases.of(site)
    if (!variant || !given || !site.features.login || seeded.has(organisation)) continue
    seeded.add(organisation)
    await db.transaction().execute(async (trx) => {
      const first = await trx
        .selectFrom('case_places')
        .select('id')
        .where('organisation', '=', organisation)
        .limit(1)
        .executeTakeFirst()
      if (first) return
      await addRooms(trx, organisation, variant, given)
      await addPlaces(trx, organisation, given)
      await addAgreements(trx, organisation, site, given, people)
      await trx
        .insertInto('case_articles')
        .values(
          given.articles.map(({ id, title, text, description = '', videoUrl = '', files = [] }) => ({
            id,
            organisation,
            title,
            text,
            description,
            video_url: videoUrl,
            files: JSON.stringify(files),
          })),
        )
        .execute()
      await trx
        .insertInto('case_vendor_ids')
        .values(
          Object.entries(given.vendorIds).map(([name, value]) => ({
            organisation,
            name: name as Table<'case_vendor_ids'>['name'],
            value,
          })),
        )
        .execute()
      written += given.places.length
    })
  }
  return written
}
