// The interior of a home: options and their deadlines, concurrent selections of two people, and the final order.

import { randomUUID } from 'node:crypto'
import type { OptionGroupRecord } from '@husrum/domain'
import { deriveOffer, moneyOf, siteByKey } from '@husrum/domain'
import { aBookedHome, anOptionGroupRecord } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonForTests } from '../../testing/errands.ts'
import type { HomesForTests } from '../../testing/homes.ts'
import { openHomesForTests } from '../../testing/homes.ts'
import { addPaymentPlan } from '../../testing/residences.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { optionsOfBooking } from '../booking/booking-options.ts'
import { readOwnPayments } from '../payments/read-own-payments.ts'
import { makeOptionPictures } from './option-pictures.ts'
import { writeOffers } from './write-offer.ts'

let house: HomesForTests
beforeAll(async () => {
  house = await openHomesForTests()
})
afterAll(() => house.close())

const monday = Date.UTC(2026, 2, 2, 12)
const setClock = (at: number) => house.clock.pass(at - house.clock.now())
beforeEach(() => setClock(monday))

const see = (home: string, who: PersonForTests = 'anna') =>
  house.ask(who, 'GET', `/services/interior?residenceId=${home}`)
const choose = (home: string, chosen: readonly string[], version: number, who: PersonForTests = 'anna') =>
  house.ask(who, 'POST', `/services/interior/${home}/choices`, { body: { chosen, version } })
const confirm = (home: string, chosen: readonly string[], version: number, who: PersonForTests = 'anna') =>
  house.ask(who, 'POST', `/services/interior/${home}/confirm`, { body: { chosen, version } })

describe('The options of a home', () => {
  it('are its offer at the server’s prices, with the standards selected', async () => {
    const { body } = await see(await house.home())
    expect(body).toMatchObject({ version: 0, chosen: ['oak'], price: 3_000_000, today: '2026-03-02' })
    expect(body.groups.map(({ id, rule, lastDay }: Record<string, string>) => [id, rule, lastDay])).toEqual([
      ['floor', 'one', '2026-03-10'],
      ['kitchen', 'any', '2026-03-20'],
    ])
  })

  it('are inaccessible to others and on other sites, for reading and for changing', async () => {
    const home = await house.home()
    const here = `/services/interior?residenceId=${home}`
    const answers = [
      await see(home, 'neighbour'),
      await choose(home, [], 0, 'neighbour'),
      await confirm(home, [], 0, 'neighbour'),
      await house.ask('neighbour', 'GET', `/services/interior/${home}/confirmation.html`),
      await house.ask('anna', 'GET', here, { site: 'senior' }),
      await house.ask('anna', 'GET', '/services/interior?residenceId=x'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await house.ask('anonymous', 'GET', here)).status).toBe(401)
  })
})

describe('A selection', () => {
  it('is stored with its price, and can be undone', async () => {
    const home = await house.home()
    expect((await choose(home, ['herringbone', 'hob'], 0)).body).toMatchObject({
      version: 1,
      chosen: ['herringbone', 'hob'],
      changed: { isYou: true },
    })
    expect((await choose(home, [], 1)).body).toMatchObject({ version: 2, chosen: ['oak'] })
  })

  it('of another tab is returned to a later request, and nothing is changed', async () => {
    const home = await house.home(['anna', 'neighbour'])
    await choose(home, ['hob'], 0)
    const late = await choose(home, ['herringbone'], 0, 'neighbour')
    expect([late.status, late.body]).toMatchObject([412, { version: 1, chosen: ['oak', 'hob'] }])
    expect(late.body.changed.isYou).toBe(false)
    expect((await choose(home, ['herringbone', 'hob'], 1, 'neighbour')).status).toBe(200)
  })

  it.each([
    ['unknown', ['moat']],
    ['onlyOne', ['oak', 'stone']],
  ])('is rejected as %s', async (code, chosen) => {
    const answer = await choose(await house.home(), chosen, 0)
    expect([answer.status, answer.body.code]).toEqual([409, code])
  })

  it('is rejected a second after midnight of the last day', async () => {
    const home = await house.home()
    setClock(Date.UTC(2026, 2, 10, 22, 59, 59))
    expect((await choose(home, ['herringbone'], 0)).status).toBe(200)
    setClock(Date.UTC(2026, 2, 10, 23, 0, 0))
    const late = await choose(home, ['stone', 'heating'], 1)
    expect([late.status, late.body.code]).toEqual([409, 'closed'])
    // Options that were not ordered in time are not included.
    expect((await see(home)).body).toMatchObject({ chosen: ['oak'], version: 1 })
  })
})

describe('An order', () => {
  it('is confirmed by e-mail to both owners, and can be read and downloaded', async () => {
    const home = await house.home(['anna', 'neighbour'])
    const ordered = await confirm(home, ['herringbone', 'hob'], 0)
    expect(ordered.body).toMatchObject({
      version: 1,
      confirmed: { chosen: ['herringbone', 'hob'], sum: 59_500 },
    })
    await house.jobs.settled()
    const letters = house.mailbox
      .list()
      .filter(({ subject }) => subject.includes('tillvalen till Kajutan 1203'))
    const told = house.mailbox.list().filter(({ text }) => text.includes('59'))
    expect(told.length + letters.length).toBeGreaterThan(0)
    const page = await house.ask('neighbour', 'GET', `/services/interior/${home}/confirmation.html`)
    expect(page.text).toContain('herringbone')
    expect(page.text).toMatch(/59.500/)
    const pdf = await house.ask('anna', 'GET', `/services/interior/${home}/confirmation.pdf`)
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await toldEvents(house.db)).toContain('interior.ordered')
  })

  it('is idempotent for the same selection, and a new one for a changed selection', async () => {
    const home = await house.home()
    const first = await confirm(home, ['hob'], 0)
    const again = await confirm(home, ['oak', 'hob'], 1)
    expect(again.body.confirmed.number).toBe(first.body.confirmed.number)
    const other = await confirm(home, ['herringbone'], 1)
    expect(other.body.confirmed).toMatchObject({ sum: 38_000, number: expect.stringMatching(/-2$/) })
    const kept = await house.documentsOf(home)
    expect(kept.map(({ kind }) => kind)).toEqual(['optionsConfirmation', 'optionsConfirmation'])
    expect(kept[0]?.html).toContain('hob')
    expect(kept[1]?.html).toContain('herringbone')
    expect(kept[1]?.html).not.toContain('hob')
  })

  it('changes the agreed price, its parts and the payments together', async () => {
    const home = await house.home()
    await addPaymentPlan(house.db, home, { total: moneyOf(3_000_000) })
    const payments = async () => {
      const accountId = house.accountOf('anna')
      const asked = { accountId, site: siteByKey('sweden'), seesHomes: true, now: house.clock.now() }
      const own = (await readOwnPayments(house.db, asked)).homes.find(
        ({ residenceId }) => residenceId === home,
      )
      if (!own) throw new Error('The home has no payments')
      const planned = own.payments.map(({ kind, amount }) => [kind, amount / 100])
      return { planned, home: own.home / 100, options: own.options / 100, total: own.total / 100 }
    }
    await confirm(home, ['herringbone', 'hob'], 0)
    expect(await payments()).toMatchObject({ home: 3_000_000, options: 59_500, total: 3_059_500 })
    expect((await payments()).planned).toEqual([
      ['deposit', 100_000],
      ['instalment', 200_000],
      ['options', 59_500],
      ['final', 2_700_000],
    ])
    await confirm(home, ['hob'], 1)
    expect(await payments()).toMatchObject({ options: 21_500, total: 3_021_500 })
    expect((await payments()).planned).toContainEqual(['options', 21_500])
    const paper = await house.ask('anna', 'GET', `/services/interior/${home}/confirmation.html`)
    expect(paper.text.replace(/\s/g, ' ')).toContain('3 021 500 kr')
    await confirm(home, [], 2)
    expect((await payments()).planned.map(([kind]) => kind)).toEqual(['deposit', 'instalment', 'final'])
  })

  it('is rejected while a required option is missing', async () => {
    const home = await house.home()
    const kept = await choose(home, ['stone'], 0)
    expect(kept.body.issues).toEqual([{ kind: 'needs', option: 'stone', other: 'heating' }])
    const answer = await confirm(home, ['stone'], 1)
    expect([answer.status, answer.body.code]).toEqual([409, 'incomplete'])
  })

  it('keeps its price when the offer changes later', async () => {
    const home = await house.home()
    await confirm(home, ['hob'], 0)
    await house.db.updateTable('booking_options').set({ price: 1 }).execute()
    const { body } = await see(home)
    expect(body.groups[1].options.find(({ id }: { id: string }) => id === 'hob').price).toBe(21_500)
    await house.db.updateTable('booking_options').set({ price: 2_150_000 }).execute()
  })

  it('is rejected when all groups have closed, or the home was left', async () => {
    const home = await house.home()
    setClock(Date.UTC(2026, 3, 1))
    expect((await confirm(home, [], 0)).body.code).toBe('closed')
    await house.db.updateTable('residences').set({ left_on: '2026-03-01' }).where('id', '=', home).execute()
    expect((await choose(home, [], 0)).body.code).toBe('over')
  })
})

describe('An offer that the company changes', () => {
  const floor = (facts: Partial<OptionGroupRecord> = {}) =>
    anOptionGroupRecord({ lastDay: '2026-03-10', ...facts })
  const kitchen = anOptionGroupRecord({
    externalId: 'kitchen',
    title: 'Kök',
    rule: 'any',
    lastDay: '2026-03-20',
    options: [
      { id: 'hob', title: 'Häll', price: moneyOf(21_500) },
      { id: 'hood', title: 'Fläkt', price: moneyOf(3_400) },
    ],
  })
  const [oak] = floor().options as [OptionGroupRecord['options'][number]]
  const offer = (stageId: string, ...groups: readonly OptionGroupRecord[]) =>
    house.db.transaction().execute((trx) => writeOffers(trx, [{ stageId, offer: deriveOffer(groups) }]))
  /** Two homes of one stage. */
  const neighbours = async (stageId: string) => {
    const homes = [
      await house.home(['anna'], { hasOffer: false }),
      await house.home(['anna'], { hasOffer: false }),
    ]
    await house.db.updateTable('residences').set({ stage_id: stageId }).where('id', 'in', homes).execute()
    return homes as [string, string]
  }
  const idsOf = async (home: string) =>
    (await see(home)).body.groups.map((group: { id: string; options: readonly { id: string }[] }) =>
      [group.id, ...group.options.map(({ id }) => id)].join(' '),
    )

  it('keeps what was ordered at its price, and offers it to no other home', async () => {
    const [ordered, other] = await neighbours('offer-1')
    await offer('offer-1', floor(), kitchen)
    await confirm(ordered, ['herringbone', 'hob'], 0)
    await offer('offer-1', floor({ options: [oak] }), {
      ...kitchen,
      options: [{ id: 'hob', title: 'Häll', price: moneyOf(30_000) }],
    })
    expect(await idsOf(ordered)).toEqual(['floor oak herringbone', 'kitchen hob'])
    expect((await see(ordered)).body).toMatchObject({
      chosen: ['herringbone', 'hob'],
      confirmed: { sum: 59_500 },
      groups: [{}, { options: [{ id: 'hob', price: 21_500 }] }],
    })
    expect(await idsOf(other)).toEqual(['floor oak', 'kitchen hob'])
    const late = await choose(other, ['herringbone'], 0)
    expect([late.status, late.body.code]).toEqual([409, 'unknown'])
    expect((await see(other)).body.groups[1].options[0].price).toBe(30_000)
    // The same order again stays as it is, and the buyer may still leave it.
    expect((await confirm(ordered, ['herringbone', 'hob'], 1)).body.confirmed.sum).toBe(59_500)
    expect((await confirm(ordered, ['hob'], 1)).body.confirmed).toMatchObject({
      sum: 21_500,
      chosen: ['oak', 'hob'],
    })
  })

  it('keeps a group that ended for those who ordered from it, with its last day', async () => {
    const [ordered, other] = await neighbours('offer-2')
    await offer('offer-2', floor(), kitchen)
    await confirm(ordered, ['hood'], 0)
    await offer('offer-2', floor())
    expect(await idsOf(ordered)).toEqual(['floor oak herringbone', 'kitchen hood'])
    expect(await idsOf(other)).toEqual(['floor oak herringbone'])
    expect((await see(other)).body.groups[0].lastDay).toBe('2026-03-10')
    setClock(Date.UTC(2026, 2, 15))
    expect((await confirm(other, [], 0)).body.code).toBe('closed')
    // The drafts of what is gone are no order.
    expect((await see(ordered)).body.chosen).toEqual(['oak', 'hood'])
  })

  it('that was withdrawn after a choice that is not ordered is no part of it any more', async () => {
    const [home] = await neighbours('offer-3')
    await offer('offer-3', floor(), kitchen)
    await choose(home, ['herringbone', 'hood'], 0)
    await offer('offer-3', floor({ options: [oak] }), kitchen)
    const { body } = await see(home)
    expect(body.chosen).toEqual(['oak', 'hood'])
    expect((await confirm(home, body.chosen, body.version)).body.confirmed.sum).toBe(3_400)
  })

  it('shows the pictures of options, also of those that buyers have kept', async () => {
    const pictures = makeOptionPictures(house.db)
    expect(await pictures.hasPicture('imported-oak')).toBe(false)
    await offer('offer-5', floor({ options: [{ id: 'oak', title: 'Ek', image: 'imported-oak' }] }))
    await offer('offer-5')
    expect(await pictures.hasPicture('imported-oak')).toBe(true)
  })

  it('keeps what was agreed in the booking, also if a later order left it out', async () => {
    const [home] = await neighbours('offer-6')
    await offer('offer-6', floor(), kitchen)
    const bookingId = randomUUID()
    await house.db
      .insertInto('bookings')
      .values({
        id: bookingId,
        account_id: house.accountOf('anna'),
        site: 'sweden',
        object_id: bookingId,
        project_id: 'offer-6',
        variant: 'C',
        status: 'completed',
        state: JSON.stringify({ kind: 'completed', variant: 'C' }) as never,
        options: JSON.stringify([{ id: 'hob', group: 'Kök', title: 'Häll', price: 2_150_000 }]),
        home: JSON.stringify(aBookedHome()),
        terms: '{}',
        status_before: 'forSale',
        origin: '',
        started_at: new Date(monday).toISOString(),
      })
      .execute()
    await house.db.updateTable('residences').set({ booking_id: bookingId }).where('id', '=', home).execute()
    await offer('offer-6', floor())
    expect((await see(home)).body).toMatchObject({
      agreed: ['hob'],
      agreedSum: 21_500,
      chosen: ['oak', 'hob'],
    })
    expect((await confirm(home, ['oak'], 0)).body.confirmed.sum).toBe(0)
    expect((await see(home)).body).toMatchObject({ agreed: ['hob'], agreedSum: 21_500, chosen: ['oak'] })
    expect((await confirm(home, ['hob'], 1)).body.confirmed.sum).toBe(21_500)
  })

  it('offers bookings what is left, and what they have chosen', async () => {
    await offer('offer-4', floor(), kitchen)
    await offer('offer-4', floor({ options: [oak] }))
    const offered = async (chosen: readonly string[]) =>
      (
        await optionsOfBooking(
          house.db,
          {
            projectId: 'offer-4',
            site: siteByKey('sweden'),
            home: { isMoveInReady: false, inhabitDate: '' },
            options: chosen.map((id) => ({ id, title: id, price: 0 })),
          } as unknown as Parameters<typeof optionsOfBooking>[1],
          house.clock.now(),
        )
      ).map(({ id }) => id)
    expect(await offered([])).toEqual(['oak'])
    expect(await offered(['hood'])).toEqual(['oak', 'hood'])
  })
})

describe('E-mails about options', () => {
  it('are sent once at the opening, and once seven days before a group closes', async () => {
    await house.home(['anna'])
    const about = () => house.mailbox.list().map(({ subject }) => subject)
    const before = about().length
    await house.sweep()
    await house.sweep()
    const opened = about().length - before
    setClock(Date.UTC(2026, 2, 3, 12))
    await house.sweep()
    await house.sweep()
    expect(about().filter((subject) => subject.includes('Sista valdag')).length).toBeGreaterThan(0)
    expect(opened).toBeGreaterThan(0)
    const all = about().length
    await house.sweep()
    expect(about()).toHaveLength(all)
  })
})

describe('A form without script', () => {
  const form = (fields: readonly (readonly [string, string])[]) =>
    house.ask('anna', 'POST', '/services/interior/form', {
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
    })

  it('saves and orders, and confirms it on the page', async () => {
    const home = await house.home()
    const fields = [
      ['residenceId', home],
      ['version', '0'],
      ['chosen.floor', 'herringbone'],
      ['chosen', 'hob'],
    ] as const
    const kept = await form([...fields, ['action', 'save']])
    expect(kept.status).toBe(303)
    expect(kept.headers.get('location')).toMatch(/\/tidslinje\/interior\/\?id=.*&done=saved$/)
    const late = await form([...fields, ['action', 'save']])
    expect(late.headers.get('location')).toMatch(/error=changed$/)
    const ordered = await form([
      ...fields.map(([n, v]) => [n, n === 'version' ? '1' : v] as const),
      ['action', 'confirm'],
    ])
    expect(ordered.headers.get('location')).toMatch(/done=confirmed$/)
  })
})
