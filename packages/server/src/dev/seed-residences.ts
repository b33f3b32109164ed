// Adds the homes of demo people, one for each stage from purchase to sale, unless they exist. Never in production.
import { createHash } from 'node:crypto'
import type { HomeDetails, SiteDefinition, SiteKey } from '@husrum/domain'
import {
  bookedHomeOf,
  dayIn,
  organisationOf,
  residenceHomeOf,
  saleTermsOf,
  siteByKey,
  sites,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import type { DaysFromToday, InventedResidence, InventedResidences } from './invented-residences.ts'
import type { InventedPeople } from './people.ts'

type Db = Kysely<Schema>

/** The id of a demo residence. It is deterministic, so that other seeds can refer to it. */
export const inventedResidenceId = (site: SiteKey, key: string): string =>
  createHash('sha256')
    .update(`${site} ${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

const dayFrom = (today: string, from: DaysFromToday): string => {
  const [months, days] = typeof from === 'number' ? [0, from] : from
  const date = new Date(today)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  // The last day, if the month is shorter.
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(Number(today.slice(8)), last) + days)
  return date.toISOString().slice(0, 10)
}

const maxHomes = 300

/** Priced homes of any stage, sold and booked ones first; no tenancies and no resales. */
const boughtHomes = async (db: Db, site: SiteDefinition): Promise<HomeDetails[]> => {
  const rows = await db
    .selectFrom('homes')
    .select('details')
    .where('site_id', '=', site.catalogueSiteId)
    .where(sql<boolean>`details ->> 'disposalForm' <> 'tenancy' and details -> 'resale' is null`)
    .where(sql<boolean>`(details ->> 'price')::bigint > 0`)
    .orderBy(sql`case when details ->> 'status' in ('sold', 'booked') then 0 else 1 end`)
    .orderBy('number')
    .limit(maxHomes)
    .execute()
  return rows.map(({ details }) => details)
}

/** Removes and returns the home whose move-in date is nearest to a day. */
const takeHome = (homes: HomeDetails[], day: string): HomeDetails | undefined => {
  const apart = (home: HomeDetails) =>
    Math.abs(Date.parse(home.inhabitDate || '2000-01-01') - Date.parse(day))
  const best = homes.reduce<HomeDetails | undefined>(
    (nearest, home) => (nearest && apart(nearest) <= apart(home) ? nearest : home),
    undefined,
  )
  if (best) homes.splice(homes.indexOf(best), 1)
  return best
}

const accountOf = async (
  db: Db,
  site: SiteDefinition,
  people: InventedPeople,
  key: string | undefined,
): Promise<string | undefined> => {
  const person = people.of(site).find((each) => each.key === key)
  if (!person) return undefined
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('organisation', '=', organisationOf(site))
    .where('email', '=', person.email)
    .executeTakeFirst()
  return row?.id
}

/** Links the account to the place where faults of the home are reported, and sets the completion date of the place. */
const placeOf = async (
  db: Db,
  site: SiteDefinition,
  { placeId, completed }: InventedResidence,
  { today, accountId }: { readonly today: string; readonly accountId: string },
) => {
  if (placeId === undefined) return undefined
  const place = await db
    .updateTable('case_places')
    .set((row) => ({
      completed_on: completed === undefined ? row.ref('completed_on') : dayFrom(today, completed),
    }))
    .where('id', '=', `${organisationOf(site)}-${placeId}`.slice(0, 64))
    .returning(['id', 'object_name', 'address', 'city', 'property_id', 'association_id'])
    .executeTakeFirst()
  if (!place) return undefined
  await db
    .insertInto('case_agreements')
    .values({ account_id: accountId, place_id: place.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const association = await db
    .selectFrom('associations')
    .select('name')
    .where('id', '=', place.association_id)
    .executeTakeFirst()
  return { ...place, stageName: association?.name ?? place.address }
}

const addResidence = async (
  db: Db,
  residence: InventedResidence,
  {
    today,
    people,
    homes,
  }: { readonly today: string; readonly people: InventedPeople; readonly homes: HomeDetails[] },
): Promise<boolean> => {
  const site = siteByKey(residence.site)
  const accountId = await accountOf(db, site, people, residence.person)
  const id = inventedResidenceId(site.key, residence.key)
  const known = await db.selectFrom('residences').select('id').where('id', '=', id).executeTakeFirst()
  const entry = residence.days.findLast(({ kind }) => kind === 'moveIn')
  const entryDate = dayFrom(today, entry?.earliest ?? 0)
  const home = known || !accountId ? undefined : takeHome(homes, entryDate)
  if (!home || !accountId) return false
  const isPast = entryDate < today
  const place = await placeOf(db, site, residence, { today, accountId })
  const booked = { ...bookedHomeOf(home), inhabitDate: entryDate }
  const { isMoveInReady: _, ...plain } = booked
  await db
    .insertInto('residences')
    .values({
      id,
      site: site.key,
      object_id: place?.id ?? home.id,
      stage_id: place?.property_id ?? home.stageId,
      place_id: place?.id ?? null,
      home: JSON.stringify(
        residenceHomeOf(
          {
            ...plain,
            objectId: place?.id ?? home.id,
            ...(place && {
              name: place.object_name,
              address: place.address,
              areaName: place.city,
              municipality: place.city,
              stageName: place.stageName,
            }),
            // Homes of the past and homes outside the catalogue have no page.
            ...((isPast || place) && { path: '' }),
          },
          saleTermsOf(home, site),
          home,
        ),
      ),
      agreed_on: dayFrom(today, residence.agreed),
      completed_on: residence.completed === undefined ? null : dayFrom(today, residence.completed),
      left_on: residence.left === undefined ? null : dayFrom(today, residence.left),
      is_succession: residence.isSuccession ?? false,
    })
    .execute()
  const coOwnerId = await accountOf(db, site, people, residence.coOwner)
  await db
    .insertInto('residence_people')
    .values([
      { residence_id: id, account_id: accountId, role: 'owner' as const },
      ...(coOwnerId ? [{ residence_id: id, account_id: coOwnerId, role: 'coOwner' as const }] : []),
    ])
    .execute()
  await db
    .insertInto('residence_days')
    .values(
      residence.days.map(({ kind, earliest, latest, source, reason, set }) => ({
        residence_id: id,
        kind,
        earliest: dayFrom(today, earliest),
        latest: latest === undefined ? null : dayFrom(today, latest),
        source,
        reason: reason ?? null,
        set_at: `${dayFrom(today, set)}T09:00:00Z`,
      })),
    )
    .execute()
  return true
}

/** Call it after `seedPeople` and `seedCases`. @returns the number of added residences; 0 the second time. */
export const seedResidences = async ({
  db,
  residences,
  people,
  now,
}: {
  readonly db: Db
  readonly residences: InventedResidences
  readonly people: InventedPeople
  readonly now: () => number
}): Promise<number> => {
  const left = new Map<SiteKey, HomeDetails[]>()
  let written = 0
  for (const site of sites as readonly SiteDefinition[]) {
    const today = dayIn(now(), site.country)
    for (const residence of residences.of(site)) {
      const where = siteByKey(residence.site)
      const homes = left.get(where.key) ?? (await boughtHomes(db, where))
      left.set(where.key, homes)
      const isNew = await db
        .transaction()
        .execute((trx) => addResidence(trx, residence, { today, people, homes }))
      written += Number(isNew)
    }
  }
  return written
}
