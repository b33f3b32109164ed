// A booking without script: posted forms, answered by a redirect to a page.
import { bookingFormPath } from '@husrum/contract/booking/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'

let world: BookingsForTests
beforeAll(async () => {
  world = await openBookingsForTests()
  await insertWorld(world.db, bookedWorld() as never)
})
afterAll(() => world.close())

const sendForm = async (
  { send }: Pick<BuyerForTests, 'send'>,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const { status, headers: answered } = await send(bookingFormPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  return { status, location: answered.get('location') ?? '' }
}

const idIn = (location: string): string =>
  new URL(location, 'http://x.example').searchParams.get('bookingId') ?? ''

const applicantOf = ({ personalNumber, email }: BuyerForTests, at = 0) =>
  Object.fromEntries(
    Object.entries({
      firstName: 'Astrid',
      lastName: 'Lund',
      email,
      phone: '070-174 06 05',
      address: 'Kajgatan 4, 417 64 Göteborg',
      country: 'SE',
      personalNumber,
      share: '100',
    }).map(([name, value]) => [`applicants.${at}.${name}`, value]),
  )

describe('A booking without script', () => {
  it('is started by a form, and goes from step to step', async () => {
    const astrid = await world.buyer()
    const begun = await sendForm(astrid, { objectId: 'sweden-1', action: 'start' })
    expect(begun.status).toBe(303)
    expect(begun.location).toMatch(/^\/boka\/uppgifter\/\?bookingId=/)
    const bookingId = idIn(begun.location)
    const filled = await sendForm(astrid, {
      bookingId,
      step: 'personal-info',
      action: 'next',
      ...applicantOf(astrid),
    })
    expect(filled.location).toBe(`/boka/tillval/?bookingId=${bookingId}`)
    const chosen = await sendForm(astrid, { bookingId, step: 'choices', action: 'next' })
    expect(chosen.location).toBe(`/boka/finansiering/?bookingId=${bookingId}`)
    const back = await sendForm(astrid, { bookingId, step: 'financing', action: 'back' })
    expect(back.location).toBe(`/boka/tillval/?bookingId=${bookingId}`)
  })

  it('shows errors at its fields, and keeps the typed text', async () => {
    const astrid = await world.buyer()
    const { location } = await sendForm(astrid, { objectId: 'sweden-2', action: 'start' })
    const bookingId = idIn(location)
    const wrong = {
      ...applicantOf(astrid),
      'applicants.0.email': 'astrid@',
      'applicants.0.address': 'Kajgatan 4',
    }
    const answered = await sendForm(astrid, { bookingId, step: 'personal-info', action: 'next', ...wrong })
    const query = new URL(answered.location, 'http://x.example').searchParams
    expect(query.getAll('field')).toEqual(['applicants.0.email:email'])
    expect(answered.location).not.toContain('astrid')
    const { body } = await astrid.one(bookingId)
    expect(body.forms.applicants[0]).toMatchObject({ email: 'astrid@', address: 'Kajgatan 4' })
  })

  it('adds a second buyer and removes them again', async () => {
    const astrid = await world.buyer()
    const { location } = await sendForm(astrid, { objectId: 'sweden-3', action: 'start' })
    const bookingId = idIn(location)
    const typed = { bookingId, step: 'personal-info', ...applicantOf(astrid) }
    await sendForm(astrid, { ...typed, action: 'add' })
    expect(
      (await astrid.one(bookingId)).body.forms.applicants.map(({ share }: { share: string }) => share),
    ).toEqual(['50', '50'])
    await sendForm(astrid, { ...typed, action: 'remove' })
    expect((await astrid.one(bookingId)).body.forms.applicants).toHaveLength(1)
  })

  it('of a home that another buyer holds redirects to the waiting list, which a form joins and leaves', async () => {
    const [first, second] = [await world.buyer('senior'), await world.buyer('senior')]
    await sendForm(first, { objectId: 'senior-1', action: 'start' })
    const late = await sendForm(second, { objectId: 'senior-1', action: 'start' })
    expect(late.location).toMatch(/^\/boka\/borja\/\?objectId=senior-1/)
    await sendForm(second, { objectId: 'senior-1', action: 'joinLine' })
    expect((await second.offer('senior-1')).line).toMatchObject({ place: 1 })
    await sendForm(second, { objectId: 'senior-1', action: 'leaveLine' })
    expect((await second.offer('senior-1')).line?.place).toBeUndefined()
  })

  it('of a step that is not the present one changes nothing, and redirects to the present one', async () => {
    const astrid = await world.buyer('norway')
    const { location } = await sendForm(astrid, { objectId: 'norway-1', action: 'start' })
    const bookingId = idIn(location)
    const skipped = await sendForm(astrid, { bookingId, step: 'sign', action: 'next' })
    expect(skipped.location).toBe(`/kjope-av-jm/opplysninger/?bookingId=${bookingId}`)
  })

  it('redirects a signed-out visitor to the sign-in page, and back', async () => {
    const stranger = world.browser()
    const { status, location } = await sendForm(
      stranger,
      { objectId: 'sweden-1', action: 'start' },
      { referer: 'http://localhost/boka/borja/?objectId=sweden-1' },
    )
    expect(status).toBe(303)
    expect(location).toMatch(/^\/logga-in\/\?referrer=%2Fboka%2Fborja%2F/)
  })

  it('of another buyer is not revealed', async () => {
    const [astrid, stranger] = [await world.buyer('cooperative'), await world.buyer('cooperative')]
    const { location } = await sendForm(astrid, { objectId: 'cooperative-1', action: 'start' })
    const bookingId = idIn(location)
    const answered = await sendForm(stranger, { bookingId, step: 'personal-info', action: 'next' })
    expect(answered.location).toBe('/boka/')
    expect((await astrid.one(bookingId)).body.status).toBe('info')
  })

  it('is accepted only from our own pages', async () => {
    const astrid = await world.buyer('finland')
    const { status } = await sendForm(
      astrid,
      { objectId: 'finland-1', action: 'start' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(status).toBe(403)
  })
})
