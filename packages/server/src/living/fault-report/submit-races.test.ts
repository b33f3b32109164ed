// Concurrency on real PostgreSQL: a report is accepted once, despite repeated clicks and retries on a bad connection.
import { emptyCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: FaultReportsForTests
type Person = Awaited<ReturnType<FaultReportsForTests['signIn']>>
let vega: Person
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openFaultReportsForTests({ database: openPatiently(postgres.url) })
  vega = await house.signIn('resident')
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const org = 'mainAndCooperative'
const kitchen = `${org}-large-kitchen`
const home = `${org}-kajutan-4-1201`

const twenty = <Result>(attempt: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, (_, place) => attempt(place)))

/** Like the wizard: retries while the first request is running. */
const untilAnswered = async <Answer extends { readonly status: number; readonly headers: Headers }>(
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 409 || !answer.headers.has('retry-after')) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const saveDraft = async (id: string) => {
  const { status } = await vega.call('POST', `drafts/${id}`, {
    caseType: 'resident',
    step: 'residentSummary',
    form: {
      ...emptyCaseForm,
      acceptTerms: true,
      email: 'resident@husrum.example',
      phone: '+46701740605',
      type: 'apartment',
      selectedApartment: { id: home, propertyId: 'x', address: 'x' },
      selectedApartmentId: home,
      problemArea: kitchen,
      problemAreaDetails: `${kitchen}-water`,
      description: 'Det läcker',
    },
    appliances: false,
    submission: 1,
    isNewCase: false,
    isSwitched: false,
  })
  expect(status).toBe(200)
}

const count = async (): Promise<number> => (await house.db.selectFrom('cases').select('id').execute()).length

describe('Twenty requests at once', () => {
  it('of one draft create one case, and all get its number', async () => {
    const before = await count()
    const id = house.newId()
    await saveDraft(id)
    const answers = await twenty(() =>
      untilAnswered(() => vega.call('POST', `drafts/${id}/submit`, { submission: 1 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.ticketNumber)).size).toBe(1)
    expect((await count()) - before).toBe(1)
  })

  it('of one call with a key create one case', async () => {
    const before = await count()
    const fields = {
      siteId: '1',
      objectId: home,
      propertyId: `${org}-kajutan`,
      area: '1',
      roomId: kitchen,
      assetTypeId: `${kitchen}-water`,
      description: 'Det läcker',
    }
    const send = () =>
      vega.submit('customer/create_case', fields, { isForm: false, headers: { 'idempotency-key': 'k-1' } })
    const answers = await twenty(() => untilAnswered(send))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await count()) - before).toBe(1)
  })

  it('with twenty keys create twenty cases: the key makes requests idempotent', async () => {
    const before = await count()
    const ids = await twenty(async () => {
      const id = house.newId()
      await saveDraft(id)
      return id
    })
    await Promise.all(
      ids.map((id) => untilAnswered(() => vega.call('POST', `drafts/${id}/submit`, { submission: 1 }))),
    )
    expect((await count()) - before).toBe(20)
  })

  it('that save late never restore a draft that was sent', async () => {
    const id = house.newId()
    await saveDraft(id)
    await twenty((place) =>
      place === 7
        ? untilAnswered(() => vega.call('POST', `drafts/${id}/submit`, { submission: 1 }))
        : vega.call('POST', `drafts/${id}`, {
            caseType: 'resident',
            step: 'description',
            form: emptyCaseForm,
            appliances: false,
            submission: 1,
            isNewCase: false,
            isSwitched: false,
          }),
    )
    const sent = await house.db
      .selectFrom('case_submissions')
      .select('key')
      .where('draft_id', '=', id)
      .execute()
    const kept = await house.db.selectFrom('case_drafts').select('id').where('id', '=', id).execute()
    expect(sent.length + kept.length).toBe(1)
  })
})
