// More concurrent files than a server has room for: the disk does not fill, and no report has to be written twice.
import { createCasePaths } from '@husrum/contract'
import { emptyCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import { aJpeg } from '../../testing/sent-files.ts'

const formsPerMinute = 3

let house: FaultReportsForTests
let vega: Awaited<ReturnType<FaultReportsForTests['signIn']>>
let photo: Buffer
beforeAll(async () => {
  photo = await aJpeg()
  house = await openFaultReportsForTests({ maxBytesInProgress: photo.length + 1_000, formsPerMinute })
  vega = await house.signIn('resident')
})
beforeEach(() => house.db.deleteFrom('call_counts').execute())
afterAll(() => house.close())

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `kran-${at}.jpg`, content: photo }))
const describeFault = (draft: string, description: string, count: number) =>
  vega.submit(
    `form?draft=${draft}`,
    { caseType: 'resident', view: 'description', action: 'next', description },
    { files: files(count) },
  )
/** More than there is room for. */
const tooMuch = () => [{ name: 'kran.jpg', content: Buffer.concat([photo, Buffer.alloc(2_000)]) }]
/** A reachable step. */
const aDraft = async (): Promise<string> => {
  const id = house.newId()
  const org = 'mainAndCooperative'
  const form = {
    ...emptyCaseForm,
    acceptTerms: true,
    email: 'resident@husrum.example',
    phone: '+46701740605',
    type: 'apartment',
    selectedApartment: { id: `${org}-kajutan-4-1201`, propertyId: 'x', address: 'x' },
    selectedApartmentId: `${org}-kajutan-4-1201`,
    problemArea: `${org}-large-kitchen`,
    problemAreaDetails: `${org}-large-kitchen-water`,
  }
  const facts = { caseType: 'resident', step: 'description', form, appliances: false }
  await vega.call('POST', `drafts/${id}`, { ...facts, submission: 1, isNewCase: false, isSwitched: false })
  return id
}
const descriptionOf = async (id: string): Promise<string> =>
  (await vega.get('drafts')).body.find((draft: { id: string }) => draft.id === id).form.description

describe('While a server has no room for more files', () => {
  it('a sent form is shown again with an error and everything that was typed', async () => {
    const id = await aDraft()
    const { status, location } = await vega.submit(
      `form?draft=${id}`,
      { caseType: 'resident', view: 'description', action: 'next', description: 'Det droppar' },
      { files: tooMuch() },
    )
    expect(status).toBe(303)
    expect(location).toMatch(/error=failed/)
    expect(await descriptionOf(id)).toBe('Det droppar')
  })

  it('a call is answered with 503 and a time to retry', async () => {
    const path = createCasePaths.resident.replace('/services/case_management/', '')
    const answer = await vega.submit(path, {}, { files: tooMuch(), isForm: false })
    expect([answer.status, answer.body.code]).toEqual([503, 'serviceUnavailable'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('room is free again as soon as other files are inspected', async () => {
    const id = await aDraft()
    for (const description of ['Det droppar', 'Det rinner'])
      expect((await describeFault(id, description, 1)).location).not.toMatch(/error/)
  })
})

it('Too many forms with files are rejected with the typed text, and no file is stored', async () => {
  const id = await aDraft()
  for (let sent = 0; sent < formsPerMinute; sent += 1) await describeFault(id, `Nummer ${sent}`, 1)
  const before = await house.db.selectFrom('uploads').select('id').execute()
  const { status, location } = await describeFault(id, 'En till', 1)
  expect([status, location]).toEqual([303, expect.stringMatching(/error=tooFast.*minutes=1/)])
  expect(await house.db.selectFrom('uploads').select('id').execute()).toHaveLength(before.length)
  expect(await descriptionOf(id)).toBe('En till')
})
