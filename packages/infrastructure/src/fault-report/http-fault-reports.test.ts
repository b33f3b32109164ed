// Fault reports over HTTP, on the real server; and the refusals that it gives rarely.
import { aCaseForm, aSelectedApartment } from '@husrum/domain/testing'
import type { FaultReportsForTests } from '@husrum/server/testing'
import { openFaultReportsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { makeFakeBackend, problemReply } from '@husrum/testkit/fake-backend'
import { describeFaultReports } from '@husrum/testkit/fault-reports-suite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { loadTextSanitiser } from '../pages/text-sanitise-html.ts'
import { makeHttpCaseDrafts } from './http-case-drafts.ts'
import { makeHttpCasePlaces } from './http-case-places.ts'
import { makeHttpCaseSubmitter } from './http-case-submitter.ts'

let house: FaultReportsForTests
beforeAll(async () => {
  house = await openFaultReportsForTests()
})
afterAll(() => house.close())

const org = 'mainAndCooperative'
const home = `${org}-kajutan-4-1201`
const stairs = `${org}-kajutan-4-a`
const kitchen = `${org}-large-kitchen`
const lift = `${org}-property-elevator`

const portsOver = (client: ServiceClient) => ({
  places: makeHttpCasePlaces({ client, loadSanitiser: loadTextSanitiser }),
  drafts: makeHttpCaseDrafts({ client }),
  submitter: makeHttpCaseSubmitter({ client }),
})
const portsOf = async (person: 'resident' | 'boardOne' | undefined, isDown = false) => {
  const { accountId, associationId } = await house.signIn(person)
  const token = person && [accountId, associationId].filter(Boolean).join('.')
  return portsOver(makeAppClient(house.app, { token, isDown }))
}

/** The lift stands still, as the board reports. */
const reportLift = async (): Promise<string> => {
  const { drafts, submitter } = await portsOf('boardOne')
  const id = crypto.randomUUID()
  await drafts.save({
    id,
    caseType: 'boardMember',
    step: 'summary',
    form: aCaseForm({
      fullBuilding: true,
      selectedApartment: aSelectedApartment({ id: stairs }),
      selectedApartmentId: stairs,
      problemArea: lift,
      problemAreaDetails: `${lift}-1`,
      boardEmail: 'styrelsen@husrum.example',
    }),
    appliances: false,
    submission: 1,
    isNewCase: false,
    isSwitched: false,
  })
  const outcome = await submitter.submit(id, 1)
  if (outcome.kind !== 'taken' || outcome.id === undefined) throw new Error(JSON.stringify(outcome))
  return outcome.id
}

describeFaultReports('The server', async ({ as = 'resident', isDown }) => {
  for (const table of ['case_drafts', 'case_submissions', 'cases'] as const)
    await house.db.deleteFrom(table).execute()
  const people = { resident: 'resident', boardMember: 'boardOne', guest: undefined } as const
  return {
    ...(await portsOf(people[as], isDown)),
    form: aCaseForm({
      selectedApartment: aSelectedApartment({ id: home }),
      selectedApartmentId: home,
      problemArea: kitchen,
      problemAreaDetails: `${kitchen}-water`,
    }),
    reported: { id: await reportLift(), placeId: stairs, roomId: lift },
    address: 'Lotsrännegatan 4',
  }
})

it.each([
  [413, 'bodyTooLarge', { kind: 'refused', failure: 'fileSize', status: 413 }],
  [415, 'unsupportedMediaType', { kind: 'refused', failure: 'fileType', status: 415 }],
  [422, 'keyReused', { kind: 'refused', failure: 'generic', status: 422 }],
  [429, 'tooManyRequests', { kind: 'tooFast', retryAfterMs: 60_000 }],
  [409, 'stillRunning', { kind: 'stillRunning', retryAfterMs: 1_000 }],
] as const)('A report that is refused with %i returns the reason', async (status, code, outcome) => {
  const { call } = makeFakeBackend({ submitCaseDraft: () => problemReply(status, code) })
  const { submitter } = portsOver(makeDirectClient({ call }))
  expect(await submitter.submit(crypto.randomUUID(), 1)).toEqual(outcome)
})
