// Who may book a home, and the reason that is returned to those who may not.
import { siteByKey, userBrandOf } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import { aPersonalNumber } from '../../testing/buyers.ts'

let bookings: BookingsForTests
beforeAll(async () => {
  bookings = await openBookingsForTests()
})
afterAll(() => bookings.close())

const brand = userBrandOf(siteByKey('sweden')) ?? 'main'
const becomeMember = async (accountId: string, joined: string, status: 'Paid' | 'NotPaid' = 'Paid') => {
  await bookings.db
    .insertInto('vip_memberships')
    .values({ account_id: accountId, brand, joined_at: joined })
    .execute()
  await bookings.db.insertInto('user_payments').values({ account_id: accountId, brand, status }).execute()
  await bookings.db
    .insertInto('interests')
    .values({
      account_id: accountId,
      stage_id: 'stage-sweden-0',
      site_id: 1,
      first_name: 'Astrid',
      last_name: 'Lund',
      email: `${accountId}@example.com`,
      email_key: `${accountId}@example.com`,
      newsletter: false,
      registered_at: joined,
      changed_at: joined,
    })
    .execute()
}

describe('The offer of a home', () => {
  it('returns the costs and what a guest lacks', async () => {
    const offer = await bookings.browser().offer('sweden-1')
    expect(offer).toMatchObject({
      isBookable: true,
      canBook: false,
      reason: 'missingIdentity',
      variant: 'C',
      terms: { fee: 25_000, withdrawalCost: 7_000, currency: 'SEK' },
    })
  })

  it.each([
    ['norway', 'A', 0],
    ['finland', 'B', 1_000],
    ['senior', 'C', 25_000],
    ['cooperative', 'C', 20_000],
  ] as const)('on %s has variant %s and a fee of %s', async (site, variant, fee) => {
    expect(await bookings.browser(site).offer(`${site}-1`)).toMatchObject({ variant, terms: { fee } })
  })

  it('is not found for a home of another site', async () => {
    expect((await bookings.browser('norway').send('/services/booking/offer/sweden-1')).status).toBe(404)
  })

  it('requires an identification in this session, consent and full age', async () => {
    const known = await bookings.buyer()
    expect(await known.offer('sweden-1')).toMatchObject({ canBook: true })
    const byEmail = await bookings.buyer('sweden', { hasIdentity: false })
    expect(await byEmail.offer('sweden-1')).toMatchObject({ reason: 'missingIdentity' })
    expect((await byEmail.start('sweden-1')).status).toBe(409)
    const silent = await bookings.buyer('sweden', { hasConsent: false })
    expect(await silent.offer('sweden-1')).toMatchObject({ reason: 'noSiteConsent' })
    expect((await silent.start('sweden-1')).status).toBe(403)
    const child = await bookings.buyer('sweden', { personalNumber: aPersonalNumber(1, 2012) })
    expect(await child.offer('sweden-1')).toMatchObject({ reason: 'underAge' })
    expect((await child.start('sweden-1')).body).toMatchObject({ code: 'underAge' })
  })

  it('in a VIP sale is for paid members, as many as there are homes, by the day they joined', async () => {
    const [stranger, first, second, third, fourth, unpaid] = await Promise.all(
      Array.from({ length: 6 }, () => bookings.buyer()),
    )
    if (!stranger || !first || !second || !third || !fourth || !unpaid) throw new Error('Six people')
    expect(
      await bookings.module.staff.setPhase('stage-sweden-0', 'vipSale', { reason: '', actor: 'Karin Ek' }),
    ).toMatchObject({
      kind: 'refused',
    })
    expect(
      await bookings.module.staff.setPhase('stage-sweden-0', 'vipSale', {
        reason: 'Medlemmar först',
        actor: 'Karin Ek',
      }),
    ).toEqual({
      kind: 'done',
    })
    await becomeMember(fourth.id, '2026-02-04T10:00:00Z')
    await becomeMember(first.id, '2026-02-01T10:00:00Z')
    await becomeMember(second.id, '2026-02-02T10:00:00Z')
    await becomeMember(third.id, '2026-02-03T10:00:00Z')
    await becomeMember(unpaid.id, '2026-01-01T10:00:00Z', 'NotPaid')
    const said = await Promise.all(
      [stranger, unpaid, first, second, third, fourth].map(async (buyer) => {
        const { canBook, reason } = await buyer.offer('sweden-1')
        return canBook ? 'may' : reason
      }),
    )
    expect(said).toEqual(['vipOnly', 'vipUnpaid', 'may', 'may', 'may', 'quota'])
    const project = `/api/buyresidence/usercanbookinproject/${first.id}/stage-sweden-0`
    expect((await first.send(project)).body).toEqual({ canBook: true })
    expect((await second.send(project)).status).toBe(404)
    await bookings.module.staff.setPhase('stage-sweden-0', 'salesStart', {
      reason: 'Öppet för alla',
      actor: 'Karin Ek',
    })
    expect(await stranger.offer('sweden-1')).toMatchObject({ canBook: true })
  })
})
