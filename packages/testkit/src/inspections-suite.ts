// What every source of inspections must do.
import type { InspectionChange, Inspections } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryInspectionsOptions } from '@husrum/application/testing'
import { makeInMemoryInspections } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import { anInspection, aRemark, someInspections } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const replyOf = (change: InspectionChange): EndpointReply => {
  switch (change.kind) {
    case 'done':
      return { status: 200, body: change.inspections }
    case 'notFound':
      return problemReply(404, 'notFound')
    case 'late':
      return problemReply(409, 'late')
    case 'invalid':
      return {
        status: 400,
        body: {
          ...(problemReply(400, 'invalidRequest').body as object),
          errors: change.issues.map(({ path, key }) => ({ field: path.join('.'), key })),
        },
      }
  }
}

/** The endpoints of inspections, answered from memory. */
export const inspectionEndpoints = (given: InMemoryInspectionsOptions): FakeEndpoints => {
  const inspections = makeInMemoryInspections(given)
  return {
    getInspections: ({ residenceId }) =>
      inspections
        .of(residenceId)
        .then((body) => (body ? { status: 200, body } : problemReply(404, 'notFound')), failureReply),
    // The fake ignores idempotency keys: each text is added once.
    addInspectionRemark: ({ id, room, text, files = [] }) =>
      inspections.addRemark(id, { room, text }, { ids: files }, text).then(replyOf, failureReply),
    reportRemarkNotFixed: ({ id, text }) =>
      inspections.reportNotFixed(id, text, text).then(replyOf, failureReply),
    askForInspectionTime: ({ id, text }) => inspections.askForTime(id, text).then(replyOf, failureReply),
  }
}

const view = someInspections({
  inspections: [
    anInspection({
      remarks: [
        aRemark({
          state: 'fixed',
          canReportNotFixed: true,
          due: '2026-12-01',
          photos: [{ attachmentId: 'a', filename: 'a.jpg', kind: 'jpeg', size: 10 }],
        }),
      ],
    }),
    anInspection({ id: 'inspection-2', kind: 'guarantee', startsAt: Date.UTC(2028, 10, 20, 9) }),
  ],
})

/** The contract of the port `Inspections`. */
export const describeInspections = (
  name: string,
  make: (given: InMemoryInspectionsOptions) => Inspections | Promise<Inspections>,
): void => {
  const given = (facts: InMemoryInspectionsOptions = { inspections: view }) => make(facts)

  describe(`${name}, as a repository of inspections`, () => {
    it('returns all inspections, and undefined for an unknown home', async () => {
      const inspections = await given()
      expect(await inspections.of()).toEqual(view)
      expect(await inspections.of('id-of-another-person')).toBeUndefined()
    })

    const photo = '4d9c0f38-6f1e-4b0e-9b0a-0c6d8f1f2a11'
    it('adds a remark with its photos idempotently', async () => {
      const inspections = await given()
      const add = () =>
        inspections.addRemark(
          'inspection-1',
          { room: 'Hall', text: 'Dörren kärvar' },
          { ids: [photo] },
          'remark-1',
        )
      await add()
      const added = await add()
      if (added.kind !== 'done') throw new Error(added.kind)
      expect(added.inspections.inspections[0]?.remarks).toMatchObject([
        { number: 1 },
        { number: 2, room: 'Hall', by: 'buyer', state: 'noted', photos: [{ attachmentId: photo }] },
      ])
    })

    it('rejects an invalid remark with its fields', async () => {
      const change = await (await given()).addRemark(
        'inspection-1',
        { room: '', text: 'x' },
        { ids: [] },
        'k',
      )
      expect(change).toMatchObject({ kind: 'invalid', issues: [{ path: ['room'] }] })
    })

    it('reopens a remark that is not fixed', async () => {
      const inspections = await given()
      const change = await inspections.reportNotFixed('remark-1', 'Repan syns', 'k')
      expect(change).toMatchObject({
        kind: 'done',
        inspections: { inspections: [{ remarks: [{ state: 'beingFixed' }] }, {}] },
      })
      expect(await inspections.reportNotFixed('remark-1', 'Repan syns', 'l')).toEqual({ kind: 'late' })
    })

    it('accepts a request for another time only before the inspection', async () => {
      const inspections = await given()
      expect(await inspections.askForTime('inspection-2', 'Efter 15')).toMatchObject({
        inspections: { inspections: [{}, { wish: { text: 'Efter 15' } }] },
      })
      expect(await inspections.askForTime('inspection-1', 'Efter 15')).toEqual({ kind: 'late' })
      expect(await inspections.askForTime('id-of-another-person', 'Efter 15')).toEqual({ kind: 'notFound' })
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      const out = await given({ failure: new SessionExpired('over') })
      await expect(out.of()).rejects.toBeInstanceOf(SessionExpired)
      const away = await given({ failure: new ServiceUnavailable('away') })
      await expect(away.of()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
