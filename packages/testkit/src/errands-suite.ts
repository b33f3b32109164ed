// What every source of errands must do.
import type { ErrandChange, ErrandDetails, Errands, StoredErrand } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryErrandsOptions } from '@husrum/application/testing'
import { anErrandInDetail, makeInMemoryErrands } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import {
  defaultErrandOrder,
  errandReopeningWindow,
  errandStatusIdOf,
  readErrandAddress,
  untouchedErrandFilter,
  withoutUndefined,
} from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const dtoOf = <E extends StoredErrand>({ status: _, type: __, ...errand }: E) => errand

/** The endpoints of errands, answered from memory. */
export const errandEndpoints = (given: InMemoryErrandsOptions): FakeEndpoints => {
  const errands = makeInMemoryErrands(given)
  const changed = (change: Promise<ErrandChange>): Promise<EndpointReply> =>
    change.then((result): EndpointReply => {
      if (result.kind === 'notFound') return problemReply(404, 'notFound')
      if (result.kind === 'forbidden') return problemReply(403, 'forbidden')
      if (result.kind === 'statusConflict') return problemReply(409, 'statusConflict')
      return { status: result.kind === 'done' ? 200 : 412, body: dtoOf(result.errand) }
    }, failureReply)
  return {
    getErrands: ({ limit = 50, ...asked }) =>
      errands.list({ ...readErrandAddress(Object.entries(asked) as never), limit }).then(
        ({ viewer, errands: list, counts, late }) => ({
          status: 200,
          body: {
            viewer,
            errands: list.map(dtoOf),
            counts: counts.map(({ status, type, count }) => ({
              caseStatusId: status === 'unknown' ? 'vendor-17' : errandStatusIdOf(status, 'SE'),
              caseTypeName: type,
              count,
            })),
            ...(late && { late: { count: late.count, first: late.first.map(dtoOf) } }),
          },
        }),
        failureReply,
      ),
    getErrandsOverview: ({ limit = 50 }) =>
      errands.overview(limit).then(
        ({ late, errands: list, ...figures }) => ({
          status: 200,
          body: {
            ...figures,
            late: { count: late.count, first: late.first.map(dtoOf) },
            errands: list.map(dtoOf),
          },
        }),
        failureReply,
      ),
    getErrand: ({ id }) =>
      errands
        .one(id)
        .then(
          (errand) => (errand ? { status: 200, body: dtoOf(errand) } : problemReply(404, 'notFound')),
          failureReply,
        ),
    getHasErrands: () => errands.hasAny().then((data) => ({ status: 200, body: { data } }), failureReply),
    getRounds: () => errands.rounds().then((body) => ({ status: 200, body }), failureReply),
    getTypedErrandForm: () =>
      errands.typed().then((fields) => ({ status: 200, body: { fields } }), failureReply),
    updateErrand: ({ id, ...update }, { version }) => {
      const { other, otherFirstName, otherLastName, otherEmail, otherPhone, removeFiles, newFiles } = update
      const said = withoutUndefined({
        other,
        otherFirstName,
        otherLastName,
        otherEmail,
        otherPhone,
        removeFiles,
        newFiles: newFiles && { ids: newFiles },
      })
      return changed(errands.update(id, { description: update.description, ...said }, Number(version)))
    },
    actOnOneErrand: ({ id, action, text = '', rating = 0, files = [] }) => {
      // The fake ignores idempotency keys: each call gets its own.
      const key = crypto.randomUUID()
      if (action === 'close') return changed(errands.close(id, key))
      if (action === 'answer') return changed(errands.answer(id, text, { ids: files }, key))
      if (action === 'share' || action === 'unshare')
        return changed(errands.share(id, action === 'share', key))
      if (action === 'rate') return changed(errands.rate(id, rating, text, key))
      return changed(errands[action](id, text, key))
    },
    writeErrandMessage: ({ id, text, files = [] }) =>
      changed(errands.write(id, text, { ids: files }, crypto.randomUUID())),
  }
}

type Make = (given: InMemoryErrandsOptions) => Errands | Promise<Errands>

const day = 86_400_000
const now = Date.UTC(2026, 10, 20, 12)
const older = anErrandInDetail({ id: 'older', creationDate: now - 9 * day })
const newer = anErrandInDetail({
  id: 'newer',
  status: 'infoFromCustomer',
  caseStatusId: errandStatusIdOf('infoFromCustomer', 'SE'),
  creationDate: now - day,
  statusSince: now - day,
  question: 'När är du hemma?',
  promisedBy: now + day,
  expectedBy: now + day,
  attachments: [{ attachmentId: 'file-1', filename: 'kran.jpg', kind: 'jpeg', size: 412_000 }],
})
const executed = anErrandInDetail({
  id: 'executed',
  status: 'executed',
  caseStatusId: errandStatusIdOf('executed', 'SE'),
  statusSince: now - day,
})
const listed = ({ id, status, creationDate, attachments }: StoredErrand) => ({
  id,
  status,
  creationDate,
  attachments,
})

const all = { filter: untouchedErrandFilter, order: defaultErrandOrder, limit: 50 }

/** The part of the contract that only reads. */
export const describeErrandsRead = (name: string, make: Make): void => {
  describe(`${name}, as a repository of errands`, () => {
    it('lists errands, the newest first, with the role of the viewer', async () => {
      const errands = await make({ errands: [older, newer], viewer: 'board' })
      const { viewer, errands: list } = await errands.list(all)
      expect(viewer).toBe('board')
      expect(list.map(listed)).toEqual([newer, older].map(listed))
    })

    it('lists errands by limit, order and status, and counts all', async () => {
      const errands = await make({ errands: [older, newer, executed] })
      const byAge = { by: 'creationDate', descending: false } as const
      const oldest = await errands.list({ ...all, order: byAge, limit: 1 })
      expect(oldest.errands.map(({ id }) => id)).toEqual(['executed'])
      const open = await errands.list({ ...all, filter: { statuses: ['infoFromCustomer'], types: [] } })
      expect(open.errands.map(({ id }) => id)).toEqual(['newer'])
      expect(open.counts.toSorted((one, other) => (one.status < other.status ? -1 : 1))).toEqual([
        { status: 'executed', type: 'management', count: 1 },
        { status: 'infoFromCustomer', type: 'management', count: 1 },
        { status: 'registered', type: 'management', count: 1 },
      ])
    })

    it('returns late errands and statistics by stairwell to a board', async () => {
      const late = anErrandInDetail({ id: 'late', promisedBy: now - day, creationDate: now - 2 * day })
      const errands = await make({ errands: [newer, late], viewer: 'board', now: () => now })
      expect((await errands.list(all)).late).toMatchObject({ count: 1, first: [{ id: 'late' }] })
      const { byStairwell, byKind, all: sum, ...seen } = await errands.overview(50)
      expect(sum).toEqual({ all: 2, open: 2, late: 1, kept: 0, missed: 0, oldestDays: 2 })
      expect(byStairwell).toEqual([{ name: 'Hus A', ...sum }])
      expect(byKind).toEqual([{ name: 'kitchen', ...sum }])
      expect(seen.late).toMatchObject({ count: 1, first: [{ id: 'late' }] })
      expect(seen.errands.map(({ id }) => id)).toEqual(['late', 'newer'])
    })

    it('returns a complete errand, and undefined for an unknown one', async () => {
      const errands = await make({ errands: [older, newer] })
      expect(await errands.one('newer')).toEqual(newer)
      expect(await errands.one('id-of-another-person')).toBeUndefined()
    })

    it('reports whether there are any errands', async () => {
      expect(await (await make({ errands: [older] })).hasAny()).toBe(true)
      expect(await (await make({})).hasAny()).toBe(false)
    })

    it('lists inspection rounds with their control points', async () => {
      const round = {
        id: 'round-1',
        caseId: 'older',
        title: 'Rondering',
        plannedDate: '2026-10-14',
        status: 'Genomförd',
        nrOfCaseControlPoints: 1,
        controlPoints: [
          {
            id: 'point-1',
            text: 'Takrännor',
            status: 'OK',
            comment: '',
            attachments: [{ attachmentId: 'file-9', filename: 'tak.png', kind: 'png', size: 9 }],
          },
        ],
      } as const
      expect(await (await make({ rounds: [round], viewer: 'board' })).rounds()).toEqual([round])
    })

    it('returns the input of a form that was submitted without JavaScript', async () => {
      const errands = await make({ typed: { action: 'message', text: 'När kommer ni?' } })
      expect(await errands.typed()).toEqual({ action: 'message', text: 'När kommer ni?' })
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect((await make({ isSignedIn: false })).list(all)).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('away') })
      await expect(away.list(all)).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.one('older')).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}

const errandOf = (change: ErrandChange): ErrandDetails => {
  if (change.kind !== 'done') throw new Error(`Not done: ${change.kind}`)
  return change.errand
}

/** The contract of the port `Errands`. */
export const describeErrands = (name: string, make: Make): void => {
  describeErrandsRead(name, make)

  describe(`${name}, as a service for changing errands`, () => {
    const given = (given: InMemoryErrandsOptions = {}) =>
      make({ errands: [older, newer, executed], now: () => now, ...given })

    it('closes only an open errand', async () => {
      const errands = await given()
      expect(errandOf(await errands.close('older', 'key-1')).status).toBe('cancelledByCustomer')
      expect(await errands.close('older', 'key-2')).toEqual({ kind: 'statusConflict' })
      expect(await errands.close('id-of-another-person', 'key-3')).toEqual({ kind: 'notFound' })
    })

    it('answers a question, which is then no longer open', async () => {
      const answered = errandOf(await (await given()).answer('newer', 'Efter tre.', { ids: [] }, 'key-1'))
      expect([answered.status, answered.question]).toEqual(['ongoing', undefined])
      expect(answered.messages.at(-1)?.text).toBe('Efter tre.')
    })

    it('updates the latest version, and returns the current errand for an outdated one', async () => {
      const errands = await given()
      const updated = errandOf(
        await errands.update(
          'newer',
          {
            description: 'Det rinner.',
            other: true,
            otherFirstName: 'Ada',
            otherLastName: 'Berg',
            otherEmail: 'ada@example.com',
            otherPhone: '070-174 06 35',
            removeFiles: ['file-1'],
          },
          1,
        ),
      )
      expect([updated.description, updated.version, updated.attachments]).toEqual(['Det rinner.', 2, []])
      expect(updated.alternativeContact?.firstName).toBe('Ada')
      const late = await errands.update('newer', { description: 'Det forsar.' }, 1)
      expect(late).toEqual({ kind: 'changedMeanwhile', errand: updated })
    })

    it('reopens an errand within fourteen days only', async () => {
      const reopened = errandOf(await (await given()).reopen('executed', 'Det droppar igen.', 'key-1'))
      expect(reopened.status).toBe('ongoing')
      const tooLate = await given({ now: () => now + errandReopeningWindow })
      expect(await tooLate.reopen('executed', 'Det droppar igen.', 'key-1')).toEqual({
        kind: 'statusConflict',
      })
    })

    it('rates an errand, and reopens it for a bad rating', async () => {
      expect(errandOf(await (await given()).rate('executed', 5, '', 'key-1')).rating).toBe(5)
      const badly = errandOf(await (await given()).rate('executed', 1, 'Det droppar.', 'key-1'))
      expect([badly.rating, badly.status]).toEqual([1, 'ongoing'])
    })

    it('shares an errand inside a home with the board, and stops sharing it', async () => {
      const errands = await given({ errands: [anErrandInDetail({ id: 'older', sharedWithBoard: false })] })
      const shared = errandOf(await errands.share('older', true, 'key-1'))
      expect([shared.sharedWithBoard, shared.history.at(-1)?.kind]).toEqual([true, 'shared'])
      const unshared = errandOf(await errands.share('older', false, 'key-2'))
      expect([unshared.sharedWithBoard, unshared.history.at(-1)?.kind]).toEqual([false, 'unshared'])
    })

    it('forbids the board to change an errand inside a home, except for messages on a shared one', async () => {
      const home = anErrandInDetail({ id: 'home', access: 'placeAndStatus' })
      const errands = await given({ errands: [home, { ...home, id: 'shared', access: 'shared' }] })
      expect(await errands.close('home', 'key-1')).toEqual({ kind: 'forbidden' })
      expect(await errands.close('shared', 'key-2')).toEqual({ kind: 'forbidden' })
      expect(await errands.update('shared', { description: 'Det rinner.' }, 1)).toEqual({ kind: 'forbidden' })
      expect(await errands.write('home', 'Hej', { ids: [] }, 'key-3')).toEqual({ kind: 'forbidden' })
      const written = errandOf(await errands.write('shared', 'Hej', { ids: [] }, 'key-4'))
      expect(written.messages.map(({ text }) => text)).toEqual(['Hej'])
    })

    it('adds a message', async () => {
      const written = errandOf(await (await given()).write('older', 'När kommer ni?', { ids: [] }, 'key-1'))
      expect(written.messages.map(({ text }) => text)).toEqual(['När kommer ni?'])
    })
  })
}
