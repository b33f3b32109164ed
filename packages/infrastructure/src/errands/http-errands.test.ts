// Errands over HTTP, on the real server.
import { randomUUID } from 'node:crypto'
import type { ErrandDetails } from '@husrum/application'
import type { InMemoryErrandsOptions } from '@husrum/application/testing'
import { errandFormPath } from '@husrum/contract'
import type { ErrandsForTests } from '@husrum/server/testing'
import { openErrandsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeErrands } from '@husrum/testkit/errands-suite'
import { afterAll, beforeAll } from 'vitest'
import { makeHttpErrands } from './http-errands.ts'

let house: ErrandsForTests
beforeAll(async () => {
  house = await openErrandsForTests()
})
afterAll(() => house.close())

const isoOf = (at: number): string => new Date(at).toISOString()

/** An errand that Anna has reported, in the given state. */
const addErrand = async (errand: ErrandDetails): Promise<void> => {
  const { id, creationDate: at } = errand
  await house.open({
    id,
    at,
    area: errand.area,
    objectName: errand.objectName,
    objectAddress: errand.objectAddress,
    buildingPartName: errand.buildingPartName,
    brfName: errand.brfName,
    roomType: errand.roomType,
    problem: errand.problem,
    description: errand.description,
    isSharedWithBoard: errand.access === 'shared',
    files: errand.attachments.map(({ attachmentId, filename, kind = 'jpeg', size = 1 }) => ({
      id: attachmentId,
      name: filename,
      kind,
      size,
    })),
  })
  await house.db
    .updateTable('cases')
    .set({
      case_status_id: errand.caseStatusId,
      status_since: isoOf(errand.statusSince ?? at),
      ticket_number: errand.ticketNumber,
      question: errand.question ?? null,
      promised_by: errand.promisedBy === undefined ? null : isoOf(errand.promisedBy),
    })
    .where('id', '=', id)
    .execute()
}

const addRounds = async (rounds: NonNullable<InMemoryErrandsOptions['rounds']>): Promise<void> => {
  for (const { id, title, plannedDate, status, controlPoints } of rounds) {
    const association_id = house.associationOf('board')
    await house.db
      .insertInto('rounds')
      .values({ id, association_id, title, planned_date: plannedDate, status })
      .execute()
    for (const [
      place,
      { id: pointId, text, status: result, comment, attachments },
    ] of controlPoints.entries()) {
      await house.db
        .insertInto('control_points')
        .values({ id: pointId, round_id: id, place, text, status: result, comment })
        .execute()
      for (const { attachmentId, filename, kind = 'jpeg', size = 1 } of attachments)
        await house.db
          .insertInto('case_files')
          .values({
            id: attachmentId,
            control_point_id: pointId,
            place: 0,
            name: filename,
            kind,
            size,
            added_at: isoOf(house.clock.now()),
          })
          .execute()
    }
  }
}

describeErrands(
  'The server',
  async ({ errands = [], rounds = [], viewer, typed, now, isSignedIn = true, failure }) => {
    for (const table of ['case_requests', 'rounds', 'cases'] as const)
      await house.db.deleteFrom(table).execute()
    if (now) house.clock.pass(now() - house.clock.now())
    for (const errand of errands) await addErrand(errand)
    await addRounds(rounds)
    const who = viewer === 'board' ? 'board' : 'anna'
    if (typed) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ id: errands[0]?.id ?? '', ...typed }))
        body.append(name, value)
      await house.ask(who, 'POST', errandFormPath, { body, headers: { 'idempotency-key': randomUUID() } })
    }
    const token = isSignedIn ? who : undefined
    return makeHttpErrands({ client: makeAppClient(house.app, { token, isDown: failure !== undefined }) })
  },
)
