// Withdrawal from a booking: the choice of the booking, the confirmation, and why it may be impossible.
import { ServiceUnavailable } from '@husrum/application'
import type { InMemoryBookingsOptions } from '@husrum/application/testing'
import { makeInMemoryBookings } from '@husrum/application/testing'
import type { BookingView, SiteKey } from '@husrum/domain'
import { bookingWithdrawalAddress, moneyOf, siteByKey } from '@husrum/domain'
import { aBookingView, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import type { Capabilities } from '../../frame/capabilities.tsx'
import { aBookingWithdrawalPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { BookingWithdrawalTemplate } from './Template.tsx'

afterEach(cleanup)
beforeEach(() => {
  globalThis.scrollTo = () => undefined
})

const noWay = { goBack: false, cancel: false, withdraw: false, pay: false }
const at = Date.UTC(2026, 2, 2, 11)
const completed = (facts: Partial<BookingView> = {}): BookingView =>
  aBookingView({
    status: 'completed',
    step: 'done',
    now: at,
    can: { ...noWay, withdraw: true },
    withdrawalEnds: '2026-03-16',
    payment: {
      paymentId: 'p1',
      provider: 'swish',
      status: 'paid',
      amount: moneyOf(25_000),
      messageKey: 'paid',
    },
    ...facts,
  })

interface World extends InMemoryBookingsOptions {
  readonly site?: SiteKey
  readonly bookingId?: string
  readonly isGuest?: boolean
  readonly answers?: Partial<Capabilities['bookings']>
}

const show = async ({ site = 'sweden', bookingId, isGuest = false, answers, ...given }: World) => {
  const bookings = makeInMemoryBookings({ now: () => at, ...given })
  await showPage(
    <BookingWithdrawalTemplate
      page={aBookingWithdrawalPage()}
      data={{ isSignedOut: isGuest, hasFailed: false }}
    />,
    {
      site,
      at: bookingWithdrawalAddress(siteByKey(site), bookingId) ?? '/',
      capabilities: { bookings: { ...bookings, ...answers } },
      session: makeFixedSessionStore(
        isGuest ? { kind: 'guest' } : { kind: 'signedIn', user: aUser(), hasFailed: false },
      ),
    },
  )
  return bookings
}

const isAt = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('A withdrawal', () => {
  it('names the booking, is confirmed in a second step, and shows when the money is refunded', async () => {
    const bookings = await show({ bookings: [completed()] })
    await userEvent.click(await screen.findByRole('link', { name: 'Ångra avtalet om Kajutan 1203' }))
    expect(address()).toBe('/boka/angra/?bookingId=booking-1')
    const asked = await isAt('Ångra avtalet om Kajutan 1203')
    await waitFor(() => expect(document.activeElement).toBe(asked))
    expect(screen.getByText(/går tillbaka samma väg/).textContent?.replace(/\s/g, ' ')).toBe(
      '25 000 kr går tillbaka samma väg, senast 16 mars 2026.',
    )
    expect(bookings.kept('booking-1')?.status).toBe('completed')
    const log = [{ at, kind: 'withdrawn', by: 'buyer' as const }]
    bookings.change('booking-1', { log })
    await press('Bekräfta att du ångrar avtalet')
    const done = await isAt('Du har ångrat avtalet om Kajutan 1203')
    expect(document.activeElement).toBe(done)
    screen.getByText('Vi tog emot det 2 mars 2026 kl. 12.00.')
    expect(bookings.kept('booking-1')?.status).toBe('cancelled')
  })

  it('cancels a booking in progress', async () => {
    const bookings = await show({ bookings: [aBookingView()], bookingId: 'booking-1' })
    await isAt('Avbryt bokningen av Kajutan 1203')
    await press('Bekräfta att du avbryter bokningen')
    await isAt('Bokningen av Kajutan 1203 är avbruten')
    expect(bookings.kept('booking-1')?.endedBy).toBe('buyer')
  })

  it('changes nothing if the request is lost, and says so', async () => {
    const withdraw = async () => {
      throw new ServiceUnavailable('away')
    }
    await show({ bookings: [completed()], bookingId: 'booking-1', answers: { withdraw } })
    await isAt('Ångra avtalet om Kajutan 1203')
    await press('Bekräfta att du ångrar avtalet')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Det gick inte just nu. Ingenting är ändrat. Försök igen.')
    expect(document.activeElement).toBe(alert)
  })

  it.each([
    ['sweden', { can: noWay }, /Ångerfristen har gått ut/, /behåller vi 7\s000\skr/],
    ['norway', { can: noWay, variant: 'A' }, /ingen angrerett/, /Petter/],
    ['sweden', { can: noWay, role: 'coBuyer' }, /Ångerfristen har gått ut/, /Petter/],
  ] as const)('on %s with %j says why it is impossible, with a contact', async (site, facts, why, what) => {
    const contacts = [{ name: 'Petter Alsén', title: 'realEstateAgent', phone: '070-174 06 12' }]
    await show({ site, bookings: [completed({ ...facts, contacts })], bookingId: 'booking-1' })
    await screen.findByText(why)
    screen.getByText(what)
    screen.getByText(/^Petter Alsén, (Fastighetsmäklare|Eiendomsmegler)$/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows each of two buyers that the contract ends for both, and who ended it', async () => {
    const signers = [
      { role: 'buyer', name: 'Astrid Lund', hasSigned: true },
      { role: 'coBuyer', name: 'Olle Lund', hasSigned: true },
    ] as const
    await show({ bookings: [completed({ role: 'coBuyer', signers })], bookingId: 'booking-1' })
    await screen.findByText(/avslutas för er båda/)
    cleanup()
    const ended = aBookingView({
      status: 'cancelled',
      endedBy: 'buyer',
      signers,
      log: [{ at: 1, kind: 'withdrawn', by: 'coBuyer' }],
    })
    await show({ bookings: [ended], bookingId: 'booking-1' })
    await screen.findByText('Den du köper tillsammans med avslutade bokningen för er båda.')
    expect(screen.queryByText(/Du har ångrat/)).toBeNull()
  })

  it('requires sign-in; a guest sees the login and another way', async () => {
    await show({ isGuest: true })
    const signIn = screen.getByRole('link', { name: 'Logga in' })
    expect(signIn.getAttribute('href')).toContain('/logga-in/?referrer=')
    screen.getByText(/Ring eller mejla oss/)
  })

  it('does not find the booking of another buyer', async () => {
    await show({ bookings: [], bookingId: 'booking-2' })
    await isAt('Bokningen finns inte')
  })
})
