// Showings for their guests: the list, its empty state, its failure, and the ticket.
import type { ShowingTicket } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryShowings } from '@husrum/application/testing'
import type { Showing, SiteKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { TicketTemplate } from '../showing-ticket/Template.tsx'
import { VipShowingTemplate } from './Template.tsx'

afterEach(cleanup)

const hour = 3_600_000
const startsAt = Date.now() + 48 * hour
const aShowing = (id: string, more: Partial<Showing> = {}): Showing => ({
  id,
  kind: 'onSite',
  stageId: 'kajutan',
  name: 'Kajutan',
  path: '/kajutan/',
  place: `Kajgatan ${id}`,
  startsAt,
  endsAt: startsAt + hour,
  people: { capacity: 10, taken: 0 },
  parties: { capacity: 10, taken: 0 },
  maxPartySize: 4,
  waiting: 0,
  ...more,
})
const signedIn = makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false })

const show = (
  showings: Parameters<typeof makeInMemoryShowings>[0],
  { key = 'sweden' as SiteKey, isSignedOut = false, at = '/mina-sidor/vip-visning/' } = {},
) =>
  showPage(
    <VipShowingTemplate
      page={aContentPage({ template: 'myPagesVipShowing' })}
      data={{ isSignedOut, hasFailed: false }}
    />,
    {
      at,
      site: key,
      capabilities: {
        showings: makeInMemoryShowings({ now: Date.now, ...showings }),
        errands: { hasAny: async () => false },
      },
      ...(!isSignedOut && { session: signedIn }),
    },
  )

const item = (place: string) => within(screen.getByText(new RegExp(place)).closest('li') as HTMLElement)

describe('The page of showings', () => {
  it('books a place, and shows why another cannot be booked', async () => {
    await show({ showings: [aShowing('1'), aShowing('2', { membersUntil: startsAt - hour })] })
    await screen.findByRole('heading', { name: 'Kommande visningar' })
    item('Kajgatan 2').getByText(/^Bara för betalande medlemmar/)
    const field = item('Kajgatan 1').getByLabelText('Hur många kommer ni?')
    await userEvent.clear(field)
    await userEvent.type(field, '5{Enter}')
    item('Kajgatan 1').getByText(/^Skriv hur många ni är/)
    await userEvent.clear(field)
    await userEvent.type(field, '2{Enter}')
    await screen.findByText('Klart. Du har en plats, och vi har mejlat dig.')
    item('Kajgatan 1').getByText('Du har en plats (2 personer)')
    expect(document.activeElement?.textContent).toBe('Kajutan')
  })

  it('offers to move only to a showing with room for the party', async () => {
    await show({
      showings: [
        aShowing('1', { own: { state: 'booked', partySize: 2 } }),
        aShowing('2'),
        aShowing('3', { people: { capacity: 10, taken: 9 } }),
        aShowing('4', { stageId: 'another' }),
      ],
    })
    await screen.findByText('Byt tid')
    const times = screen.getAllByRole('radio', { hidden: true })
    expect(times.map((radio) => (radio as HTMLInputElement).value)).toEqual(['2'])
  })

  it.each([
    [
      'sweden',
      'Just nu finns det inga visningar',
      'Det gick inte att hämta visningarna',
      'Logga in för att se',
    ],
    ['norway', 'Akkurat nå er det ingen visninger', 'Vi klarte ikke å hente visningene', 'Logg inn for å se'],
    ['finland', 'Juuri nyt ei ole näyttöjä', 'Näyttöjä ei voitu hakea', 'Kirjaudu sisään, niin näet'],
    ['sweden-english', 'There are no viewings', 'The viewings could not be fetched', 'Sign in to see'],
  ] as const)(
    'on %s is empty, failed and signed out in three different ways',
    async (key, none, failed, out) => {
      await show({}, { key })
      await screen.findByText(new RegExp(`^${none}`))
      cleanup()
      await show({ failure: new ServiceUnavailable('away') }, { key })
      await screen.findByText(failed)
      cleanup()
      await show({}, { key, isSignedOut: true })
      await screen.findByText(new RegExp(`^${out}`))
    },
  )

  it('shows the result of a form without script at its showing', async () => {
    await show({ showings: [aShowing('1')] }, { at: '/mina-sidor/vip-visning/?error=full&showing=1' })
    await screen.findByText(/^Så många platser finns det inte/)
  })
})

describe('A ticket', () => {
  const ticket = (more: Partial<ShowingTicket>): ShowingTicket => ({
    ...aShowing('1'),
    initial: 'S',
    partySize: 2,
    state: 'booked',
    address: 'https://www.husrum.example/anmalan/qr/?t=abc',
    ...more,
  })
  const open = (given: ShowingTicket | undefined, at = '/anmalan/qr/?t=abc') =>
    showPage(
      <TicketTemplate
        page={aContentPage({ template: 'showingQr' })}
        data={{ hasFailed: false, now: Date.now() }}
      />,
      {
        at,
        capabilities: { showings: makeInMemoryShowings(given ? { tickets: { abc: given } } : {}) },
      },
    )

  it.each([
    [{}, 'Du har en plats', true],
    [{ startsAt: Date.now() }, 'Välkommen in', true],
    [{ state: 'attended' }, 'Redan avprickad', false],
    [{ state: 'cancelled' }, 'Avbokad', false],
    [{ state: 'waiting' }, 'Du står i kö', false],
    [{ startsAt: 0, endsAt: 1 }, 'Visningen är över', false],
  ] as const)('that is %o shows “%s”', async (more, words, hasCode) => {
    await open(ticket(more))
    await screen.findByText(words)
    screen.getByText('S. · 2 personer')
    expect(screen.queryAllByRole('img', { name: 'QR-kod med din biljett' })).toHaveLength(hasCode ? 1 : 0)
    // Only the host has a button.
    expect(screen.queryByRole('button', { name: 'Pricka av' })).toBeNull()
  })

  it('that is invalid says so, and without one the page says how to get it', async () => {
    await open(undefined)
    await screen.findByText('Den här biljetten finns inte')
    cleanup()
    await open(undefined, '/anmalan/qr/')
    await screen.findByText(/^Har du anmält dig\?/)
  })

  it('is checked in by the host', async () => {
    await open(ticket({ startsAt: Date.now(), host: { placeId: 'p' } }))
    await screen.findByRole('button', { name: 'Pricka av' })
  })
})
