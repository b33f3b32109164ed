// The VIP membership: the member's place, and joining by payment or by code.
import type { VipStanding } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import type { Capabilities } from '../../frame/capabilities.tsx'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { VipTemplate } from './Template.tsx'

afterEach(cleanup)

const none: VipStanding = {
  isMember: false,
  isPaid: false,
  isByCode: false,
  renews: true,
  fee: moneyOf(200),
  members: 1_309,
  sales: [],
}
const paid: VipStanding = {
  ...none,
  isMember: true,
  isPaid: true,
  isByCode: true,
  joinedAt: Date.UTC(2026, 2, 2, 11),
  place: 1_310,
  members: 1_310,
  sales: [
    {
      stageId: 's',
      name: 'Kajutan',
      path: '/kajutan/',
      phase: 'vipSale',
      place: 7,
      applicants: 31,
      homes: 24,
    },
  ],
}

const show = (vip: VipStanding, answers: Partial<Capabilities['membership']> = {}, at = '/mina-sidor/vip/') =>
  showPage(<VipTemplate page={aContentPage({ template: 'myPagesVip' })} data={{ hasFailed: false }} />, {
    at,
    capabilities: {
      membership: { standing: async () => vip, ...answers },
      errands: { hasAny: async () => false },
      bookingPayments: {
        paymentId: async (id) => `payment of ${id}`,
        start: async (_, { paymentId }) => ({
          paymentId,
          status: 'pending',
          messageKey: 'pending',
          qr: 'D1',
        }),
      },
    },
    session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
  })

const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')

it('A member sees the date, the place among all, and that in each sale', async () => {
  await show(paid)
  await screen.findByText('Ditt registreringsdatum är 2 mars 2026.')
  expect(plain(screen.getByText(/^Du står på plats/).textContent)).toBe(
    'Du står på plats 1 310 av 1 310 betalande medlemmar.',
  )
  screen.getByText('Du har plats 7 av 31. Antal bostäder: 24. Anmälan pågår.')
  expect(screen.queryByLabelText('Kampanjkod')).toBeNull()
})

it('A valid code makes a member, with a confirmation; an invalid one shows an error at its field', async () => {
  const codes: string[] = []
  await show(none, {
    joinByCode: async (code) => {
      codes.push(code)
      return code === 'VAR26' ? { kind: 'joined', standing: paid } : { kind: 'refused' }
    },
  })
  const field = await screen.findByLabelText('Kampanjkod')
  await userEvent.type(field, 'GISSAT{Enter}')
  await screen.findByText(/^Koden gäller inte/)
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, 'VAR26{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Du är medlem' })
  expect(document.activeElement).toBe(heading)
  expect(codes).toEqual(['GISSAT', 'VAR26'])
})

it('An invalid number shows an error at its field; a QR code is shown on request', async () => {
  await show(none)
  await userEvent.click(await screen.findByRole('button', { name: /^Betala/ }))
  screen.getByText('Kontrollera mobilnumret.')
  expect(document.activeElement).toBe(screen.getByLabelText('Mobilnummer för Swish'))
  await userEvent.click(screen.getByRole('button', { name: 'Visa QR-kod i stället' }))
  await screen.findByRole('img', { name: 'QR-kod att läsa av med Swish' })
  expect(screen.queryByLabelText('Kampanjkod')).toBeNull()
})

it('A form that was sent back without script shows its error', async () => {
  await show(none, {}, '/mina-sidor/vip/?error=code')
  await screen.findByText(/^Koden gäller inte/)
})
