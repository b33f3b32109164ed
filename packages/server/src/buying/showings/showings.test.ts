// A showing from its announcement to its end, for guests, host and sales system.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShowingsForTests } from '../../testing/showings.ts'
import { openShowingsForTests, testCatalogueKey } from '../../testing/showings.ts'

let house: ShowingsForTests
beforeAll(async () => {
  house = await openShowingsForTests()
})
afterAll(() => house.close())

const hour = 3_600_000
const subjects = async () =>
  (await house.letters()).map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).sort()
const listed = async (who: string, id: string) =>
  (await house.send('GET', '/services/showings', { who })).body.showings.find(
    (showing: { id: string }) => showing.id === id,
  )
const bellOf = (who: string) =>
  house.db
    .selectFrom('notifications')
    .select(['type', 'about', 'link', 'read_at'])
    .where('account_id', '=', who)
    .execute()
const book = (who: string, id: string, body: object) =>
  house.send('POST', `/services/showings/${id}/book`, { who, body })

describe('A guest', () => {
  it('books, adds a companion, and cancels; each action sends an e-mail', async () => {
    const id = await house.announce({ reference: 'guest' })
    const anna = await house.person()
    const { body } = await book(anna.id, id, { partySize: 2 })
    expect(body).toMatchObject({
      outcome: 'booked',
      showing: { people: { taken: 2 }, own: { partySize: 2 } },
    })
    expect(body.showing.own.ticketPath).toMatch(/^\/anmalan\/qr\/\?t=[\w-]{48}$/)
    expect((await book(anna.id, id, { partySize: 2 })).body.outcome).toBe('kept')
    expect((await book(anna.id, id, { partySize: 3 })).body.showing.people.taken).toBe(3)
    expect((await book(anna.id, id, { partySize: 5 })).body.errors).toEqual([
      { field: 'partySize', key: 'tooLarge' },
    ])
    const cancelled = await house.send('POST', `/services/showings/${id}/cancel`, { who: anna.id })
    expect([cancelled.status, cancelled.body.own, cancelled.body.people.taken]).toEqual([200, undefined, 0])
    expect((await house.send('POST', `/services/showings/${id}/cancel`, { who: anna.id })).status).toBe(200)
    const letters = await house.letters()
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'Husrum: Din plats på visningen av Kajutan',
      'Husrum: Din plats på visningen av Kajutan är avbokad',
      'Husrum: Din visning av Kajutan är ändrad',
    ])
    const first = letters.find(({ subject }) => subject.endsWith('visningen av Kajutan'))
    expect(first?.text).toMatch(/2026-03-04\s12:00/)
    expect(first?.attachments?.[0]?.mediaType).toBe('text/calendar')
  })

  it('is on the waiting list of a full showing, and gets a free place; a party that is too large is skipped', async () => {
    const id = await house.announce({ reference: 'line', people: 2 })
    const [anna, bo, cecilia] = [
      await house.person(),
      await house.person({ name: 'Bo' }),
      await house.person({ name: 'Cecilia' }),
    ]
    await book(anna.id, id, { partySize: 1 })
    await book(bo.id, id, { partySize: 2 })
    expect(await listed(bo.id, id)).toMatchObject({ waiting: 1, own: { state: 'waiting', placeInLine: 1 } })
    await book(cecilia.id, id, { partySize: 1 })
    // Members' own actions create no in-app notification.
    expect(await bellOf(bo.id)).toEqual([])
    // Two more would be too many; one is not.
    expect(await listed(cecilia.id, id)).toMatchObject({ own: { state: 'booked' } })
    await house.letters()
    await house.send('POST', `/services/showings/${id}/cancel`, { who: anna.id })
    expect(await listed(bo.id, id)).toMatchObject({ own: { state: 'waiting' } })
    await house.send('POST', `/services/showings/${id}/cancel`, { who: cecilia.id })
    expect(await listed(bo.id, id)).toMatchObject({ waiting: 0, own: { state: 'booked' } })
    expect(await bellOf(bo.id)).toMatchObject([{ type: 'Showing', about: 'Kajutan' }])
    expect(await subjects()).toEqual([
      'anna: Husrum: Din plats på visningen av Kajutan är avbokad',
      'bo: Husrum: Du har fått en plats på visningen av Kajutan',
      'cecilia: Husrum: Din plats på visningen av Kajutan är avbokad',
    ])
  })

  it('moves to another time and keeps the first place if there is no room', async () => {
    const [early, late] = [
      await house.announce({ reference: 'early' }),
      await house.announce({ reference: 'late', people: 1 }),
    ]
    const [anna, bo] = [await house.person(), await house.person({ name: 'Bo' })]
    await book(anna.id, early, { partySize: 1 })
    const moved = await book(anna.id, late, { partySize: 1, insteadOf: early })
    expect(moved.body.outcome).toBe('booked')
    expect((await listed(anna.id, early)).own).toBeUndefined()
    await book(bo.id, early, { partySize: 1 })
    const full = await book(bo.id, late, { partySize: 1, insteadOf: early })
    expect([full.status, full.body.code]).toEqual([409, 'full'])
    expect((await listed(bo.id, early)).own).toMatchObject({ state: 'booked' })
  })

  it('books before others as a paying member, and not after it has begun', async () => {
    const id = await house.announce({ reference: 'members', membersUntil: house.clock.now() + hour })
    const [anna, vip] = [await house.person(), await house.person({ isMember: true })]
    expect((await book(anna.id, id, { partySize: 1 })).body.code).toBe('members')
    expect((await book(vip.id, id, { partySize: 1 })).body.outcome).toBe('booked')
    house.clock.pass(2 * hour)
    expect((await book(anna.id, id, { partySize: 1 })).body.outcome).toBe('booked')
    house.clock.pass(47 * hour)
    expect((await book(vip.id, id, { partySize: 2 })).body.code).toBe('over')
    expect((await house.send('POST', `/services/showings/${id}/cancel`, { who: vip.id })).body.code).toBe(
      'over',
    )
  })

  it('frees the place for the waiting list when the account is deleted', async () => {
    const id = await house.announce({ reference: 'gone', people: 1 })
    const [anna, bo] = [await house.person(), await house.person({ name: 'Bo' })]
    await book(anna.id, id, { partySize: 1 })
    await book(bo.id, id, { partySize: 1 })
    await house.db.deleteFrom('accounts').where('id', '=', anna.id).execute()
    await house.module.sweep()
    expect((await listed(bo.id, id)).own.state).toBe('booked')
  })

  it('finds nothing of another site, and can use the form without script', async () => {
    const id = await house.announce({ reference: 'form' })
    const anna = await house.person()
    const elsewhere = await house.send('POST', `/services/showings/${id}/book`, {
      who: `${anna.id}.vip`,
      body: { partySize: 1 },
      site: 'senior',
    })
    const nowhere = await book(`${anna.id}.vip`, '00000000-0000-4000-8000-000000000000', { partySize: 1 })
    expect([elsewhere.status, nowhere.status]).toEqual([404, 404])
    const post = (form: Record<string, string>) =>
      house.send('POST', '/services/showings/form', { who: anna.id, form })
    expect((await post({ action: 'book', id, partySize: '0' })).location).toBe(
      `/mina-sidor/vip-visning/?error=partySize&showing=${id}#showing-${id}`,
    )
    expect((await post({ action: 'book', id, partySize: '2' })).location).toContain('?done=booked')
    expect((await post({ action: 'cancel', id })).location).toContain('?done=cancelled')
    const guest = await house.send('POST', '/services/showings/form', {
      form: { action: 'book', id, partySize: '1' },
    })
    expect(guest.location).toMatch(/^\/logga-in\/\?referrer=/)
  })
})

describe('The door', () => {
  it('admits a ticket once, and the page of a forwarded ticket only contains an initial', async () => {
    const id = await house.announce({ reference: 'door' })
    const signe = await house.person({ name: 'Signe' })
    const { body } = await book(signe.id, id, { partySize: 2 })
    const ticket = body.showing.own.ticketPath.split('t=')[1] as string
    const seen = await house.send('GET', `/services/showings/ticket/${ticket}`)
    expect(seen.body).toMatchObject({ initial: 'S', partySize: 2, state: 'booked', name: 'Kajutan' })
    expect(seen.text).not.toMatch(/Signe|Test|@/)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    const forged = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`
    expect((await house.send('GET', `/services/showings/ticket/${forged}`)).status).toBe(404)
    expect((await house.send('GET', `/services/showings/ticket/${ticket}`, { site: 'senior' })).status).toBe(
      404,
    )
    const file = await house.send('GET', `/services/showings/ticket/${ticket}/showing.ics`)
    expect(file.text).toContain(`UID:showing-${id}`)

    expect((await house.send('GET', '/services/showings/host')).status).toBe(404)
    const wrong = await house.send('POST', '/services/showings/host', { body: { code: 'AAAA-AAAA' } })
    expect(wrong.body.errors).toEqual([{ field: 'code', key: 'unknownValue' }])
    const code = house.module.tickets.hostCodeOf({ id, version: 1 })
    const host = await house.send('POST', '/services/showings/host', { body: { code: code.toLowerCase() } })
    const cookie = host.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(host.body.guests).toMatchObject([{ name: 'Signe Test', partySize: 2, state: 'booked' }])
    const atDoor = await house.send('GET', `/services/showings/ticket/${ticket}`, { headers: { cookie } })
    const { placeId } = atDoor.body.host
    const checkIn = (hasCome: boolean) =>
      house.send('POST', '/services/showings/host/check_in', {
        body: { placeId, hasCome },
        headers: { cookie },
      })
    expect((await checkIn(true)).body.guests[0].state).toBe('attended')
    expect((await checkIn(true)).status).toBe(200)
    expect((await house.send('GET', `/services/showings/ticket/${ticket}`)).body.state).toBe('attended')
    expect((await checkIn(false)).body.guests[0].state).toBe('booked')
    const csv = await house.send('GET', '/services/showings/host/guests.csv', { headers: { cookie } })
    expect(csv.text).toContain('Signe Test;2;')
  })

  it('is private to its host: another showing’s guests are inaccessible', async () => {
    const [mine, other] = [
      await house.announce({ reference: 'mine' }),
      await house.announce({ reference: 'other' }),
    ]
    const anna = await house.person()
    await book(anna.id, other, { partySize: 1 })
    const { id: placeId } = await house.db
      .selectFrom('showing_places')
      .select('id')
      .where('showing_id', '=', other)
      .executeTakeFirstOrThrow()
    const host = await house.send('POST', '/services/showings/host', {
      body: { code: house.module.tickets.hostCodeOf({ id: mine, version: 1 }) },
    })
    const cookie = host.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const answer = await house.send('POST', '/services/showings/host/check_in', {
      body: { placeId, hasCome: true },
      headers: { cookie },
    })
    expect(answer.status).toBe(404)
  })

  it('admits from the waiting list only up to the room', async () => {
    const id = await house.announce({ reference: 'tick', people: 3 })
    const [anna, bo] = [await house.person(), await house.person({ name: 'Bo' })]
    await book(anna.id, id, { partySize: 2 })
    await book(bo.id, id, { partySize: 2 })
    const host = await house.send('POST', '/services/showings/host', {
      body: { code: house.module.tickets.hostCodeOf({ id, version: 1 }) },
    })
    const cookie = host.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const placeOf = (name: string) =>
      host.body.guests.find((guest: { name: string }) => guest.name.startsWith(name)).placeId
    const tick = (name: string, hasCome = true) =>
      house.send('POST', '/services/showings/host/check_in', {
        body: { placeId: placeOf(name), hasCome },
        headers: { cookie },
      })
    expect((await tick('Anna')).status).toBe(200)
    const full = await tick('Bo')
    expect([full.status, full.body.code]).toEqual([409, 'full'])
    const form = { action: 'checkIn', placeId: placeOf('Bo') }
    const back = await house.send('POST', '/services/showings/form', { form, headers: { cookie } })
    expect(back.location).toBe('/anmalan/lista/?error=full')
    await house.db.updateTable('showings').set({ people: 4 }).where('id', '=', id).execute()
    expect((await tick('Bo')).body.people).toEqual({ capacity: 4, taken: 4 })
  })

  it('is closed to a host whose code was renewed or revoked', async () => {
    const id = await house.announce({ reference: 'codes' })
    const ofSales = (method: string, path = `/services/showings/${id}/host_code`) =>
      house.send(method, path, { headers: { authorization: `Bearer ${testCatalogueKey}` } })
    const open = async (code: string) => {
      const answer = await house.send('POST', '/services/showings/host', { body: { code } })
      return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    }
    const list = async (cookie: string) =>
      (await house.send('GET', '/services/showings/host', { headers: { cookie } })).status
    const code = house.module.tickets.hostCodeOf({ id, version: 1 })
    const { cookie } = await open(code)
    expect(await list(cookie)).toBe(200)
    const { hostCode } = (await ofSales('POST')).body
    expect(hostCode).not.toBe(code)
    expect([(await open(code)).status, await list(cookie)]).toEqual([400, 404])
    const renewed = await open(hostCode)
    expect(await list(renewed.cookie)).toBe(200)
    expect((await ofSales('DELETE')).body).toEqual({ id })
    expect([(await open(hostCode)).status, await list(renewed.cookie)]).toEqual([400, 404])
    const announced = await house.send('POST', '/services/showings/announce', {
      body: house.announced({ reference: 'codes' }),
      headers: { authorization: `Bearer ${testCatalogueKey}` },
    })
    expect(announced.body).toEqual({ id })
    const again = (await ofSales('POST')).body.hostCode as string
    expect((await open(again)).status).toBe(200)
    expect(
      (await ofSales('POST', '/services/showings/00000000-0000-4000-8000-000000000000/host_code')).status,
    ).toBe(404)
    expect((await house.send('POST', `/services/showings/${id}/host_code`)).status).toBe(401)
    // Twelve hours after the showing the code has expired, and with it the guest list.
    const late = await open(again)
    house.clock.pass(62 * hour)
    expect([(await open(again)).status, await list(late.cookie)]).toEqual([400, 404])
    house.clock.pass(-62 * hour)
  })

  it('records walk-ins, as an interest only with consent, and deletes them in time', async () => {
    const id = await house.announce({
      reference: 'walk',
      startsAt: house.clock.now() + hour,
      endsAt: house.clock.now() + 2 * hour,
    })
    const said = {
      firstName: 'Vega',
      lastName: 'Lind',
      email: 'vega@example.com',
      partySize: '2',
      wantsNews: false,
      hasRead: true,
    }
    const register = (facts: object) =>
      house.send('POST', `/services/showings/${id}/visitors`, { body: { ...said, ...facts } })
    const interests = () =>
      house.db
        .selectFrom('interests')
        .select(['first_name', 'newsletter'])
        .where('email', 'like', 'vega%')
        .execute()
    const visitors = () =>
      house.db
        .selectFrom('showing_visitors')
        .select(['first_name', 'phone', 'party_size', 'wants_news'])
        .where('showing_id', '=', id)
        .execute()
    expect((await register({ hasRead: false })).body.errors).toEqual([{ field: 'hasRead', key: 'required' }])
    await house.letters()
    const first = await register({})
    expect(first.status).toBe(200)
    const before = await visitors()
    // Another visitor types the address: nothing changes, no subscription starts, and the answer is the same.
    const again = await register({
      firstName: 'Mallory',
      phone: '0701740605',
      partySize: '9',
      wantsNews: true,
    })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await visitors()).toEqual(before)
    expect(await house.letters()).toEqual([])
    expect(await interests()).toEqual([])
    const form = { action: 'visit', id, ...said, wantsNews: 'false', hasRead: 'true', email: 'x' }
    const back = await house.send('POST', '/services/showings/form', { form })
    expect(back.location).toBe(`/anmalan/visning/?error=invalid&wrong=email.email&showing=${id}`)
    const news = await register({ email: 'vega.lind@example.com', wantsNews: true })
    expect(news.status).toBe(200)
    expect(await interests()).toEqual([])
    const [letter] = await house.letters()
    expect(letter).toMatchObject({
      to: 'vega.lind@example.com',
      subject: 'Husrum: vill du höra mer om Kajutan?',
    })
    const link = new URL(/https?:\S+news=\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    const confirm = async (token: string) =>
      (await house.send('POST', '/services/showings/form', { form: { action: 'confirmNews', token } }))
        .location
    const token = link.searchParams.get('news') ?? ''
    expect(await confirm(`${token.slice(0, -2)}AA`)).toBe('/anmalan/visning/?error=newsUnknown')
    expect(await interests()).toEqual([])
    expect(await confirm(token)).toBe('/anmalan/visning/?done=newsConfirmed')
    expect(await confirm(token)).toBe('/anmalan/visning/?done=newsConfirmed')
    expect(await interests()).toEqual([{ first_name: 'Vega', newsletter: true }])
    const count = async () =>
      (await house.db.selectFrom('showing_visitors').select('id').where('showing_id', '=', id).execute())
        .length
    expect(await count()).toBe(2)
    const later = await house.announce({ reference: 'later' })
    expect((await house.send('POST', `/services/showings/${later}/visitors`, { body: said })).body.code).toBe(
      'closed',
    )
    house.clock.pass(91 * 24 * hour)
    await house.module.sweep()
    expect(await count()).toBe(0)
  })
})

describe('The sales system', () => {
  it('moves a showing and cancels it, and every guest is notified', async () => {
    const announce = (facts: object, key = testCatalogueKey) =>
      house.send('POST', '/services/showings/announce', {
        body: house.announced({ reference: 'sales', ...facts }),
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await announce({}, 'guessed')).status).toBe(401)
    expect((await announce({ stageId: 'nowhere' })).body.errors).toEqual([
      { field: 'stageId', key: 'unknownValue' },
    ])
    const { id, hostCode } = (await announce({})).body
    expect(hostCode).toBe(house.module.tickets.hostCodeOf({ id, version: 1 }))
    const anna = await house.person()
    await book(anna.id, id, { partySize: 4 })
    await house.letters()
    expect((await announce({ people: 3 })).body.code).toBe('full')
    expect((await announce({})).status).toBe(200)
    expect(await subjects()).toEqual([])
    // Changes by others are sent despite the opt-out from e-mails about showings.
    await house.db
      .insertInto('telling_stops')
      .values({ account_id: anna.id, kind: 'showing', channel: 'mail' })
      .execute()
    await book(anna.id, id, { partySize: 3 })
    expect(await subjects()).toEqual([])
    expect(await bellOf(anna.id)).toEqual([])
    await announce({ place: 'Kajgatan 6' })
    expect(await subjects()).toEqual([
      expect.stringContaining('anna: Husrum: Visningen av Kajutan är flyttad till'),
    ])
    await announce({ isCalledOff: true })
    await announce({ isCalledOff: true })
    expect(await subjects()).toEqual(['anna: Husrum: Visningen av Kajutan är inställd'])
    // For one showing the in-app notification has the present state.
    expect(await bellOf(anna.id)).toMatchObject([
      { type: 'Showing', about: 'Kajutan', link: '/mina-sidor/vip-visning/', read_at: null },
    ])
    expect(await listed(anna.id, id)).toBeUndefined()
  })
})
