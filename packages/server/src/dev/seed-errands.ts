// Adds the demo errands through the same code as real ones, with a clock that is set to the time of each step.
import { randomUUID } from 'node:crypto'
import type { AccountOrganisation, SiteDefinition } from '@husrum/domain'
import { organisationOf, readErrandStatusId, sites, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { PictureSource } from '../catalogue/pictures/picture-source.ts'
import { makeChangeErrand } from '../living/errands/change-errand.ts'
import { makeOpenErrand } from '../living/errands/open-errand.ts'
import { makeOwnCaseSystem } from '../living/errands/own-case-system.ts'
import { makeWriteErrand } from '../living/errands/write-errand.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { StoredFile } from '../platform/files/postgres-uploads.ts'
import type { UploadService } from '../platform/files/upload-service.ts'
import type { InventedErrand, InventedErrands, InventedPicture, InventedRound } from './invented-errands.ts'
import type { InventedPeople } from './people.ts'

export interface SeedErrandsOptions {
  readonly db: Kysely<Schema>
  readonly uploads: UploadService
  readonly pictures: PictureSource
  readonly people: InventedPeople
  readonly errands: InventedErrands
  readonly now: () => number
  /** Port of the server, for links in e-mails. */
  readonly port: number
}

const dayMs = 86_400_000
const pictureWidth = 480

interface Place {
  readonly site: SiteDefinition
  /** The account by the key of the person. */
  readonly accountOf: (
    key: string,
  ) => { readonly id: string; readonly email: string; readonly phone: string } | undefined
  readonly associationOf: (name: string) => string | undefined
}

/** The organisations that have a site with fault reports, with the accounts of their demo people. */
const placesOf = async ({ db, people }: SeedErrandsOptions): Promise<readonly Place[]> => {
  const firstSites = new Map<AccountOrganisation, SiteDefinition>()
  for (const site of sites as readonly SiteDefinition[])
    if (site.features.caseManagement && site.features.login && !firstSites.has(organisationOf(site)))
      firstSites.set(organisationOf(site), site)
  return Promise.all(
    [...firstSites].map(async ([organisation, site]) => {
      const accounts = await db
        .selectFrom('accounts')
        .select(['id', 'email'])
        .where('organisation', '=', organisation)
        .execute()
      const associations = await db
        .selectFrom('associations')
        .select(['id', 'name'])
        .where('organisation', '=', organisation)
        .execute()
      return {
        site,
        accountOf: (key: string) => {
          const person = people.of(site).find((one) => one.key === key)
          const account = accounts.find(({ email }) => email === person?.email)
          return person && account && { id: account.id, email: person.email, phone: person.phone }
        },
        associationOf: (name: string) => associations.find((one) => one.name === name)?.id,
      }
    }),
  )
}

/** Returns the number of added errands; 0 the second time. */
export const seedErrands = async (options: SeedErrandsOptions): Promise<number> => {
  const { db, uploads, pictures, errands, now } = options
  const present = now()
  let at = present
  const clock = (): number => at
  const write = makeWriteErrand({ now: clock, tell: async () => undefined })
  const open = makeOpenErrand({ jobs: { enqueue: async () => undefined } })

  const drawn = new Map<string, Promise<Buffer>>()
  const draw = (id: string): Promise<Buffer> => {
    const drawing = drawn.get(id) ?? pictures.draw({ id, width: pictureWidth, format: 'jpeg', quality: 70 })
    drawn.set(id, drawing)
    return drawing
  }
  /** Uploads a picture as the reporter does; returns the ids of the files. */
  const send = async (
    { id, name }: InventedPicture,
    accountId: string,
    site: SiteDefinition,
  ): Promise<string[]> => {
    if (!pictures.has(id)) return []
    const body = new FormData()
    body.append('files', new File([new Uint8Array(await draw(id))], name, { type: 'image/jpeg' }))
    const { files } = await uploads.takeMultipart(
      new Request('http://localhost/', { method: 'POST', body }),
      {
        owner: { kind: 'account', id: accountId },
        purpose: 'caseUpdate',
        site: site.key,
        fileFields: ['files'],
      },
    )
    return files.filter(({ state }) => state === 'clean').map((file) => file.id)
  }

  const claimed = async (trx: Kysely<Schema>, accountId: string, ids: readonly string[], by: string) => {
    const owner = { kind: 'account', id: accountId } as const
    const answer = await uploads.claim(trx, { owner, purpose: 'caseUpdate', ids, by })
    return answer.kind === 'claimed' ? answer.files : ([] as readonly StoredFile[])
  }

  const addErrand = async (
    errand: InventedErrand,
    { site, accountOf, associationOf }: Place,
  ): Promise<string | undefined> => {
    const account = accountOf(errand.reporter)
    if (!account) return undefined
    const associationId = associationOf(errand.association) ?? null
    const id = randomUUID()
    const reportedAt = present - errand.reportedDaysAgo * dayMs
    const files: string[] = []
    for (const picture of errand.pictures) files.push(...(await send(picture, account.id, site)))
    const said = new Map<object, string[]>()
    for (const step of errand.steps)
      if (step.do === 'say' && step.picture) said.set(step, await send(step.picture, account.id, site))
    await db.transaction().execute(async (trx) => {
      at = reportedAt
      await open(trx, {
        ...errand,
        id,
        site,
        origin: `http://${site.hosts.development}:${options.port}`,
        reporterAccountId: account.id,
        role: errand.isForBoard ? 'BOARD_MEMBER' : 'RESIDENT',
        associationId,
        isOtherAddress: false,
        brfName: errand.association,
        otherResidentInfo: '',
        contact: { email: account.email, phone: account.phone },
        alternativeContact: null,
        files: await claimed(trx, account.id, files, `case:${id}`),
        letterTo: null,
        isCopy: false,
        at: reportedAt,
      })
      const system = makeOwnCaseSystem({ db: trx, write, uploads, now: clock })
      const change = makeChangeErrand({ db: trx, write, uploads, now: clock })
      const of = {
        id,
        accountId: account.id,
        by: errand.isForBoard ? ('board' as const) : ('customer' as const),
        viewer:
          errand.isForBoard || errand.area === 'CommonAreas'
            ? ({ kind: 'boardMember', associationId: associationId ?? '', hasManagement: true } as const)
            : ({ kind: 'resident', userId: account.id, hasIdentity: true } as const),
      }
      if (errand.isForBoard) await system.number(id)
      for (const step of errand.steps.toSorted((one, other) => one.after - other.after)) {
        at = reportedAt + step.after * dayMs
        if (at > present) break
        switch (step.do) {
          case 'assign':
            await system.assign(id, step)
            break
          case 'move':
            await system.move(id, step.status, step.text)
            break
          case 'ask':
            await system.ask(id, step.question)
            break
          case 'write':
            await system.write(id, step.text)
            break
          case 'book': {
            const day = new Date(at + step.inDays * dayMs).setUTCHours(step.hour, 0, 0, 0)
            await system.book(id, { startsAt: day, endsAt: day + 2 * 3_600_000 })
            break
          }
          case 'expect':
            await system.expect(id, at + step.inDays * dayMs)
            break
          case 'say':
            await change.write(of, { text: step.text, files: said.get(step) ?? [] })
            break
          case 'rate':
            await change.act(of, { action: 'rate', rating: step.rating, text: step.text })
            break
          case 'close':
            await change.act(of, { action: 'close' })
            break
          case 'share':
            await change.act(of, { action: 'share' })
            break
          case 'boardSay': {
            const member = accountOf('boardOne')
            const viewer = {
              kind: 'boardMember',
              associationId: associationId ?? '',
              hasManagement: true,
            } as const
            if (member)
              await change.write({ id, viewer, accountId: member.id, by: 'board' }, { text: step.text })
            break
          }
        }
      }
    })
    return id
  }

  const addRound = async (round: InventedRound, { site, accountOf, associationOf }: Place): Promise<void> => {
    const associationId = associationOf(round.association)
    const account = accountOf('boardOne')
    if (associationId === undefined || !account) return
    const plannedDate = new Date(present + round.inDays * dayMs).toISOString().slice(0, 10)
    const files: string[][] = []
    for (const { picture } of round.controlPoints)
      files.push(picture ? await send(picture, account.id, site) : [])
    await db.transaction().execute(async (trx) => {
      const system = makeOwnCaseSystem({ db: trx, write, uploads, now: clock })
      const id = await system.addRound({ ...round, associationId, plannedDate })
      const points = await trx
        .selectFrom('control_points')
        .select(['id', 'place'])
        .where('round_id', '=', id)
        .execute()
      for (const point of points)
        for (const file of await claimed(trx, account.id, files[point.place] ?? [], `round:${id}`))
          await trx
            .insertInto('case_files')
            .values({
              id: file.id,
              control_point_id: point.id,
              place: 0,
              name: file.name,
              kind: file.kind,
              size: file.size,
              added_at: new Date(present).toISOString(),
            })
            .execute()
    })
  }

  /** Points the demo notification to an existing errand that waits for the resident. */
  const linkNotification = async ({ site, accountOf }: Place, ids: readonly string[]): Promise<void> => {
    const account = accountOf('resident')
    const brand = userBrandOf(site)
    if (!account || brand === undefined || ids.length === 0) return
    const rows = await db
      .selectFrom('cases')
      .select(['id', 'case_status_id'])
      .where('reporter_id', '=', account.id)
      .where('id', 'in', [...ids])
      .execute()
    const waits = rows.find((row) => readErrandStatusId(row.case_status_id) === 'infoFromCustomer')
    if (!waits) return
    await db
      .updateTable('notifications')
      .set({ id: waits.id })
      .where('account_id', '=', account.id)
      .where('brand', '=', brand)
      .where('type', '=', 'Case')
      .execute()
  }

  // The server may have used another port when the errands were added.
  await sql`update cases set origin = regexp_replace(origin, ':[0-9]+$', ${`:${options.port}`})
    where origin ~ 'localhost:[0-9]+$'`.execute(db)
  let made = 0
  for (const place of await placesOf(options)) {
    const resident = place.accountOf('resident')
    if (!resident) continue
    const there = await db
      .selectFrom('cases')
      .select('id')
      .where('reporter_id', '=', resident.id)
      .limit(1)
      .executeTakeFirst()
    if (there) continue
    const { errands: invented, rounds } = errands.of(place.site)
    const ids: string[] = []
    for (const errand of invented) ids.push(...[(await addErrand(errand, place)) ?? []].flat())
    for (const round of rounds) await addRound(round, place)
    await linkNotification(place, ids)
    made += ids.length
  }
  return made
}
