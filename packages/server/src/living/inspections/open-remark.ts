// Stores a remark together with the errand for it, atomically. The errand has the day and the handler.
import { randomUUID } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import { endOfOfficeHoursOn, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { StoredFile } from '../../platform/files/postgres-uploads.ts'
import type { OpenErrand } from '../errands/index.ts'

export interface NewRemark {
  /** Chosen by the caller, who has claimed the files with it. */
  readonly caseId: string
  readonly inspectionId: string
  readonly room: string
  readonly text: string
  readonly by: 'inspector' | 'buyer'
  /** Account that adds the remark; a remark of the inspector belongs to the owner of the home. */
  readonly accountId?: string
  readonly responsible?: string
  /** `yyyy-MM-dd` */
  readonly due?: string
  readonly key?: string
  readonly files: readonly StoredFile[]
  /** Public origin of the site, for the links of letters. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly at: number
}

export type OpenRemark = (trx: Kysely<Schema>, remark: NewRemark) => Promise<void>

/** The reporter of the errand, and its place. */
const homeOf = (trx: Kysely<Schema>, inspectionId: string) =>
  trx
    .selectFrom('inspections')
    .innerJoin('residences', 'residences.id', 'inspections.residence_id')
    .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
    .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
    .leftJoin('case_places', 'case_places.id', 'residences.place_id')
    .select([
      'residences.site',
      'residences.home',
      'accounts.id as accountId',
      'accounts.email',
      'accounts.phone',
      'case_places.id as placeId',
      'case_places.property_id as propertyId',
      'case_places.building_id as buildingId',
      'case_places.building_part_name as buildingPartName',
      'case_places.object_name as objectName',
      'case_places.address',
    ])
    .where('inspections.id', '=', inspectionId)
    // The main buyer first, then co-buyers.
    .orderBy('residence_people.role', 'desc')
    .orderBy('accounts.id')
    .execute()

export const makeOpenRemark =
  ({ openErrand }: { readonly openErrand: OpenErrand }): OpenRemark =>
  async (trx, remark) => {
    const { caseId, inspectionId, room, text, by, at, files, origin } = remark
    const people = await homeOf(trx, inspectionId)
    const whose = people.find(({ accountId }) => accountId === remark.accountId) ?? people[0]
    if (!whose) throw new Error('The inspected home has no residents')
    const site: SiteDefinition = siteByKey(whose.site)
    await openErrand(trx, {
      id: caseId,
      site,
      origin,
      reporterAccountId: whose.accountId,
      role: 'RESIDENT',
      associationId: null,
      area: 'YourApartment',
      type: 'inspection',
      isOtherAddress: false,
      placeId: whose.placeId ?? '',
      propertyId: whose.propertyId ?? '',
      buildingId: whose.buildingId ?? '',
      objectName: whose.objectName ?? whose.home.name,
      objectAddress: whose.address ?? whose.home.address,
      buildingPartName: whose.buildingPartName ?? '',
      brfName: '',
      otherResidentInfo: '',
      roomKey: 'inspection',
      roomType: room,
      problemKey: 'inspection',
      problem: text.length > 80 ? `${text.slice(0, 79)}…` : text,
      description: text,
      contact: { email: whose.email, phone: whose.phone ?? '' },
      alternativeContact: null,
      files,
      ...(remark.responsible && { handler: remark.responsible }),
      ...(remark.due !== undefined && { doneBy: endOfOfficeHoursOn(remark.due, site.country) }),
      letterTo: null,
      isCopy: false,
      at,
    })
    const { last } = await trx
      .selectFrom('inspection_remarks')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('inspection_id', '=', inspectionId)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('inspection_remarks')
      .values({
        id: randomUUID(),
        inspection_id: inspectionId,
        number: Number(last) + 1,
        case_id: caseId,
        room,
        text,
        added_by: by,
        account_id: remark.accountId ?? null,
        request_key: remark.key ?? null,
        added_at: new Date(at).toISOString(),
      })
      .execute()
  }
