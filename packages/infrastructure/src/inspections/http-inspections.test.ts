// Inspections over HTTP, on the real server.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { HomesForTests } from '@husrum/server/testing'
import { openHomesForTests, originForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeHttpInspections } from './http-inspections.ts'

let house: HomesForTests
beforeAll(async () => {
  house = await openHomesForTests()
})
afterAll(() => house.close())

const hourMs = 3_600_000
const unknownId = '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b34'
const inspectionsOf = (token?: 'anna' | 'neighbour', isDown = false) =>
  makeHttpInspections({ client: makeAppClient(house.app, { token, isDown }) })

/** An inspection of Anna's home, with one remark of staff, that begins at this distance from now. */
const inspected = async (hours: number) => {
  const residenceId = await house.home(['anna'], { hasOffer: false })
  const startsAt = house.clock.now() + hours * hourMs
  const appointment = { startsAt, endsAt: startsAt + hourMs, place: 'Kajgatan 4', inspector: 'Karin Berg' }
  const id = await house.staff().book({ residenceId, kind: 'final', ...appointment }, originForTests)
  await house.staff().remark(id, { room: 'Hall', text: 'Dörren tar i', due: '2026-03-20' }, originForTests)
  return { residenceId, id, inspections: inspectionsOf('anna'), appointment }
}

it('Inspections are returned with their remarks, and undefined for the home of another person', async () => {
  const { residenceId, id, inspections, appointment } = await inspected(-1)
  const seen = await inspections.of(residenceId)
  expect(seen?.inspections).toMatchObject([
    {
      id,
      kind: 'final',
      ...appointment,
      remarks: [
        { number: 1, room: 'Hall', text: 'Dörren tar i', state: 'noted', due: '2026-03-20', photos: [] },
      ],
    },
  ])
  expect(await inspectionsOf('neighbour').of(residenceId)).toBeUndefined()
})

it('A remark is added idempotently, and rejected with its fields if it is invalid', async () => {
  const { id, inspections } = await inspected(-1)
  const add = (room: string) =>
    inspections.addRemark(id, { room, text: 'Dörren kärvar' }, { ids: [] }, `remark-${room.length}`)
  await add('Kök')
  const added = await add('Kök')
  if (added.kind !== 'done') throw new Error(added.kind)
  expect(added.inspections.inspections[0]?.remarks).toMatchObject([
    { number: 1, by: 'inspector' },
    { number: 2, room: 'Kök', by: 'buyer', state: 'noted' },
  ])
  expect(await add('')).toMatchObject({ kind: 'invalid', issues: [{ path: ['room'], key: 'required' }] })
})

it('A remark that is not fixed is reopened once', async () => {
  const { residenceId, inspections } = await inspected(-1)
  const remarkOf = async () => (await inspections.of(residenceId))?.inspections[0]?.remarks[0]
  const { id = '', errand } = (await remarkOf()) ?? {}
  await house.module.caseSystem.move(errand?.id ?? '', 'executed')
  expect(await remarkOf()).toMatchObject({ state: 'fixed', canReportNotFixed: true })
  const reopened = await inspections.reportNotFixed(id, 'Repan syns', 'key-1')
  expect(reopened).toMatchObject({
    kind: 'done',
    inspections: { inspections: [{ remarks: [{ state: 'beingFixed' }] }] },
  })
  expect(await inspections.reportNotFixed(id, 'Repan syns', 'key-2')).toEqual({ kind: 'late' })
  expect(await inspections.reportNotFixed(unknownId, 'Repan syns', 'key-3')).toEqual({ kind: 'notFound' })
})

it('Another time can be requested before the inspection only', async () => {
  const { id, inspections } = await inspected(48)
  expect(await inspections.askForTime(id, 'Efter 15')).toMatchObject({
    kind: 'done',
    inspections: { inspections: [{ wish: { text: 'Efter 15' } }] },
  })
  expect(await inspections.askForTime((await inspected(-1)).id, 'Efter 15')).toEqual({ kind: 'late' })
  expect(await inspections.askForTime(unknownId, 'Efter 15')).toEqual({ kind: 'notFound' })
})

it('Inspections reject if the caller is not signed in, or the service is unavailable', async () => {
  await expect(inspectionsOf().of()).rejects.toBeInstanceOf(SessionExpired)
  await expect(inspectionsOf('anna', true).of()).rejects.toBeInstanceOf(ServiceUnavailable)
})
