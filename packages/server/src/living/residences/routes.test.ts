// Residences over HTTP: only a person's own, their dates as a calendar, and staff changes.

import { randomUUID } from 'node:crypto'
import { timelineCalendarAddress } from '@husrum/contract'
import type { SiteKey } from '@husrum/domain'
import { residenceHomeOf, siteByKey, userBrandOf } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { makeHttpResidences } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeResidences } from '@husrum/testkit/residences-suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { toldEvents } from '../../testing/told-events.ts'
import type { DayChanged } from './change-day.ts'

let world: BookingsForTests
beforeAll(async () => {
  world = await openBookingsForTests({ world: bookedWorld(1) })
})
afterAll(() => world.close())

const terms = { price: 419_500_000 } as never

/** A home of these accounts, and its id. */
const homeOf = async (
  accountIds: readonly string[],
  {
    site = 'sweden' as SiteKey,
    name = 'Kajutan 1203',
    left = null as string | null,
    agreed = '2026-01-02',
  } = {},
): Promise<string> => {
  const id = randomUUID()
  await world.db
    .insertInto('residences')
    .values({
      id,
      site,
      object_id: `object-${id}`,
      stage_id: 'kajutan',
      home: JSON.stringify(residenceHomeOf(aBookedHome({ name }), terms)),
      agreed_on: agreed,
      left_on: left,
    })
    .execute()
  await world.db
    .insertInto('residence_people')
    .values(accountIds.map((account_id) => ({ residence_id: id, account_id, role: 'owner' as const })))
    .execute()
  return id
}

describeResidences(
  'Residences on the server',
  async ({ residences = [], elsewhere = [], isSignedIn = true, failure }) => {
    const { db } = world
    const { id: account_id } = await world.buyer()
    for (const { id, objectId, stageId, home, role, agreedOn = null, days } of residences) {
      await db.deleteFrom('residences').where('id', '=', id).execute()
      await db
        .insertInto('residences')
        .values({
          id,
          site: 'sweden',
          object_id: objectId,
          stage_id: stageId,
          home: JSON.stringify(home),
          agreed_on: agreedOn,
        })
        .execute()
      await db.insertInto('residence_people').values({ residence_id: id, account_id, role }).execute()
      for (const { setAt, latest = null, reason = null, ...day } of days)
        await db
          .insertInto('residence_days')
          .values({ residence_id: id, latest, reason, set_at: new Date(setAt).toISOString(), ...day })
          .execute()
    }
    for (const { site } of elsewhere) {
      await homeOf([account_id], { site })
      await db
        .insertInto('site_consents')
        .values({ account_id, brand: userBrandOf(siteByKey(site)) ?? 'cooperative', accepted: true })
        .execute()
    }
    const token = isSignedIn ? `${account_id}.identified` : undefined
    const client = makeAppClient(world.app, { token, isDown: failure !== undefined })
    return makeHttpResidences({ client })
  },
)

const sayDay = (residence_id: string, earliest: string, latest: string | null = null) =>
  world.db
    .insertInto('residence_days')
    .values({
      residence_id,
      kind: 'moveIn',
      earliest,
      latest,
      source: latest === null ? 'agreement' : 'estimate',
      set_at: '2026-01-02T09:00:00Z',
    })
    .execute()

const change = (residenceId: string, earliest: string, rest: { latest?: string; reason?: string } = {}) =>
  world.residences.changeDay({
    residenceId,
    kind: 'moveIn',
    earliest,
    reason: 'Stommen tog längre tid.',
    requestUrl: 'http://localhost:3000/',
    ...rest,
  })

describe('The homes of a person', () => {
  it('are those of the site, former ones last, and another brand is named where allowed', async () => {
    const anna = await world.buyer()
    await homeOf([anna.id], { name: 'Förr', left: '2025-05-01', agreed: '2026-02-01' })
    await homeOf([anna.id], { name: 'Nu' })
    const elsewhere = await homeOf([anna.id], { site: 'cooperative', name: 'Annanstans' })
    const read = async () => (await anna.send('/services/residences')).body
    expect((await read()).residences.map(({ home }: { home: { name: string } }) => home.name)).toEqual([
      'Nu',
      'Förr',
    ])
    expect((await read()).elsewhere).toEqual([])
    await world.db
      .insertInto('site_consents')
      .values({
        account_id: anna.id,
        brand: userBrandOf(siteByKey('cooperative')) ?? 'cooperative',
        accepted: true,
      })
      .execute()
    expect((await read()).elsewhere).toEqual([
      { site: 'cooperative', href: 'http://coop.localhost/mina-sidor/mina-bostader/' },
    ])
    // Never its data.
    expect((await anna.send(`/services/timeline/${elsewhere}`)).status).toBe(404)
    expect(JSON.stringify(await read())).not.toContain('Annanstans')
  })

  it('are private: those of others, deleted ones and another site’s get the same response', async () => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    const id = await homeOf([anna.id])
    expect((await anna.send(`/services/timeline/${id}`)).body).toMatchObject({
      id,
      home: { price: 4_195_000 },
    })
    const answers = await Promise.all(
      [id, `object-${id}`, randomUUID(), 'x'].map((each) => olle.send(`/services/timeline/${each}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const [first, ...others] = answers.map(({ body }) => ({ ...body, reference: '', instance: '' }))
    for (const other of others) expect(other).toEqual(first)
    expect((await olle.send(timelineCalendarAddress(id))).status).toBe(404)
    expect((await world.browser().send('/services/residences')).status).toBe(401)
    const withoutIdentity = await world.buyer('sweden', { hasIdentity: false })
    expect((await withoutIdentity.send('/services/residences')).status).toBe(409)
  })
})

describe('The calendar of a timeline', () => {
  it('has an entry with a stable id when its date moves, and contains only known dates', async () => {
    const anna = await world.buyer()
    const id = await homeOf([anna.id])
    expect((await anna.send(timelineCalendarAddress(id))).status).toBe(404)
    await sayDay(id, '2027-03-01', '2027-04-30')
    const before = await anna.send(timelineCalendarAddress(id))
    expect(before.headers.get('content-type')).toContain('text/calendar')
    expect(before.body).toContain('DTSTART;VALUE=DATE:20270301')
    // The day after its last.
    expect(before.body).toContain('DTEND;VALUE=DATE:20270501')
    expect(before.body).toContain('STATUS:TENTATIVE')
    await change(id, '2027-04-12')
    const after = (await anna.send(timelineCalendarAddress(id, 'move-in'))).body
    expect(after).toContain('DTSTART;VALUE=DATE:20270412')
    expect(after).toContain('SEQUENCE:1')
    expect(after.match(/UID:.*/)?.[0]).toBe(before.body.match(/UID:.*/)?.[0])
    expect((await anna.send(timelineCalendarAddress(id, 'payment'))).status).toBe(404)
    expect((await anna.send(timelineCalendarAddress(id, 'nonsense'))).status).toBe(404)
  })
})

describe('A date set by staff', () => {
  it('applies, keeps the earlier one as its history, and all residents of the home are notified', async () => {
    const [anna, bo] = [await world.buyer(), await world.buyer()]
    const id = await homeOf([anna.id, bo.id])
    await sayDay(id, '2027-03-01', '2027-04-30')
    expect(await change(id, '2027-04-12')).toEqual<DayChanged>({ kind: 'changed', told: 2 })
    const { days } = (await bo.send(`/services/timeline/${id}`)).body
    expect(
      days.map(({ earliest, source }: { earliest: string; source: string }) => [earliest, source]),
    ).toEqual([
      ['2027-03-01', 'estimate'],
      ['2027-04-12', 'changed'],
    ])
    for (const { email } of [anna, bo])
      expect(await world.lettersTo(email)).toEqual(['Husrum: Nytt datum för Kajutan 1203'])
    const bells = await world.db
      .selectFrom('notifications')
      .select(['account_id', 'type', 'about', 'link'])
      .where('account_id', 'in', [anna.id, bo.id])
      .execute()
    expect(bells).toHaveLength(2)
    expect(bells[0]).toMatchObject({
      type: 'DateChanged',
      about: 'Kajutan 1203',
      link: `/mina-sidor/tidslinje/?id=${id}`,
    })
    const [letter] = world.mailbox.list().filter(({ to }) => to === anna.email)
    expect(letter?.text).toContain('Tillträde och nycklar för Kajutan 1203 är nu 12\u00a0april\u00a02027.')
    expect(letter?.text).toContain('Tidigare besked: mars–april 2027.')
    expect(letter?.text).toContain('> Stommen tog längre tid.')
    // Repeating it changes nothing.
    expect(await change(id, '2027-04-12')).toEqual({ kind: 'same' })
    expect(await world.lettersTo(anna.email)).toHaveLength(1)
    expect(await toldEvents(world.db)).toContain('residence.day_changed')
  })

  it('is rejected if it is invalid, in the wrong order, without a reason, or of a home that was left', async () => {
    const anna = await world.buyer()
    const id = await homeOf([anna.id])
    expect(await change(id, '2027-02-30')).toEqual({ kind: 'invalid', field: 'earliest' })
    expect(await change(id, '2027-04-12', { latest: '2027-04-01' })).toEqual({
      kind: 'invalid',
      field: 'latest',
    })
    expect(await change(id, '2027-04-12', { reason: '  ' })).toEqual({ kind: 'invalid', field: 'reason' })
    expect(await change(randomUUID(), '2027-04-12')).toEqual({ kind: 'gone' })
    expect(await change(await homeOf([anna.id], { left: '2026-01-01' }), '2027-04-12')).toEqual({
      kind: 'gone',
    })
    expect((await anna.send(`/services/timeline/${id}`)).body.days).toEqual([])
    expect(await world.lettersTo(anna.email)).toEqual([])
  })
})

describe('The progress of a residence', () => {
  it('follows the confirmed interior, and the payments of the plan', async () => {
    const anna = await world.buyer()
    const id = await homeOf([anna.id])
    const read = async () => {
      const { isInteriorChosen, isFullyPaid } = (await anna.send(`/services/timeline/${id}`)).body
      return [isInteriorChosen, isFullyPaid]
    }
    // It has no payment plan.
    expect(await read()).toEqual([false, undefined])
    const pay = (kind: 'deposit' | 'final', status: 'open' | 'paid') =>
      world.db
        .insertInto('residence_payments')
        .values({ id: randomUUID(), residence_id: id, kind, amount: 100, currency: 'SEK', status })
        .execute()
    await pay('deposit', 'paid')
    await pay('final', 'open')
    expect(await read()).toEqual([false, false])
    await world.db
      .updateTable('residence_payments')
      .set({ status: 'paid' })
      .where('residence_id', '=', id)
      .execute()
    await world.db
      .insertInto('interior_orders')
      .values({
        residence_id: id,
        number: 1,
        options: '[]',
        sum: 0,
        ordered_by: anna.id,
        ordered_at: '2026-02-01T09:00:00Z',
      })
      .execute()
    expect(await read()).toEqual([true, true])
    // Later changes have to be confirmed again.
    await world.db
      .insertInto('interior_choices')
      .values({ residence_id: id, chosen: '["oak"]', version: 2, changed_at: '2026-02-02T09:00:00Z' })
      .execute()
    expect(await read()).toEqual([false, true])
  })
})
