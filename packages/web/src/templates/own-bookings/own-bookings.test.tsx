// A user's own bookings: open, waiting, completed and ended, the next step of each, and the page of one.
import { anOwnedResidence, makeInMemoryBookings, makeInMemoryResidences } from '@husrum/application/testing'
import type { BookingView } from '@husrum/domain'
import { favouritesButton, moneyOf, ownBookingAddress, siteByKey } from '@husrum/domain'
import { aBookedHome, aBookingOffer, aBookingView, aHome, aUser } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OwnBookings } from '../../features/own-bookings/OwnBookings.tsx'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { BookingContractTemplate } from '../booking-contract/Template.tsx'
import { OwnBookingsTemplate } from './Template.tsx'

afterEach(cleanup)

const at = Date.UTC(2026, 2, 2, 11)
const noWay = { goBack: false, cancel: false, withdraw: false, pay: false }
const aBooking = (name: string, facts: Partial<BookingView>) =>
  aBookingView({ bookingId: name, objectId: name, home: aBookedHome({ name }), now: at, ...facts })

it('are grouped, each with its next step', async () => {
  const bookings = makeInMemoryBookings({
    bookings: [
      aBooking('Kajutan 1', { status: 'financing', holdExpiresAt: at + 1_800_000 }),
      aBooking('Kajutan 2', {
        status: 'completed',
        can: { ...noWay, withdraw: true },
        withdrawalEnds: '2026-03-16',
      }),
      aBooking('Kajutan 3', { status: 'expired', can: noWay }),
      aBooking('Kajutan 4', { status: 'info', role: 'coBuyer', can: noWay }),
    ],
    offers: [aBookingOffer({ objectId: 'line', line: { length: 3, place: 2 } })],
  })
  await showPage(<OwnBookings bookings={await bookings.list()} places={await bookings.places()} />)
  const group = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement)
  const open = group('Pågående bokningar')
  expect(open.getByRole('link', { name: 'Fortsätt bokningen' }).getAttribute('href')).toBe(
    '/boka/finansiering/?bookingId=Kajutan%201',
  )
  open.getByText('Bostaden hålls åt dig till 12.30.')
  open.getByText(/Du får en länk i ett mejl/)
  group('Klara bokningar').getByText('Du kan ångra dig utan kostnad till och med 16 mars 2026.')
  expect(
    group('Avslutade bokningar')
      .getByRole('link', { name: /^Avtal, kvitto/ })
      .getAttribute('href'),
  ).toBe('/boka/bokningsavtal/?bookingId=Kajutan%203')
  group('Bostäder som du står i kö till').getByText(/^Du står på plats 2 av 3\./)
})

it('are listed once: a booking that became a home is among the homes only', async () => {
  const home = anOwnedResidence({ bookingId: 'Kajutan 2' })
  await showPage(
    <OwnBookingsTemplate
      page={aContentPage({ template: 'myPagesResidences' })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      capabilities: {
        bookings: makeInMemoryBookings({
          bookings: [
            aBooking('Kajutan 2', { status: 'completed', can: noWay }),
            aBooking('Kajutan 3', { status: 'completed', can: noWay }),
          ],
        }),
        residences: makeInMemoryResidences({ residences: [home] }),
        errands: { hasAny: async () => false },
      },
      session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
    },
  )
  await screen.findByRole('heading', { level: 3, name: home.home.name })
  expect(await screen.findByRole('heading', { level: 3, name: 'Kajutan 3' })).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 3, name: 'Kajutan 2' })).toBeNull()
})

it('are followed by the favourites, to which the heart of the header leads', async () => {
  const favourite = aHome({ name: 'Kajutan 9' })
  const user = aUser()
  await showPage(
    <OwnBookingsTemplate
      page={aContentPage({ template: 'myPagesResidences' })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      capabilities: {
        bookings: makeInMemoryBookings({}),
        residences: makeInMemoryResidences({}),
        errands: { hasAny: async () => false },
        favourites: { list: async () => ({ homes: [{ id: favourite.id, markedAt: at }] }) },
        search: { byIds: async (ids) => (ids.includes(favourite.id) ? [favourite] : []) },
      },
      session: makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
    },
  )
  const link = await screen.findByRole('link', { name: 'Kajutan 9, Göteborg' })
  const section = link.closest('section') as HTMLElement
  expect(favouritesButton(user, siteByKey('sweden'))).toBe(`/mina-sidor/mina-bostader/#${section.id}`)
  within(section).getByRole('heading', { level: 2, name: 'Favoriter' })
  const list = within(section).getByRole('link', { name: 'Alla favoriter, med priser och nyheter' })
  expect(list.getAttribute('href')).toBe('/favoriter/')
})

it('have a page of their own: documents, money, contact, and the history in plain words', async () => {
  const booking = aBooking('Kajutan 2', {
    status: 'completed',
    can: { ...noWay, withdraw: true },
    documents: [
      {
        id: 'receipt',
        title: 'Kvitto',
        type: 'receipt',
        mustRead: false,
        htmlUrl: '/d/receipt.html',
        pdfUrl: '/d/receipt.pdf',
      },
    ],
    signers: [
      { role: 'buyer', name: 'Astrid Lund', hasSigned: true, signedAt: at },
      { role: 'coBuyer', name: 'Olle Lund', hasSigned: false, invitedAt: at },
    ],
    payment: {
      paymentId: 'p',
      provider: 'swish',
      status: 'paid',
      amount: moneyOf(25_000),
      messageKey: 'paid',
      receiptId: 'K-1-000042',
      refund: 'underWay',
    },
    contacts: [{ name: 'Petter Alsén', title: 'realEstateAgent', email: 'petter@husrum.example' }],
    log: [
      { at, kind: 'held', by: 'buyer' },
      { at, kind: 'signed', by: 'coBuyer' },
      { at, kind: 'refused', by: 'staff', reason: 'Fel pris' },
      { at, kind: 'something of tomorrow', by: 'system' },
    ],
  })
  const bookings = makeInMemoryBookings({ bookings: [booking] })
  await showPage(
    <BookingContractTemplate
      page={aContentPage({ template: 'clickToBuyContract' })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      at: ownBookingAddress(siteByKey('sweden'), 'Kajutan 2') ?? '',
      capabilities: { bookings },
      session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Kajutan 2' })
  expect(screen.getByRole('link', { name: 'Kvitto som pdf' }).getAttribute('href')).toBe('/d/receipt.pdf')
  expect(screen.getByRole('link', { name: /^Kvitto \(/ }).getAttribute('href')).toBe('/d/receipt.html')
  screen.getByText('K-1-000042')
  screen.getByText('På väg tillbaka till dig')
  screen.getByText('Olle Lund har inte skrivit under än. Länken skickades 2 mars 2026 kl. 12.00.')
  screen.getByText('Petter Alsén, Fastighetsmäklare')
  const history = within(
    screen.getByRole('heading', { name: 'Det här har hänt' }).closest('section') as HTMLElement,
  )
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2\u00a0mars\u00a02026 kl. 12.00Bostaden reserverades (du)',
    '2\u00a0mars\u00a02026 kl. 12.00Avtalet skrevs under (Olle Lund)',
    '2\u00a0mars\u00a02026 kl. 12.00Säljaren avslutade bokningen (säljaren)Skäl: Fel pris',
  ])
})
