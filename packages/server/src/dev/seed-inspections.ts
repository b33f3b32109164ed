// Adds the demo inspections, and an errand for each remark, once. Never in production.
import { randomUUID } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, instantOf, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { AddToHome } from '../buying/documents/home-document-store.ts'
import type { PictureSource } from '../catalogue/pictures/picture-source.ts'
import { makeOpenErrand } from '../living/errands/open-errand.ts'
import { makeOwnCaseSystem } from '../living/errands/own-case-system.ts'
import { makeWriteErrand } from '../living/errands/write-errand.ts'
import { makeOpenRemark } from '../living/inspections/open-remark.ts'
import { writeProtocol } from '../living/inspections/write-protocol.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { StoredFile } from '../platform/files/postgres-uploads.ts'
import type { UploadService } from '../platform/files/upload-service.ts'
import { originOf } from '../platform/http/site-origins.ts'
import type { InventedInspection, InventedInspections, InventedRemark } from './invented-inspections.ts'
import { inventedResidenceId } from './seed-residences.ts'

export interface SeedInspectionsOptions {
  readonly db: Kysely<Schema>
  readonly uploads: UploadService
  readonly pictures: PictureSource
  readonly inspections: InventedInspections
  readonly addToHome: AddToHome
  readonly now: () => number
  /** Port of the server, for links in e-mails. */
  readonly port: number
}

const dayMs = 86_400_000
const hourMs = 3_600_000
const pictureWidth = 480

export const seedInspections = async (options: SeedInspectionsOptions): Promise<void> => {
  const { db, uploads, pictures, inspections, addToHome, now, port } = options
  let at = now()
  const clock = (): number => at
  const write = makeWriteErrand({ now: clock, tell: async () => undefined })
  const caseSystem = makeOwnCaseSystem({ db, write, uploads, now: clock })
  const openRemark = makeOpenRemark({
    openErrand: makeOpenErrand({ jobs: { enqueue: async () => undefined } }),
  })

  const photosOf = async (
    { picture }: InventedRemark,
    { accountId, site, caseId }: { accountId: string; site: SiteDefinition; caseId: string },
  ): Promise<readonly StoredFile[]> => {
    if (!picture || !pictures.has(picture.id)) return []
    const drawn = await pictures.draw({ id: picture.id, width: pictureWidth, format: 'jpeg', quality: 70 })
    const body = new FormData()
    body.append('files', new File([new Uint8Array(drawn)], picture.name, { type: 'image/jpeg' }))
    const owner = { kind: 'account', id: accountId } as const
    const { files } = await uploads.takeMultipart(
      new Request('http://localhost/', { method: 'POST', body }),
      { owner, purpose: 'inspectionRemark', site: site.key, fileFields: ['files'] },
    )
    const ids = files.filter(({ state }) => state === 'clean').map(({ id }) => id)
    const answer = await db
      .transaction()
      .execute((trx) => uploads.claim(trx, { owner, purpose: 'inspectionRemark', ids, by: `case:${caseId}` }))
    return answer.kind === 'claimed' ? answer.files : []
  }

  const addRemark = async (
    remark: InventedRemark,
    of: { accountId: string; site: SiteDefinition; inspectionId: string; today: string },
  ): Promise<void> => {
    const caseId = randomUUID()
    const { room, text, by, responsible, due, status, dispute } = remark
    const files = await photosOf(remark, { ...of, caseId })
    await db.transaction().execute((trx) =>
      openRemark(trx, {
        caseId,
        inspectionId: of.inspectionId,
        room,
        text,
        by,
        accountId: of.accountId,
        responsible,
        ...(due !== undefined && { due: dayIn(now() + due * dayMs, of.site.country) }),
        files,
        origin: originOf(of.site, { environment: 'development', requestUrl: `http://localhost:${port}` }),
        at,
      }),
    )
    if (dispute !== undefined)
      await db.updateTable('inspection_remarks').set({ dispute }).where('case_id', '=', caseId).execute()
    at += hourMs
    if (status !== 'registered' && responsible !== '') await caseSystem.assign(caseId, { name: responsible })
    // An executed remark was fixed recently, so that the buyer can still object.
    if (status === 'executed' || status === 'completed') {
      at = status === 'executed' ? now() - 2 * dayMs : at + 20 * dayMs
      await caseSystem.move(caseId, 'executed')
      if (status === 'completed') await caseSystem.move(caseId, 'completed')
    }
  }

  const addInspection = async (inspection: InventedInspection, site: SiteDefinition): Promise<void> => {
    const residenceId = inventedResidenceId(site.key, inspection.person)
    const id = inventedResidenceId(site.key, `${inspection.person} inspection ${inspection.key}`)
    const residence = await db
      .selectFrom('residences')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .select(['residences.home', 'residence_people.account_id'])
      .where('residences.id', '=', residenceId)
      .where('residence_people.role', '=', 'owner')
      .executeTakeFirst()
    const known = await db.selectFrom('inspections').select('id').where('id', '=', id).executeTakeFirst()
    if (!residence || known) return
    const today = dayIn(now() + inspection.day * dayMs, site.country)
    const clockTime = Date.parse(`${today}T${String(inspection.hour).padStart(2, '0')}:00:00Z`)
    const startsAt = instantOf(clockTime, site.country)
    await db
      .insertInto('inspections')
      .values({
        id,
        residence_id: residenceId,
        kind: inspection.kind,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(startsAt + 2 * hourMs).toISOString(),
        place: residence.home.address,
        inspector: inspection.inspector,
        note: inspection.note,
        closed_at: inspection.isClosed ? new Date(startsAt + 3 * hourMs).toISOString() : null,
      })
      .execute()
    at = startsAt + hourMs
    for (const remark of inspection.remarks) {
      at = startsAt + hourMs
      await addRemark(remark, { accountId: residence.account_id, site, inspectionId: id, today })
    }
    const document = await writeProtocol(db, id)
    if (document) await addToHome(db, { residenceId, document, now: startsAt + 3 * hourMs })
  }

  for (const site of sites as readonly SiteDefinition[])
    if (site.features.login)
      for (const inspection of inspections.of(site.country)) await addInspection(inspection, site)
}
