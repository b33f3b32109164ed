// The start page of My Pages: the next step first, and what to do if there is none.
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryMyPages } from '@husrum/application/testing'
import type { OverviewFact } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aBoardMember, aUser } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { MyOverviewTemplate } from './Template.tsx'

const now = Date.UTC(2026, 2, 2, 11)
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

type Given = NonNullable<Parameters<typeof makeInMemoryMyPages>[0]>

const show = async (given: Given, user = aUser()) => {
  const page = aContentPage({ template: 'myPages', model: { heading: 'Mina sidor', blocks: [] } })
  let source = makeInMemoryMyPages({ now, ...given })
  await showPage(<MyOverviewTemplate page={page} data={{ hasFailed: false }} />, {
    at: '/mina-sidor/',
    capabilities: { myPages: { overview: () => source.overview() }, errands: { hasAny: async () => false } },
    session: makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
  })
  return {
    becomes: (later: Given) => {
      source = makeInMemoryMyPages({ now, ...later })
    },
  }
}
const part = (name: string) => within(screen.getByRole('region', { name }))

const facts: readonly OverviewFact[] = [
  { kind: 'day', id: 'd', residenceId: 'r', home: 'Kajutan 1203', what: 'moveIn', earliest: '2026-03-09' },
  {
    kind: 'due',
    id: 'p',
    home: 'Kajutan 1203',
    part: 'options',
    amount: moneyOf(250_000),
    day: '2026-02-27',
  },
  { kind: 'home', id: 'r', name: 'Kajutan 1203', address: 'Kajgatan 4', image: 'kajutan' },
  {
    kind: 'day',
    id: 'i',
    residenceId: 'r',
    home: 'Kajutan 1204',
    what: 'inspection',
    earliest: '2026-06-01',
    latest: '2026-06-30',
  },
  { kind: 'search', id: 's', name: 'Göteborg', address: '/sok-bostad/?maxPrice=3', count: 3, at: now },
]

it('begins with overdue tasks, with date, subject and amount', async () => {
  await show({ facts })
  await screen.findByRole('heading', { level: 2, name: 'Att göra nu' })
  const next = part('Att göra nu')
  expect(next.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Betala: Tillval, Kajutan 1203',
    'Se inflyttningen: Inflyttning i Kajutan 1203',
  ])
  next.getByText('Skulle ha varit betalt 27 februari 2026')
  next.getByText(/^250\s000\skr$/)
  // The page of payments opens the form of this payment.
  expect(next.getByRole('link', { name: /^Betala/ }).getAttribute('href')).toBe(
    '/mina-sidor/betalningar/?payment=p#payment-p',
  )
  expect(part('Din bostad').getByRole('link').getAttribute('href')).toBe('/mina-sidor/min-bostad/?id=r')
  next.getByText('9 mars 2026')
  part('På gång').getByText('Mellan 1 juni 2026 och 30 juni 2026')
  expect(
    part('Nytt').getByRole('link', { name: '3 nyheter i sökningen Göteborg' }).getAttribute('href'),
  ).toBe('/mina-sidor/sparade-sokningar/#search-s')
})

it('suggests next steps if there is nothing at all', async () => {
  await show({})
  expect((await screen.findByRole('link', { name: 'Sök bostad' })).getAttribute('href')).toBe('/sok-bostad/')
  screen.getByRole('link', { name: 'Dina favoriter' })
})

it('shows a board the state of its errands, with links', async () => {
  await show(
    {
      board: { open: 7, late: 1 },
      facts: [
        { kind: 'errand', id: 'e', title: 'Hissen står', place: '', status: 'ongoing', promisedBy: now - 1 },
      ],
    },
    aBoardMember(),
  )
  await screen.findByText('7 öppna ärenden, 1 försenat')
  part('Öppna ärenden').getByRole('link', { name: 'Försenat ärende: Hissen står' })
  screen.getByRole('link', { name: 'Alla ärenden' })
})

it('asks a user who signed in by e-mail for the identity', async () => {
  await show({ isIdentityMissing: true })
  await screen.findByRole('link', { name: 'Legitimera dig' })
  expect(screen.queryByText('Här är det tomt än så länge')).toBeNull()
  // Payments may wait behind the identity, whatever else is known.
  cleanup()
  await show({ isIdentityMissing: true, facts: facts.filter(({ kind }) => kind === 'search') })
  await screen.findByRole('link', { name: 'Legitimera dig' })
  screen.getByText(/^Du har loggat in med e-post\. Det kan finnas mer att göra/)
  expect(screen.queryByText('Just nu behöver du inte göra någonting.')).toBeNull()
})

it('shows the available parts if one is unavailable, and the rest after a retry', async () => {
  const { becomes } = await show({ facts: facts.slice(1, 2), failed: ['errands'] })
  await screen.findByText(/^Allt kunde inte hämtas/)
  part('Att göra nu').getByRole('link', { name: 'Betala: Tillval, Kajutan 1203' })
  becomes({ facts })
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByRole('link', { name: 'Se inflyttningen: Inflyttning i Kajutan 1203' })
  expect(screen.queryByText(/^Allt kunde inte hämtas/)).toBeNull()
})

it('does not look empty if it could not be loaded', async () => {
  const { becomes } = await show({ failure: new ServiceUnavailable('away') })
  await screen.findByRole('heading', { name: 'Det gick inte att hämta översikten' })
  becomes({ facts })
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByRole('link', { name: 'Betala: Tillval, Kajutan 1203' })
})
