// A user's payments: what is due first, sums that add up, receipts, and each empty state.
import { makeInMemoryPayments } from '@husrum/application/testing'
import type { OwnPayments } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { PaymentsTemplate } from './Template.tsx'

afterEach(cleanup)

const some: OwnPayments = {
  needsIdentity: false,
  homes: [
    {
      residenceId: 'r',
      objectId: 'home-1',
      name: 'Kajutan 1203',
      home: moneyOf(3_950_000),
      options: moneyOf(50_000),
      total: moneyOf(4_000_000),
      fee: moneyOf(0),
      paid: moneyOf(100_000),
      left: moneyOf(3_900_000),
      payments: [
        {
          id: 'paid',
          kind: 'deposit',
          amount: moneyOf(100_000),
          dueOn: '2026-04-01',
          standing: 'paid',
          isPaidOnline: true,
          paidOn: '2026-03-30',
          payment: {
            paymentId: 'p',
            number: '1000042',
            status: 'paid',
            messageKey: 'paid',
            provider: 'swish',
            receiptId: 'K-1-000042',
          },
        },
        {
          id: 'due',
          kind: 'options',
          amount: moneyOf(48_500),
          dueOn: '2026-05-04',
          standing: 'overdue',
          isPaidOnline: true,
          remindedOn: '2026-05-05',
        },
        {
          id: 'last',
          kind: 'final',
          amount: moneyOf(3_851_500),
          standing: 'upcoming',
          isPaidOnline: false,
        },
      ],
    },
  ],
  others: [],
}

const show = (payments: OwnPayments | Error, at = '/mina-sidor/betalningar/') =>
  showPage(
    <PaymentsTemplate page={aContentPage({ template: 'myPagesPayment' })} data={{ hasFailed: false }} />,
    {
      at,
      capabilities: {
        payments: makeInMemoryPayments(payments instanceof Error ? { failure: payments } : { payments }),
        errands: { hasAny: async () => false },
        bookingPayments: {
          paymentId: async (thing) => `payment of ${thing}`,
          start: async (_, { paymentId, objectId }) => ({
            paymentId: `${paymentId}, ${objectId}`,
            status: 'pending',
            messageKey: 'pending',
            qr: 'D1',
          }),
        },
      },
    },
  )

it('begins with what is due now, and shows what is paid and what remains', async () => {
  await show(some)
  const now = within(
    (await screen.findByRole('heading', { name: 'Att betala nu' })).closest('section') as HTMLElement,
  )
  now.getByText('Skulle ha varit betald 4 maj 2026')
  expect(now.getByRole('link').getAttribute('href')).toBe('#payment-due')
  screen.getByText('Påminnelse skickad 5 maj 2026')
  expect(screen.getByRole('link', { name: 'Kvitto K-1-000042 som pdf' }).getAttribute('href')).toBe(
    '/services/payments/p/receipt.pdf',
  )
  expect(screen.getByText('Kvar att betala').nextSibling?.textContent?.replace(/\s/g, ' ')).toBe(
    '3 900 000 kr',
  )
  screen.getByText(/Beloppet är för stort för Swish och kort/)
})

it('shows how to pay by bank transfer, and what is missing of it', async () => {
  const [home] = some.homes
  const last = home?.payments.at(-1)
  if (!home || !last) throw new Error('Nothing is left')
  const transfer = { receiver: 'Kajutan Bostad AB', bankgiro: '5050-1055', reference: '10000181' }
  await show({
    ...some,
    homes: [{ ...home, payments: [{ ...last, transfer, received: moneyOf(1_000_000) }] }],
  })
  const shownAs = (label: string) => screen.getByText(label).nextSibling?.textContent?.replace(/\s/g, ' ')
  await screen.findByText('OCR-nummer')
  expect(['Mottagare', 'Bankgiro', 'OCR-nummer', 'Belopp'].map(shownAs)).toEqual([
    'Kajutan Bostad AB',
    '5050-1055',
    '10000181',
    '2 851 500 kr',
  ])
  screen.getByText(/har kommit fram. 2/)
  expect(screen.queryByText(/i god tid/)).toBeNull()
})

it('shows for an ended purchase when its money is refunded, and nothing that remains to pay', async () => {
  const [home] = some.homes
  const [paid] = home?.payments ?? []
  if (!home || !paid) throw new Error('Nothing is paid')
  const amount = moneyOf(100_000)
  const ended = (doneOn?: string): OwnPayments => ({
    ...some,
    homes: [
      {
        ...home,
        payments: [{ ...paid, payBack: { amount, dueOn: '2026-06-14', ...(doneOn && { doneOn }) } }],
      },
    ],
  })
  await show(ended())
  await screen.findByText('Betalas tillbaka')
  screen.getByText(/^Vi betalar tillbaka 100\s000\skr till ditt konto, senast 14\sjuni\s2026$/)
  expect(screen.queryByText('Kvar att betala')).toBeNull()
  cleanup()
  await show(ended('2026-06-02'))
  await screen.findByText('Återbetald')
  expect(screen.queryByText('Betald')).toBeNull()
})

it('is paid in place', async () => {
  await show(some)
  await userEvent.click(await screen.findByRole('button', { name: 'Visa QR-kod i stället' }))
  await screen.findByText('Vi väntar på att du godkänner betalningen.')
  await screen.findByLabelText('QR-kod att läsa av med Swish')
})

it('shows the error of a form that was sent without script', async () => {
  await show(some, '/mina-sidor/betalningar/?error=phone&payment=due')
  await screen.findByText('Kontrollera mobilnumret.')
})

it('shows that there are none, that they could not be loaded, and that identification is required', async () => {
  await show({ needsIdentity: false, homes: [], others: [] })
  await screen.findByRole('heading', { name: 'Du har inga betalningar än' })
  cleanup()
  await show(new Error('away'))
  await screen.findByText('Det gick inte att hämta dina betalningar')
  cleanup()
  await show({ needsIdentity: true, homes: [], others: [] })
  await screen.findByText(/Betalningarna för din bostad visas när/)
})
