// What every source of errands must do.
import type { ErrandChange, ErrandDetails, Errands, StoredErrand } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryErrandsOptions } from '@husrum/application/testing'
import { anErrandInDetail } from '@husrum/application/testing'
import {
  defaultErrandOrder,
  errandReopeningWindow,
  errandStatusIdOf,
  untouchedErrandFilter,
} from '@husrum/domain'
import { describe, expect, it } from 'vitest'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20, 12)
const ids = {
  older: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b31',
  newer: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b32',
  executed: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b33',
  ofOthers: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b34',
  file: '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b35',
}
/** An errand of a common area, which residents and their board see in full. */
const errandOn = (facts: Partial<ErrandDetails>): ErrandDetails => {
  const errand = anErrandInDetail({ caseTypeName: 'management', access: 'full', ...facts })
  const { creationDate: at } = errand
  const caseStatusId = errandStatusIdOf('registered', 'SE')
  return { ...errand, history: [{ at, kind: 'created', by: 'customer', caseStatusId }] }
}
const older = errandOn({ id: ids.older, ticketNumber: 'F-1001', creationDate: now - 9 * day })
const newer = errandOn({
  id: ids.newer,
  ticketNumber: 'F-1002',
  status: 'infoFromCustomer',
  caseStatusId: errandStatusIdOf('infoFromCustomer', 'SE'),
  creationDate: now - day,
  statusSince: now - day,
  question: 'När är du hemma?',
  promisedBy: now + day,
  attachments: [{ attachmentId: ids.file, filename: 'kran.jpg', kind: 'jpeg', size: 412_000 }],
  sharedWithBoard: false,
})
const executed = errandOn({
  id: ids.executed,
  ticketNumber: 'F-1003',
  status: 'executed',
  caseStatusId: errandStatusIdOf('executed', 'SE'),
  creationDate: now - 20 * day,
  statusSince: now - day,
})
const listed = ({ id, status, creationDate, attachments }: StoredErrand) => ({
  id,
  status,
  creationDate,
  attachments,
})

const inCommonArea = (errand: ErrandDetails): ErrandDetails => ({ ...errand, area: 'CommonAreas' })

const errandOf = (change: ErrandChange): ErrandDetails => {
  if (change.kind !== 'done') throw new Error(`Not done: ${change.kind}`)
  return change.errand
}

const all = { filter: untouchedErrandFilter, order: defaultErrandOrder, limit: 50 }

/** The contract of the port `Errands`. */
export const describeErrands = (
  name: string,
  makeAt: (given: InMemoryErrandsOptions) => Errands | Promise<Errands>,
): void => {
  const make = (given: InMemoryErrandsOptions) => makeAt({ now: () => now, ...given })

  describe(`${name}, as a repository of errands`, () => {
    it('lists errands, the newest first, with the role of the viewer', async () => {
      const errands = await make({ errands: [older, newer].map(inCommonArea), viewer: 'board' })
      const { viewer, errands: list } = await errands.list(all)
      expect(viewer).toBe('board')
      expect(list.map(listed)).toEqual([newer, older].map(listed))
    })

    it('lists errands by limit, order and status, and counts all', async () => {
      const errands = await make({ errands: [older, newer, executed] })
      const byAge = { by: 'creationDate', descending: false } as const
      const oldest = await errands.list({ ...all, order: byAge, limit: 1 })
      expect(oldest.errands.map(({ id }) => id)).toEqual([ids.executed])
      const open = await errands.list({ ...all, filter: { statuses: ['infoFromCustomer'], types: [] } })
      expect(open.errands.map(({ id }) => id)).toEqual([ids.newer])
      expect(open.counts.toSorted((one, other) => (one.status < other.status ? -1 : 1))).toEqual([
        { status: 'executed', type: 'management', count: 1 },
        { status: 'infoFromCustomer', type: 'management', count: 1 },
        { status: 'registered', type: 'management', count: 1 },
      ])
    })

    it('returns late errands and statistics by stairwell to a board', async () => {
      const late = { ...older, promisedBy: now - day, creationDate: now - 2 * day }
      const errands = await make({ errands: [newer, late].map(inCommonArea), viewer: 'board' })
      expect((await errands.list(all)).late).toMatchObject({ count: 1, first: [{ id: ids.older }] })
      const { byStairwell, byKind, all: sum, ...seen } = await errands.overview(50)
      expect(sum).toEqual({ all: 2, open: 2, late: 1, kept: 0, missed: 0, oldestDays: 2 })
      expect(byStairwell).toEqual([{ name: 'Hus A', ...sum }])
      expect(byKind).toEqual([{ name: 'kitchen', ...sum }])
      expect(seen.late).toMatchObject({ count: 1, first: [{ id: ids.older }] })
      expect(seen.errands.map(({ id }) => id)).toEqual([ids.older, ids.newer])
    })

    it('returns a complete errand, and undefined for an unknown one', async () => {
      const errands = await make({ errands: [older, newer] })
      expect(await errands.one(ids.newer)).toEqual(newer)
      expect(await errands.one(ids.ofOthers)).toBeUndefined()
    })

    it('reports whether there are any errands', async () => {
      expect(await (await make({ errands: [older] })).hasAny()).toBe(true)
      expect(await (await make({})).hasAny()).toBe(false)
    })

    it('lists inspection rounds with their control points', async () => {
      const round = {
        id: ids.ofOthers,
        caseId: '',
        title: 'Rondering',
        plannedDate: '2026-10-14',
        status: 'Genomförd',
        nrOfCaseControlPoints: 1,
        controlPoints: [
          {
            id: ids.newer,
            text: 'Takrännor',
            status: 'OK',
            comment: '',
            attachments: [{ attachmentId: ids.file, filename: 'tak.png', kind: 'png', size: 9 }],
          },
        ],
      } as const
      expect(await (await make({ rounds: [round], viewer: 'board' })).rounds()).toEqual([round])
    })

    it('returns the input of a form that was submitted without JavaScript', async () => {
      const typed = { action: 'message', text: 'x'.repeat(501) }
      expect(await (await make({ errands: [older], typed })).typed()).toMatchObject(typed)
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect((await make({ isSignedIn: false })).list(all)).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('away') })
      await expect(away.list(all)).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.one(ids.older)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })

  describe(`${name}, as a service for changing errands`, () => {
    const given = (given: InMemoryErrandsOptions = {}) =>
      make({ errands: [older, newer, executed], ...given })

    it('closes only an open errand', async () => {
      const errands = await given()
      expect(errandOf(await errands.close(ids.older, 'key-1')).status).toBe('cancelledByCustomer')
      expect(await errands.close(ids.older, 'key-2')).toEqual({ kind: 'statusConflict' })
      expect(await errands.close(ids.ofOthers, 'key-3')).toEqual({ kind: 'notFound' })
    })

    it('answers a question, which is then no longer open', async () => {
      const answered = errandOf(await (await given()).answer(ids.newer, 'Efter tre.', { ids: [] }, 'key-1'))
      expect([answered.status, answered.question]).toEqual(['ongoing', undefined])
      expect(answered.messages.at(-1)?.text).toBe('Efter tre.')
    })

    it('updates the latest version, and returns the current errand for an outdated one', async () => {
      const errands = await given()
      const updated = errandOf(
        await errands.update(
          ids.newer,
          {
            description: 'Det rinner.',
            other: true,
            otherFirstName: 'Ada',
            otherLastName: 'Berg',
            otherEmail: 'ada@example.com',
            otherPhone: '070-174 06 35',
            removeFiles: [ids.file],
          },
          1,
        ),
      )
      expect([updated.description, updated.version, updated.attachments]).toEqual(['Det rinner.', 2, []])
      expect(updated.alternativeContact?.firstName).toBe('Ada')
      const late = await errands.update(ids.newer, { description: 'Det forsar.' }, 1)
      expect(late).toEqual({ kind: 'changedMeanwhile', errand: updated })
    })

    it('reopens an errand within fourteen days only', async () => {
      const reopened = errandOf(await (await given()).reopen(ids.executed, 'Det droppar igen.', 'key-1'))
      expect(reopened.status).toBe('ongoing')
      const tooLate = await given({ now: () => now + errandReopeningWindow })
      expect(await tooLate.reopen(ids.executed, 'Det droppar igen.', 'key-1')).toEqual({
        kind: 'statusConflict',
      })
    })

    it('rates an errand, and reopens it for a bad rating', async () => {
      expect(errandOf(await (await given()).rate(ids.executed, 5, '', 'key-1')).rating).toBe(5)
      const badly = errandOf(await (await given()).rate(ids.executed, 1, 'Det droppar.', 'key-1'))
      expect([badly.rating, badly.status]).toEqual([1, 'ongoing'])
    })

    it('shares an errand inside a home with the board, and stops sharing it', async () => {
      const errands = await given({ errands: [{ ...older, sharedWithBoard: false }] })
      const shared = errandOf(await errands.share(ids.older, true, 'key-1'))
      expect([shared.sharedWithBoard, shared.history.at(-1)?.kind]).toEqual([true, 'shared'])
      const unshared = errandOf(await errands.share(ids.older, false, 'key-2'))
      expect([unshared.sharedWithBoard, unshared.history.at(-1)?.kind]).toEqual([false, 'unshared'])
    })

    it('forbids the board to change an errand inside a home, except for messages on a shared one', async () => {
      const home = { ...older, access: 'placeAndStatus' } as const
      const errands = await given({ errands: [home, { ...newer, access: 'shared' }], viewer: 'board' })
      expect(await errands.close(ids.older, 'key-1')).toEqual({ kind: 'forbidden' })
      expect(await errands.close(ids.newer, 'key-2')).toEqual({ kind: 'forbidden' })
      expect(await errands.update(ids.newer, { description: 'Det rinner.' }, 1)).toEqual({
        kind: 'forbidden',
      })
      expect(await errands.write(ids.older, 'Hej', { ids: [] }, 'key-3')).toEqual({ kind: 'forbidden' })
      const written = errandOf(await errands.write(ids.newer, 'Hej', { ids: [] }, 'key-4'))
      expect(written.messages.map(({ text }) => text)).toEqual(['Hej'])
    })

    it('adds a message', async () => {
      const written = errandOf(await (await given()).write(ids.older, 'När kommer ni?', { ids: [] }, 'key-1'))
      expect(written.messages.map(({ text }) => text)).toEqual(['När kommer ni?'])
    })
  })
}
