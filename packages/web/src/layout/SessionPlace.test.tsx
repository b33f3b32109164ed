// The end of a session: a warning before it, and afterwards the right page with the right message.
import type { SessionEnd } from '@husrum/application'
import { aBoardMember } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeTestSession, showWithSession, signedIn } from '../testing/sessions.tsx'
import { SessionPlace } from './SessionPlace.tsx'

afterEach(cleanup)

const page = (
  <>
    <SessionPlace />
    <label>
      Meddelande <textarea />
    </label>
  </>
)
/** The component that watches the session is loaded after the page. */
const watched = () => waitFor(() => expect(screen.getByRole('status')).toBeTruthy())

const showAt = async (at: string, session = makeTestSession()) => {
  const shown = await showWithSession(page, session, { at })
  await watched()
  return { ...shown, session }
}
const dialog = () => screen.findByRole('dialog', { name: 'Du har loggats ut' })

describe('A user whose session ends by itself', () => {
  it.each([
    ['expired', /Det har gått för lång tid/],
    ['refused', /avslutades i en annan flik eller på en annan enhet/],
    ['loggedOutElsewhere', /avslutades i en annan flik eller på en annan enhet/],
  ] as const)(
    'on My Pages (%s) is sent to the start page, is asked to sign in again, and returns to the previous page',
    async (why, words) => {
      const { address, session } = await showAt('/mina-sidor/arenden/?errandId=7')
      session.end(why)
      expect((await dialog()).textContent).toMatch(words)
      await waitFor(() => expect(address()).toBe('/#modal'))
      expect(screen.getByRole('link', { name: 'Logga in igen' }).getAttribute('href')).toBe(
        `/logga-in/?referrer=${encodeURIComponent('/mina-sidor/arenden/?errandId=7')}`,
      )
    },
  )

  it('can also continue as a guest', async () => {
    const { session } = await showAt('/mina-sidor/')
    session.end('expired')
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt utan att logga in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('elsewhere stays on the page, and is notified', async () => {
    const { address, session } = await showAt('/sok-bostad/?omrade=x')
    session.end('expired')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Du är utloggad.'))
    expect(address()).toBe('/sok-bostad/?omrade=x')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('A user who signs out', () => {
  it.each([
    ['loggedOut', '/sok-bostad/', '/'],
    ['loggedOut', '/mina-sidor/', '/'],
    ['loggedOutElsewhere', '/sok-bostad/', '/sok-bostad/'],
  ] as const)('(%s) at %s is at %s afterwards, with no question', async (why, at, then) => {
    const { address, session } = await showAt(at)
    session.end(why)
    await waitFor(() => expect(address()).toBe(then))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['loggedOut', 'loggedOutElsewhere', 'refused', 'expired'] satisfies SessionEnd[])(
    'leaves no personal data in the cache (%s)',
    async (why) => {
      const { queryClient, session } = await showAt('/mina-sidor/')
      queryClient.setQueryData(['session', 'user-anna', '', 'notifications'], ['mine'])
      queryClient.setQueryData(['page', 'sweden', '/mina-sidor/'], 'mine')
      queryClient.setQueryData(['homes', 'sweden'], 'everybody’s')
      session.end(why)
      const kept = queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [first] }) => first)
      expect(kept).toEqual(['homes'])
    },
  )

  it('leaves no data that another user who signs in could see', async () => {
    const { queryClient, session } = await showAt('/mina-sidor/')
    queryClient.setQueryData(['page', 'sweden', '/mina-sidor/'], 'mine')
    session.show({ kind: 'signedIn', user: aBoardMember(), hasFailed: false })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('The warning', () => {
  const endsAt = new Date(2026, 10, 21, 14, 5).getTime()

  it('shows when the session ends without taking the focus, and offers to extend it', async () => {
    const { session } = await showAt('/mina-sidor/')
    await userEvent.type(screen.getByLabelText('Meddelande'), 'Det läc')
    session.show({ ...signedIn, warnOfEndAt: endsAt, isLast: false } as typeof signedIn)
    const region = await screen.findByRole('region', { name: 'Din inloggning går snart ut' })
    expect(region.textContent).toContain('Du loggas ut klockan 14:05.')
    await userEvent.keyboard('ker')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Meddelande').value).toBe('Det läcker')
    await userEvent.click(screen.getByRole('button', { name: 'Förbli inloggad' }))
    expect(region.textContent).toContain('Vi försöker förlänga din inloggning.')
    expect(session.calls).toEqual(['staySignedIn'])
    session.show(signedIn)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('offers no extension beyond the limit', async () => {
    const { session } = await showAt('/mina-sidor/')
    session.show({ ...signedIn, warnOfEndAt: endsAt, isLast: true } as typeof signedIn)
    const region = await screen.findByRole('region')
    expect(region.textContent).toContain('spara det du håller på med')
    expect(screen.queryByRole('button', { name: 'Förbli inloggad' })).toBeNull()
  })

  it('is inside the open dialog, where it can be reached', async () => {
    const { session } = await showAt('/mina-sidor/')
    const open = document.createElement('dialog')
    document.body.append(open)
    open.showModal()
    session.show({ ...signedIn, warnOfEndAt: endsAt, isLast: false } as typeof signedIn)
    const region = await screen.findByRole('region')
    expect(open.contains(region)).toBe(true)
    open.close()
    await waitFor(() => expect(open.contains(screen.getByRole('region'))).toBe(false))
    open.remove()
  })
})

it('a guest is not watched', async () => {
  const session = makeTestSession({ kind: 'guest' })
  const { address } = await showWithSession(page, session, { at: '/mina-sidor/' })
  session.end('expired')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([address(), screen.queryByRole('status')]).toEqual(['/mina-sidor/', null])
})
