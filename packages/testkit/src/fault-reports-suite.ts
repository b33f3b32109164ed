// What every implementation of the fault report ports must do.
import type { CaseDrafts, CasePlaces, CaseSubmitter } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryFaultReportsOptions } from '@husrum/application/testing'
import { makeInMemoryFaultReports } from '@husrum/application/testing'
import type { CasePlace, StoredCaseDraft } from '@husrum/domain'
import { readCaseDraft } from '@husrum/domain'
import { aCaseForm, aSelectedApartment } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

export interface FaultReportPorts {
  readonly places: CasePlaces
  readonly drafts: CaseDrafts
  readonly submitter: CaseSubmitter
}

/** The endpoints of fault reports, answered from memory. */
export const faultReportEndpoints = (given: InMemoryFaultReportsOptions): FakeEndpoints => {
  const { places, drafts, submitter } = makeInMemoryFaultReports(given)
  const answer = <Value>(value: Promise<Value>, toBody: (value: Value) => unknown = (same) => same) =>
    value.then((body) => ({ status: 200, body: toBody(body) }), failureReply)
  return {
    getCaseAgreements: () => answer(places.agreements()),
    getPublicAddresses: () => answer(places.publicAddresses()),
    searchCaseBuildings: ({ text }) => answer(places.searchBuildings(text)),
    searchCaseObjects: ({ text }) => answer(places.searchHomes(text)),
    getCaseRooms: ({ apartmentId }) => answer(places.roomsOfHome(apartmentId)),
    getCaseBuildingRooms: ({ propertyId }) => answer(places.roomsOfProperty(propertyId)),
    getCaseAssets: ({ roomId }) => answer(places.assets(roomId)),
    getCaseArticles: ({ ids }) =>
      answer(places.articles(ids), (items) => ({
        items: items.map((item, at) => ({ id: `${at}`, ...item })),
      })),
    getCaseFaq: ({ faqIds }) => answer(places.faq(faqIds)),
    getReportedFaults: ({ placeId, roomId }) => answer(places.reportedFaults(placeId, roomId)),
    followReported: ({ id }) =>
      places
        .follow(id)
        .then(
          (isThere) => (isThere ? { status: 204, body: undefined } : problemReply(404, 'notFound')),
          failureReply,
        ),
    getCaseDrafts: () => answer(drafts.list()),
    saveCaseDraft: ({ form, ...draft }) => {
      const read = readCaseDraft({ ...draft, form })
      return read ? answer(drafts.save({ ...draft, ...read })) : problemReply(400, 'badRequest')
    },
    discardCaseDraft: ({ id }) =>
      drafts.discard(id).then(() => ({ status: 204, body: undefined }), failureReply),
    submitCaseDraft: ({ id, submission }) =>
      submitter.submit(id, submission).then((outcome) => {
        if (outcome.kind === 'tooFast') return problemReply(429, 'tooManyRequests')
        if (outcome.kind === 'stillRunning') return problemReply(409, 'stillRunning')
        if (outcome.kind === 'refused') return problemReply(outcome.status)
        const { kind: _, ...taken } = outcome
        const status = taken.ticketNumber === null ? 202 : 201
        return { status, body: { ...taken, reference: id, creationDate: 0, attachments: [] } }
      }, failureReply),
  }
}

/** Anna's home, as an option of the wizard. */
const home: CasePlace = { ...aSelectedApartment(), zipCode: '417 55', city: 'Göteborg' }
const draft: Omit<StoredCaseDraft, 'changedOn'> = {
  id: '3f0e2d5a-9d47-4d6b-8a53-0d7f4a1f7f11',
  caseType: 'resident',
  step: 'description',
  form: aCaseForm(),
  appliances: false,
  submission: 4,
  isNewCase: false,
  isSwitched: false,
}

/** The contract of the ports `CasePlaces`, `CaseDrafts` and `CaseSubmitter`. */
export const describeFaultReports = (
  name: string,
  make: (given: InMemoryFaultReportsOptions) => FaultReportPorts | Promise<FaultReportPorts>,
): void => {
  describe(`${name}, as a repository of places`, () => {
    it('lists homes, rooms and assets', async () => {
      const room = { id: 'room-1', name: 'Kök', key: 'kitchen' }
      const asset = { id: 'asset-1', name: 'Vatten', key: 'water', faqIds: ['tap'] }
      const { places } = await make({
        agreements: [home],
        rooms: { [home.id]: [room] },
        assets: { [room.id]: [asset] },
      })
      expect(await places.agreements()).toEqual([home])
      expect(await places.roomsOfHome(home.id)).toEqual([room])
      expect(await places.assets(room.id)).toEqual([asset])
      expect(await places.assets('another')).toEqual([])
    })

    it('finds the homes and buildings of a board by text', async () => {
      const building = { ...home, buildingType: 'stairs' as const }
      const { places } = await make({ homes: [home], buildings: [building] })
      expect(await places.searchHomes('kajskjul')).toEqual([home])
      expect(await places.searchBuildings('kajskjul')).toEqual([building])
      expect(await places.searchHomes('storgatan')).toEqual([])
    })

    it('follows an errand of another resident, and ignores an unknown one', async () => {
      const reported = {
        id: 'errand-1',
        room: 'Hiss',
        problem: 'Annat',
        caseStatusId: 'status-1',
        creationDate: 1,
        isFollowed: false,
      }
      const { places } = await make({ reported: [reported] })
      expect(await places.follow('errand-1')).toBe(true)
      expect(await places.follow('errand-2')).toBe(false)
      expect(await places.reportedFaults('place-1', 'room-1')).toEqual([{ ...reported, isFollowed: true }])
    })
  })

  describe(`${name}, as a repository of drafts`, () => {
    it('stores a complete draft until it is discarded', async () => {
      const { drafts } = await make({})
      const kept = await drafts.save(draft)
      expect(kept).toMatchObject(draft)
      expect(await drafts.list()).toEqual([kept])
      await drafts.discard(draft.id)
      expect(await drafts.list()).toEqual([])
    })

    it('keeps the latest submission of a draft', async () => {
      const { drafts } = await make({})
      await drafts.save({ ...draft, submission: 7 })
      expect((await drafts.save(draft)).submission).toBe(7)
    })
  })

  describe(`${name}, as a service for submitting reports`, () => {
    it('submits a report idempotently', async () => {
      const { drafts, submitter } = await make({ now: () => 0 })
      await drafts.save(draft)
      const outcome = await submitter.submit(draft.id, draft.submission)
      expect(outcome).toMatchObject({ kind: 'taken', ticketNumber: 'F-1', visibleInErrands: true })
      expect(await submitter.submit(draft.id, draft.submission)).toEqual(outcome)
    })

    it.each([
      [{ kind: 'refused', failure: 'fileSize', status: 413 }],
      [{ kind: 'refused', failure: 'fileType', status: 415 }],
      [{ kind: 'refused', failure: 'generic', status: 422 }],
      [{ kind: 'tooFast', retryAfterMs: 60_000 }],
      [{ kind: 'stillRunning', retryAfterMs: 1_000 }],
    ] as const)('returns the outcome %o', async (answer) => {
      const { submitter } = await make({ answers: [answer] })
      expect(await submitter.submit(draft.id, 1)).toEqual(answer)
    })
  })

  it.each([
    ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
    ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
  ])(`${name} rejects when %s`, async (_, given, kind) => {
    const { places, drafts, submitter } = await make(given)
    await expect(places.agreements()).rejects.toBeInstanceOf(kind)
    await expect(drafts.save(draft)).rejects.toBeInstanceOf(kind)
    await expect(submitter.submit(draft.id, 1)).rejects.toBeInstanceOf(kind)
  })
}
