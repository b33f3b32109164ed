// Documents: those that require action first, one on a page of its own, and signing it.
import { makeInMemoryDocuments } from '@husrum/application/testing'
import type { OwnDocument } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { DocumentsTemplate } from './Template.tsx'

afterEach(cleanup)

const anna = aUser({ hasPersonalIdentifier: true })
const at = Date.UTC(2026, 2, 2, 11)
const aDocument = (id: string, facts: Partial<OwnDocument> = {}): OwnDocument => ({
  id,
  kind: 'supplement',
  title: `Tillägg ${id}`,
  about: 'Kajutan 1203',
  residenceId: 'r',
  status: 'pending',
  createdOn: at,
  signatories: [
    { userId: anna.id, name: 'Anna', hasSigned: false },
    { userId: 'olle', name: 'Olle Lund', hasSigned: false },
  ],
  hash: 'b5bb',
  htmlUrl: `/services/documents/${id}/text`,
  pdfUrl: `/services/documents/${id}/file`,
  ...facts,
})
const signed = [
  { userId: anna.id, name: 'Anna', hasSigned: true, signedAt: at },
  { userId: 'olle', name: 'Olle Lund', hasSigned: false },
]

const show = (documents: readonly OwnDocument[] | Error, query = '') =>
  showPage(
    <DocumentsTemplate page={aContentPage({ template: 'myPagesDocuments' })} data={{ hasFailed: false }} />,
    {
      at: `/mina-sidor/mina-avtal/${query}`,
      capabilities: {
        documents: makeInMemoryDocuments(documents instanceof Error ? { failure: documents } : { documents }),
        errands: { hasAny: async () => false },
        bookingSignatures: {
          status: async (id) => ({ id, status: 'pending', provider: 'bank_id', qr: 'bankid.1' }),
        },
      },
      session: makeFixedSessionStore({ kind: 'signedIn', user: anna, hasFailed: false }),
    },
  )

it("are grouped, those that require the reader's action first", async () => {
  await show([
    aDocument('läst', { kind: 'manual', status: 'done', signatories: [] }),
    aDocument('hos Olle', { signatories: signed }),
    aDocument('mitt', { signBy: '2026-03-20' }),
  ])
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    ['Att skriva under', 'Väntar på andra', 'Att läsa'],
  )
  screen.getByText('Ska vara underskrivet senast 20 mars 2026')
  screen.getByText('Väntar på Olle Lund')
  expect(screen.getByRole('link', { name: /^Läs och skriv under Tillägg mitt/ }).getAttribute('href')).toBe(
    '/mina-sidor/mina-avtal/?document=mitt',
  )
})

it('of the company have only a PDF', async () => {
  const file = '/services/papers/plan'
  await show([
    aDocument('plan', { kind: 'economicPlan', status: 'done', signatories: [], htmlUrl: file, pdfUrl: file }),
  ])
  const [only, ...others] = await screen.findAllByRole('link', { name: /Tillägg plan/ })
  expect([only?.getAttribute('href'), others]).toEqual([file, []])
  screen.getByText(/^Ekonomisk plan, Kajutan 1203/)
})

it('moves the focus to its heading, and on the way back to its row', async () => {
  await show([aDocument('mitt'), aDocument('hos Olle', { signatories: signed })])
  const opens = () => screen.findByRole('link', { name: /^Läs och skriv under Tillägg mitt/ })
  ;(await opens()).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tillägg mitt' })),
  )
  screen.getByRole('link', { name: /Alla dina handlingar/ }).focus()
  await userEvent.keyboard('{Enter}')
  const row = await opens()
  await waitFor(() => expect(document.activeElement).toBe(row))
})

it('can be signed after it was read', async () => {
  await show([aDocument('mitt', { htmlUrl: 'about:blank' })], '?document=mitt')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Skriv under med BankID på en annan enhet' }),
  )
  screen.getByText('Öppna handlingen och läs den innan du skriver under.')
  await userEvent.click(screen.getByRole('link', { name: /^Läs Tillägg mitt/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Skriv under med BankID på en annan enhet' }))
  await screen.findByLabelText('QR-kod att läsa av med BankID-appen')
})

it('shows who has signed, who is missing, and how it is verified', async () => {
  await show([aDocument('vårt', { signatories: signed })], '?document=v%C3%A5rt')
  const who = within(
    (await screen.findByRole('heading', { name: 'Vem som skriver under' })).closest('section') as HTMLElement,
  )
  expect(who.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Du skrev under 2\u00a0mars\u00a02026 kl. 12.00',
    'Olle Lund har inte skrivit under än',
  ])
  screen.getByText('b5bb')
  expect(screen.queryByRole('button', { name: /Skriv under/ })).toBeNull()
})

it('shows that one is missing, that there are none, and that they could not be loaded', async () => {
  await show([aDocument('mitt')], '?document=annans')
  await screen.findByRole('heading', { name: 'Handlingen finns inte här' })
  cleanup()
  await show([])
  await screen.findByRole('heading', { name: 'Du har inga handlingar än' })
  cleanup()
  await show(new Error('away'))
  await screen.findByText('Det gick inte att hämta dina handlingar')
})
