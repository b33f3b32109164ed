// An inspection of a home: its appointment, its remarks, and the status of each remark's errand.

import { randomUUID } from 'node:crypto'
import { dayIn } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { up } from '../../platform/database/migrations/0112-one-day-of-a-finding.ts'
import type { PersonForTests } from '../../testing/errands.ts'
import type { HomesForTests } from '../../testing/homes.ts'
import { openHomesForTests, originForTests } from '../../testing/homes.ts'
import { toldEvents } from '../../testing/told-events.ts'

let house: HomesForTests
beforeAll(async () => {
  house = await openHomesForTests()
})
afterAll(() => house.close())

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const monday = Date.UTC(2026, 2, 2, 12)
beforeEach(() => house.clock.pass(monday - house.clock.now()))

/** An inspection of a home of these people, this many hours from now. */
const inspected = async (people: readonly PersonForTests[] = ['anna'], hours = -1) => {
  const residenceId = await house.home(people, { hasOffer: false })
  const startsAt = house.clock.now() + hours * hourMs
  const id = await house.staff().book(
    {
      residenceId,
      kind: 'final',
      startsAt,
      endsAt: startsAt + 2 * hourMs,
      place: 'Kajgatan 4',
      inspector: 'Karin Berg',
    },
    originForTests,
  )
  return { residenceId, id }
}
const see = async (residenceId: string, who: PersonForTests = 'anna') =>
  (await house.ask(who, 'GET', `/services/inspections?residenceId=${residenceId}`)).body
const add = (
  id: string,
  form: object = { room: 'Kök', text: 'Repa i bänkskivan' },
  key: string = randomUUID(),
  who: PersonForTests = 'anna',
) =>
  house.ask(who, 'POST', `/services/inspections/${id}/remarks`, {
    body: form,
    headers: { 'idempotency-key': key },
  })
const statusOf = async (residenceId: string) => (await see(residenceId)).inspections[0].remarks[0].state
const errandOf = async (residenceId: string): Promise<string> =>
  (await see(residenceId)).inspections[0].remarks[0].errand.id

describe('An appointment', () => {
  it('is sent by e-mail to all residents of the home, and is in their calendars', async () => {
    const before = house.mailbox.list().length
    const { residenceId, id } = await inspected(['anna', 'neighbour'], 48)
    await house.jobs.settled()
    expect(house.mailbox.list().slice(0, house.mailbox.list().length - before)).toMatchObject([
      { subject: expect.stringContaining('Tid för besiktning av Kajutan 1203') },
      { subject: expect.stringContaining('Tid för besiktning av Kajutan 1203') },
    ])
    const file = await house.ask('neighbour', 'GET', `/services/inspections/${id}/calendar.ics`)
    expect(file.text).toContain('DTSTART:20260304T120000Z')
    expect(file.text).toContain('Slutbesiktning: Kajutan 1203')
    expect((await see(residenceId)).inspections).toMatchObject([{ id, kind: 'final', remarks: [] }])
    expect(await toldEvents(house.db)).toContain('inspection.booked')
  })

  it('accepts one request for another time, and is moved', async () => {
    const { residenceId, id } = await inspected(['anna'], 48)
    const wish = (text: string) =>
      house.ask('anna', 'POST', `/services/inspections/${id}/another_time`, { body: { text } })
    expect((await wish('Hellre på torsdag')).body.inspections[0].wish.text).toBe('Hellre på torsdag')
    expect((await wish('Eller på fredag')).body.code).toBe('late')
    const startsAt = house.clock.now() + 3 * dayMs
    const to = { startsAt, endsAt: startsAt + hourMs, reason: 'Ni bad om en annan tid.' }
    expect(await house.staff().move(id, to, originForTests)).toBe('done')
    const [moved] = (await see(residenceId)).inspections
    expect(moved).toMatchObject({ startsAt, moved: { reason: to.reason } })
    expect(moved.wish).toBeUndefined()
    expect(await toldEvents(house.db)).toContain('inspection.moved')
  })
})

describe('A remark of a buyer', () => {
  it('is added once for repeated requests, with an errand', async () => {
    const { residenceId, id } = await inspected()
    const key = randomUUID()
    await add(id, undefined, key)
    const again = await add(id, undefined, key)
    expect(again.body.inspections[0].remarks).toMatchObject(
      [{ number: 1, room: 'Kök', by: 'buyer', state: 'noted', errand: { number: /^F-/ } }].map((each) => ({
        ...each,
        errand: { number: expect.stringMatching(/^F-/) },
      })),
    )
    const errand = await house.ask('anna', 'GET', `/errands/${await errandOf(residenceId)}`)
    expect([errand.status, errand.body.description]).toEqual([200, 'Repa i bänkskivan'])
  })

  it('names an invalid field, and is accepted from the appointment until its protocol is closed', async () => {
    const { id } = await inspected()
    expect((await add(id, { room: '', text: 'x' })).body.errors).toEqual([{ field: 'room', key: 'required' }])
    const ahead = await inspected(['anna'], 2)
    expect((await add(ahead.id)).body.code).toBe('late')
    await house.staff().close(id, originForTests)
    expect((await add(id)).body.code).toBe('late')
  })

  it('has the next number, also with concurrent requests', async () => {
    const { residenceId, id } = await inspected(['anna', 'neighbour'])
    await Promise.all([add(id), add(id, undefined, randomUUID(), 'neighbour'), add(id)])
    const [{ remarks }] = (await see(residenceId)).inspections
    expect(remarks.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
  })
})

describe('A protocol', () => {
  it('is among the documents of the home once it is closed, with the contents of that time', async () => {
    const { residenceId, id } = await inspected()
    await add(id)
    await house
      .staff()
      .remark(
        id,
        { room: 'Hall', text: 'Dörren tar i', responsible: 'Kajbygg', due: '2026-03-20' },
        originForTests,
      )
    expect(await house.documentsOf(residenceId)).toEqual([])
    await house.staff().close(id, originForTests)
    await house.staff().close(id, originForTests)
    const [protocol, ...others] = await house.documentsOf(residenceId)
    expect([protocol?.kind, others]).toEqual(['inspectionProtocol', []])
    for (const words of [
      'Protokoll från slutbesiktning',
      'Karin Berg',
      '1. Kök',
      'Repa i bänkskivan',
      '2. Hall',
      'Kajbygg',
      '2026-03-20',
    ])
      expect(protocol?.html).toContain(words)
    expect(await toldEvents(house.db)).toContain('inspection.closed')
  })

  it('without remarks states that there are none', async () => {
    const { residenceId, id } = await inspected()
    await house.staff().close(id, originForTests)
    expect((await house.documentsOf(residenceId))[0]?.html).toContain('Inga anmärkningar.')
  })
})

describe('The status of a remark', () => {
  it('follows its errand, and "not fixed" reopens that', async () => {
    const { residenceId, id } = await inspected(['anna', 'neighbour'])
    await house.staff().remark(id, { room: 'Hall', text: 'Dörren tar i', due: '2026-03-20' }, originForTests)
    const errand = await errandOf(residenceId)
    const { caseSystem } = house.module
    expect(await statusOf(residenceId)).toBe('noted')
    // Both read the same day and the same handler.
    const both = async () => {
      const { responsible, due } = (await see(residenceId)).inspections[0].remarks[0]
      const { body } = await house.ask('anna', 'GET', `/services/case_management/customer/case/${errand}`)
      return [responsible, due, body.handler?.name ?? '', dayIn(body.doneBy, 'SE')]
    }
    expect(await both()).toEqual(['', '2026-03-20', '', '2026-03-20'])
    await caseSystem.expect(errand, Date.parse('2026-03-25T12:00:00Z'))
    expect(await both()).toEqual(['', '2026-03-25', '', '2026-03-25'])
    await caseSystem.assign(errand, { name: 'Snickarna vid Kajen' })
    expect((await see(residenceId)).inspections[0].remarks[0]).toMatchObject({
      state: 'beingFixed',
      responsible: 'Snickarna vid Kajen',
      due: '2026-03-25',
    })
    expect(await both()).toEqual(['Snickarna vid Kajen', '2026-03-25', 'Snickarna vid Kajen', '2026-03-25'])
    await house.staff().dispute(errand, 'Det är inom toleransen.')
    expect(await statusOf(residenceId)).toBe('disputed')
    await caseSystem.move(errand, 'executed')
    expect(await statusOf(residenceId)).toBe('fixed')
    const remark = (await see(residenceId, 'neighbour')).inspections[0].remarks[0]
    expect(remark.canReportNotFixed).toBe(true)
    const key = randomUUID()
    const say = (who: PersonForTests) =>
      house.ask(who, 'POST', `/services/inspections/remarks/${remark.id}/not_fixed`, {
        body: { text: 'Dörren tar fortfarande i' },
        headers: { 'idempotency-key': key },
      })
    expect((await say('neighbour')).status).toBe(200)
    expect((await say('neighbour')).status).toBe(200)
    await house.staff().dispute(errand, '')
    expect(await statusOf(residenceId)).toBe('beingFixed')
    const row = await house.ask('anna', 'GET', `/errands/${errand}`)
    expect(
      row.body.history.filter(({ text }: { text?: string }) => text?.includes('fortfarande')),
    ).toHaveLength(1)
  })

  it('cannot become "not fixed" a fortnight later', async () => {
    const { residenceId, id } = await inspected()
    await add(id)
    await house.module.caseSystem.move(await errandOf(residenceId), 'executed')
    house.clock.pass(15 * dayMs)
    const [{ remarks }] = (await see(residenceId)).inspections
    expect(remarks[0].canReportNotFixed).toBe(false)
    const late = await house.ask('anna', 'POST', `/services/inspections/remarks/${remarks[0].id}/not_fixed`, {
      body: { text: 'Kvar' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([late.status, late.body.code]).toEqual([409, 'late'])
  })
})

describe('The inspection of another home', () => {
  it('is inaccessible: its remarks, photos and calendars too', async () => {
    const { residenceId, id } = await inspected()
    const png = await (await import('sharp'))
      .default({
        create: { width: 8, height: 8, channels: 3, background: 'red' },
      })
      .png()
      .toBuffer()
    const form = new FormData()
    for (const [name, value] of Object.entries({ action: 'remark', id, room: 'Kök', text: 'Repa', key: 'k' }))
      form.append(name, value)
    form.append('files', new File([new Uint8Array(png)], 'repa.png', { type: 'image/png' }))
    const sent = await house.ask('anna', 'POST', '/services/inspections/form', { body: form })
    expect(sent.headers.get('location')).toMatch(/done=remark/)
    const [{ photos, id: remarkId }] = (await see(residenceId)).inspections[0].remarks
    const photo = `/services/inspections/photos/${photos[0].attachmentId}/x.png`
    expect((await house.ask('anna', 'GET', photo)).status).toBe(200)
    const stranger = [
      await house.ask('neighbour', 'GET', photo),
      await house.ask('neighbour', 'GET', `/services/inspections?residenceId=${residenceId}`),
      await house.ask('neighbour', 'GET', `/services/inspections/${id}/calendar.ics`),
      await add(id, undefined, 'k2', 'neighbour'),
      await house.ask('neighbour', 'POST', `/services/inspections/remarks/${remarkId}/not_fixed`, {
        body: { text: 'x' },
      }),
      await house.ask('anna', 'GET', photo, { site: 'senior' }),
    ]
    expect(stranger.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })
})

it('The day and the handler that a finding had of its own become those of its errand', async () => {
  const { residenceId, id } = await inspected()
  await house.staff().remark(id, { room: 'Hall', text: 'Dörren tar i' }, originForTests)
  await house.staff().remark(id, { room: 'Kök', text: 'Repa' }, originForTests)
  const [hall, kitchen] = (await see(residenceId)).inspections[0].remarks
  const { db } = house
  await db
    .updateTable('inspection_remarks')
    .set({ responsible: 'Kajbygg', due: '2026-03-20' })
    .where('inspection_id', '=', id)
    .execute()
  // Staff have named another handler and another day since.
  await db
    .updateTable('cases')
    .set({ handler_name: 'Snickarna', done_by: '2026-04-01T12:00:00Z' })
    .where('id', '=', kitchen.errand.id)
    .execute()
  await up(db as never)
  expect((await see(residenceId)).inspections[0].remarks).toMatchObject([
    { id: hall.id, responsible: 'Kajbygg', due: '2026-03-20' },
    { id: kitchen.id, responsible: 'Snickarna', due: '2026-04-01' },
  ])
  const { done_by, answered_at } = await db
    .selectFrom('cases')
    .select(['done_by', 'answered_at'])
    .where('id', '=', hall.errand.id)
    .executeTakeFirstOrThrow()
  expect([Date.parse(done_by ?? ''), answered_at === null]).toEqual([
    Date.parse('2026-03-20T15:00:00Z'),
    false,
  ])
})
