// A network that exceeds the limit of reports: it gets a time to retry, and the draft is preserved until then.
import { emptyCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

const perMinute = 3

let postgres: TestPostgres
let house: FaultReportsForTests
let vega: Awaited<ReturnType<FaultReportsForTests['signIn']>>
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openFaultReportsForTests({ database: openPatiently(postgres.url), perMinute })
  vega = await house.signIn('resident')
})
beforeEach(() => house.db.deleteFrom('call_counts').execute())
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const org = 'mainAndCooperative'
const home = `${org}-kajutan-4-1201`
const kitchen = `${org}-large-kitchen`

const aDraft = async (): Promise<string> => {
  const id = house.newId()
  const form = {
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
  }
  const facts = { caseType: 'resident', step: 'residentSummary', form, appliances: false }
  await vega.call('POST', `drafts/${id}`, { ...facts, submission: 1, isNewCase: false, isSwitched: false })
  return id
}

const send = (id: string) => vega.call('POST', `drafts/${id}/submit`, { submission: 1 })

describe('A caller who reports too much in a minute', () => {
  it('gets a time to retry, and is accepted then', async () => {
    for (let sent = 0; sent < perMinute; sent += 1) expect((await send(await aDraft())).status).toBe(201)
    const id = await aDraft()
    const refused = await send(id)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Refused calls are not counted.
    await send(id)
    house.clock.pass(60_000)
    expect((await send(id)).status).toBe(201)
  })

  it('returns to the summary without script, which shows the minutes to wait', async () => {
    for (let sent = 0; sent < perMinute; sent += 1) await send(await aDraft())
    const id = await aDraft()
    const press = () =>
      vega.submit(`form?draft=${id}`, { caseType: 'resident', view: 'residentSummary', action: 'submit' })
    const { status, location } = await press()
    expect(status).toBe(303)
    expect(location).toMatch(/^\/felanmalan\/boende\/granska\/\?.*error=tooFast.*minutes=1/)
    house.clock.pass(60_000)
    expect((await press()).location).toMatch(/^\/felanmalan\/boende\/klar\//)
  })

  it('cannot exceed the limit by concurrent requests', async () => {
    const drafts = await Promise.all(Array.from({ length: 9 }, aDraft))
    const answers = await Promise.all(drafts.map(send))
    const answered = (status: number) => answers.filter((answer) => answer.status === status).length
    expect({ taken: answered(201), refused: answered(429) }).toEqual({
      taken: perMinute,
      refused: 9 - perMinute,
    })
  })
})
