// Homes under construction, for tests: their options, their inspectors, and their buyers.
import { randomUUID } from 'node:crypto'
import type { Contact } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { makeHomeDocumentStore } from '../buying/documents/home-document-store.ts'
import { drawSealed } from '../buying/documents/seal-pdf.ts'
import { interiorModule } from '../buying/interior/index.ts'
import { followOptions } from '../buying/payments/home-payments.ts'
import { inspectionsModule } from '../living/inspections/index.ts'
import type { InspectionStaff } from '../living/inspections/inspection-staff.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { Sweep } from '../platform/modules/module.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { PersonForTests } from './errands.ts'
import { openErrandsForTests } from './errands.ts'
import { testSecret } from './sessions.ts'

export type HomesForTests = Awaited<ReturnType<typeof openHomesForTests>>

export const originForTests = 'http://localhost:3000'

/** One floor of three until the 10th of March, any kitchen options until the 20th; today is the 2nd. */
const offer = [
  { group: 'floor', rule: 'one', last_day: '2026-03-10', id: 'oak', price: 0, is_standard: true },
  { group: 'floor', id: 'herringbone', price: 38_000 },
  { group: 'floor', id: 'stone', price: 52_000, needs: ['heating'] },
  { group: 'kitchen', rule: 'any', last_day: '2026-03-20', id: 'heating', price: 14_500 },
  { group: 'kitchen', id: 'hob', price: 21_500, excludes: ['hood'] },
  { group: 'kitchen', id: 'hood', price: 3_400 },
] as const

export const openHomesForTests = async (
  options: {
    readonly database?: OpenDatabase
    /** Of every stage. */
    readonly contacts?: readonly Contact[]
    readonly staffAddress?: string
  } = {},
) => {
  const sweeps: Sweep[] = []
  let staff: InspectionStaff | undefined
  const keys = makeSecretKeys(testSecret)
  const documents = makeHomeDocumentStore(keys, drawSealed(undefined))
  const house = await openErrandsForTests({
    ...options,
    more: ({ db, now, mails, uploads, findCaller, errands }) => {
      const platform = {
        db,
        now,
        environment: 'development' as const,
        log: { warn: () => undefined } as never,
      }
      const interior = interiorModule(platform, {
        mails,
        addToHome: documents.add,
        findCaller,
        originOf: () => originForTests,
        followOrder: followOptions,
        residences: { stagesByIds: async () => [{ contacts: options.contacts ?? [] }] },
        staffAddress: options.staffAddress,
      })
      const inspections = inspectionsModule(platform, {
        ...errands,
        mails,
        uploads,
        addToHome: documents.add,
        findCaller,
      })
      sweeps.push(...(interior.sweeps ?? []))
      staff = inspections.staff
      return [interior, inspections]
    },
  })
  const { db } = house

  const addOffer = async (stageId: string): Promise<void> => {
    for (const [place, row] of offer.entries())
      if ('rule' in row)
        await db
          .insertInto('option_groups')
          .values({
            stage_id: stageId,
            id: row.group,
            place,
            title: row.group,
            rule: row.rule,
            last_day: row.last_day,
          })
          .execute()
    for (const [place, row] of offer.entries())
      await db
        .insertInto('booking_options')
        .values({
          stage_id: stageId,
          id: row.id,
          place,
          option_group: row.group,
          title: row.id,
          price: moneyOf(row.price),
          is_standard: 'is_standard' in row,
          needs: JSON.stringify('needs' in row ? row.needs : []),
          excludes: JSON.stringify('excludes' in row ? row.excludes : []),
        })
        .execute()
  }

  return {
    ...house,
    /** As shown to people, the latest last. */
    documentsOf: async (residenceId: string) => {
      const rows = await db
        .selectFrom('residence_documents')
        .select(['id', 'kind'])
        .where('residence_id', '=', residenceId)
        .orderBy('made_at')
        .execute()
      return Promise.all(
        rows.map(async ({ id, kind }) => ({ kind, html: (await documents.open(db, id))?.html ?? '' })),
      )
    },
    /** Runs all sweeps. */
    sweep: async () => {
      for (const { run } of sweeps) await run()
      await house.jobs.settled()
    },
    staff: () => {
      if (!staff) throw new Error('There is no staff')
      return staff
    },
    /** Adds a home of the people; the first one bought it. Returns its id. */
    home: async (people: readonly PersonForTests[] = ['anna'], { hasOffer = true } = {}): Promise<string> => {
      const id = randomUUID()
      const stageId = `stage-${id.slice(0, 8)}`
      if (hasOffer) await addOffer(stageId)
      await db
        .insertInto('residences')
        .values({
          id,
          site: 'sweden',
          object_id: `home-${id.slice(0, 8)}`,
          stage_id: stageId,
          home: JSON.stringify({ ...aBookedHome(), name: 'Kajutan 1203', price: moneyOf(3_000_000) }),
          agreed_on: '2026-01-10',
        })
        .execute()
      for (const [place, person] of people.entries())
        await db
          .insertInto('residence_people')
          .values({
            residence_id: id,
            account_id: house.accountOf(person),
            role: place === 0 ? 'owner' : 'coOwner',
          })
          .execute()
      return id
    },
  }
}
