// The end of a session as a person meets it: told before it comes, and afterwards on the right page with the right words.
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
/** What watches the session comes after the page. */
const watched = () => waitFor(() => expect(screen.getByRole('status')).toBeTruthy())

const showAt = async (at: string, session = makeTestSession()) => {
  const shown = await showWithSession(page, session, { at })
  await watched()
  return { ...shown, session }
}
const dialog = () => screen.findByRole('dialog', { name: 'Du har loggats ut' })

describe('Somebody whose session ends by itself', () => {
  it.each(['expired', 'refused'] as const)(
    'on My Pages (%s) stands at the start page, is asked to sign in again, and comes back to where they were',
    async (why) => {
      const { address, session } = await showAt('/mina-sidor/arenden/?errandId=7')
      session.end(why)
      await dialog()
      await waitFor(() => expect(address()).toBe('/#modal'))
      expect(screen.getByRole('link', { name: 'Logga in igen' }).getAttribute('href')).toBe(
        `/logga-in/?referrer=${encodeURIComponent('/mina-sidor/arenden/?errandId=7')}`,
      )
    },
  )

  it('may also go on as a guest', async () => {
    const { session } = await showAt('/mina-sidor/')
    session.end('expired')
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt utan att logga in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('elsewhere stays where they are, and hears of it', async () => {
    const { address, session } = await showAt('/sok-bostad/?omrade=x')
    session.end('expired')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Du är utloggad.'))
    expect(address()).toBe('/sok-bostad/?omrade=x')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Who signs out', () => {
  it.each([
    ['loggedOut', '/sok-bostad/', '/'],
    ['loggedOut', '/mina-sidor/', '/'],
    ['loggedOutElsewhere', '/mina-sidor/', '/'],
    ['loggedOutElsewhere', '/sok-bostad/', '/sok-bostad/'],
  ] as const)('(%s) at %s stands at %s, and is asked nothing', async (why, at, then) => {
    const { address, session } = await showAt(at)
    session.end(why)
    await waitFor(() => expect(address()).toBe(then))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['loggedOut', 'loggedOutElsewhere', 'refused', 'expired'] satisfies SessionEnd[])(
    'leaves nothing of their own in the cache (%s)',
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

  it('and somebody else who signs in finds nothing of theirs', async () => {
    const { queryClient, session } = await showAt('/mina-sidor/')
    queryClient.setQueryData(['page', 'sweden', '/mina-sidor/'], 'mine')
    session.show({ kind: 'signedIn', user: aBoardMember(), hasFailed: false })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('The warning', () => {
  const endsAt = new Date(2026, 10, 21, 14, 5).getTime()

  it('says when the session ends without taking the focus, and lets one stay', async () => {
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

  it('offers nothing that cannot be had', async () => {
    const { session } = await showAt('/mina-sidor/')
    session.show({ ...signedIn, warnOfEndAt: endsAt, isLast: true } as typeof signedIn)
    const region = await screen.findByRole('region')
    expect(region.textContent).toContain('spara det du håller på med')
    expect(screen.queryByRole('button', { name: 'Förbli inloggad' })).toBeNull()
  })

  it('stands within the dialog that is open, where it can be reached', async () => {
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

it('nobody who was never signed in is watched', async () => {
  const session = makeTestSession({ kind: 'guest' })
  const { address } = await showWithSession(page, session, { at: '/mina-sidor/' })
  session.end('expired')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([address(), screen.queryByRole('status')]).toEqual(['/mina-sidor/', null])
})
