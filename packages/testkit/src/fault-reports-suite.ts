// What every implementation of the fault report ports must do.
import type { CaseDrafts, CasePlaces, CaseSubmitter } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { CaseForm, StoredCaseDraft } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

export interface FaultReportPorts {
  readonly places: CasePlaces
  readonly drafts: CaseDrafts
  readonly submitter: CaseSubmitter
}

export interface FaultReportsGiven {
  /** `resident` if absent; a board member searches the houses of the association. */
  readonly as?: 'resident' | 'boardMember' | 'guest'
  readonly isDown?: boolean
}

export interface FaultReportsWorld extends FaultReportPorts {
  /** A report of a fault in the kitchen of the resident, complete. */
  readonly form: CaseForm
  /** An errand of another person that the resident may follow. */
  readonly reported: { readonly id: string; readonly placeId: string; readonly roomId: string }
  /** Part of the address of the association's homes and buildings. */
  readonly address: string
}

/** The contract of the ports `CasePlaces`, `CaseDrafts` and `CaseSubmitter`. */
export const describeFaultReports = (
  name: string,
  open: (given: FaultReportsGiven) => Promise<FaultReportsWorld>,
): void => {
  const unknownId = '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b34'
  const draftOf = ({ form }: FaultReportsWorld): Omit<StoredCaseDraft, 'changedOn'> => ({
    id: crypto.randomUUID(),
    caseType: 'resident',
    step: 'description',
    form,
    appliances: false,
    submission: 4,
    isNewCase: false,
    isSwitched: false,
  })

  describe(`${name}, as a repository of places`, () => {
    it('lists homes, rooms and assets', async () => {
      const { places, form } = await open({})
      const [home] = await places.agreements()
      expect(home?.id).toBe(form.selectedApartmentId)
      const rooms = await places.roomsOfHome(form.selectedApartmentId)
      expect(rooms.find(({ id }) => id === form.problemArea)).toMatchObject({ key: 'kitchen', name: 'Kök' })
      const assets = await places.assets(form.problemArea)
      expect(assets.find(({ id }) => id === form.problemAreaDetails)).toMatchObject({ key: 'water' })
    })

    it('finds the homes and buildings of a board by text', async () => {
      const { places, address } = await open({ as: 'boardMember' })
      const [home] = await places.searchHomes(address)
      expect(home?.address).toContain(address)
      const buildings = await places.searchBuildings(address)
      const stairs = buildings.find(({ buildingType }) => buildingType === 'stairs')
      expect(stairs?.address).toContain(address)
      expect(await places.searchHomes('storgatan')).toEqual([])
    })

    it('follows an errand of another person, and ignores an unknown one', async () => {
      const { places, reported } = await open({})
      const isFollowed = async () =>
        (await places.reportedFaults(reported.placeId, reported.roomId)).find(({ id }) => id === reported.id)
          ?.isFollowed
      expect(await isFollowed()).toBe(false)
      expect(await places.follow(reported.id)).toBe(true)
      expect(await places.follow(unknownId)).toBe(false)
      expect(await isFollowed()).toBe(true)
    })
  })

  describe(`${name}, as a repository of drafts`, () => {
    it('stores a complete draft until it is discarded', async () => {
      const world = await open({})
      const { drafts } = world
      const draft = draftOf(world)
      const stored = await drafts.save(draft)
      expect(stored).toMatchObject(draft)
      expect(await drafts.list()).toEqual([stored])
      await drafts.discard(draft.id)
      expect(await drafts.list()).toEqual([])
    })

    it('keeps the latest submission of a draft', async () => {
      const world = await open({})
      const draft = draftOf(world)
      await world.drafts.save({ ...draft, submission: 7 })
      expect((await world.drafts.save(draft)).submission).toBe(7)
    })

    it('saves nothing over what another tab has saved since', async () => {
      const world = await open({})
      const { drafts } = world
      const draft = draftOf(world)
      const written = (description: string, submission: number) => ({
        ...draft,
        submission,
        form: { ...draft.form, description },
      })
      const first = await drafts.save(draft, { version: 0, tab: 'one' })
      const base = { version: first.version ?? 0, tab: 'one' }
      await drafts.save(written('Ena fliken', 5), base)
      // Both tabs have counted to the same submission.
      const other = await drafts.save(written('Andra fliken', 5), { ...base, tab: 'other' })
      expect([other.isElsewhere, other.form.description]).toEqual([true, 'Ena fliken'])
      // A tab repeats its own save when an answer was lost, and goes on from a version that it has seen.
      expect((await drafts.save(written('Ena fliken', 6), base)).isElsewhere).toBeUndefined()
      const [stored] = await drafts.list()
      const kept = await drafts.save(written('Andra fliken', 5), {
        version: stored?.version ?? 0,
        tab: 'other',
      })
      expect([kept.isElsewhere, kept.form.description]).toEqual([undefined, 'Andra fliken'])
    })
  })

  describe(`${name}, as a service for submitting reports`, () => {
    it('submits a report idempotently', async () => {
      const world = await open({})
      const { drafts, submitter } = world
      const draft = draftOf(world)
      await drafts.save(draft)
      const outcome = await submitter.submit(draft.id, draft.submission)
      expect(outcome).toMatchObject({
        kind: 'taken',
        ticketNumber: expect.stringMatching(/^F-\d+$/),
        visibleInErrands: true,
      })
      expect(await submitter.submit(draft.id, draft.submission)).toEqual(outcome)
      expect(await drafts.list()).toEqual([])
      // Another tab still has the draft open.
      await expect(drafts.save(draft)).rejects.toMatchObject({
        ticketNumber: outcome.kind === 'taken' && outcome.ticketNumber,
      })
    })

    it('refuses an unknown draft', async () => {
      const { submitter } = await open({})
      expect(await submitter.submit(unknownId, 1)).toMatchObject({ kind: 'refused', status: 404 })
    })
  })

  it.each([
    ['the caller is not signed in', { as: 'guest' }, SessionExpired],
    ['the service is unavailable', { isDown: true }, ServiceUnavailable],
  ] as const)(`${name} rejects when %s`, async (_, given, kind) => {
    const world = await open(given)
    const { places, drafts, submitter } = world
    await expect(places.agreements()).rejects.toBeInstanceOf(kind)
    await expect(drafts.save(draftOf(world))).rejects.toBeInstanceOf(kind)
    await expect(submitter.submit(unknownId, 1)).rejects.toBeInstanceOf(kind)
  })
}
