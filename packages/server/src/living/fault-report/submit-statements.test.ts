// The database cost of a report: each statement is a round trip, and server time under load.
import { emptyCaseForm } from '@husrum/domain'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: FaultReportsForTests
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openFaultReportsForTests({ database: openPatiently(postgres.url) })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const org = 'mainAndCooperative'
const kitchen = `${org}-large-kitchen`
const home = `${org}-kajutan-4-1201`

/** The statements on all connections meanwhile, each a round trip. */
const statementsDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const texts: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text: string }]
    texts.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return texts
}

describe('A report of a resident', () => {
  it('takes few round trips', async () => {
    const vega = await house.signIn('resident')
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
      sendCopy: true,
    }
    const facts = { caseType: 'resident', step: 'residentSummary', form, appliances: false }
    await vega.call('POST', `drafts/${id}`, { ...facts, submission: 1, isNewCase: false, isSwitched: false })
    const statements = await statementsDuring(() =>
      vega.call('POST', `drafts/${id}/submit`, { submission: 1 }),
    )
    // The caller, the rate limit of their network, and the report's own transaction.
    expect(statements).toHaveLength(10)
    expect(statements.slice(statements.lastIndexOf('begin'))).toHaveLength(8)
  })
})
