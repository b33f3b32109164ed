// The sessions of an account: what is shown of each, and signing out elsewhere.
import type { OwnSession } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryAccountService } from '@husrum/application/testing'
import { aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { OwnSessions } from './OwnSessions.tsx'

afterEach(cleanup)

const aSession = (facts: Partial<OwnSession> = {}): OwnSession => ({
  id: 'session-1',
  isCurrent: false,
  siteName: 'Husrum Kooperativ',
  byIdentity: false,
  begunAt: '2026-11-22T08:00:00.000Z',
  endsAt: '2026-11-22T09:00:00.000Z',
  ...facts,
})
const both = [
  aSession({ id: 'session-2', isCurrent: true, byIdentity: true }),
  aSession({ browser: 'Chrome', system: 'Windows' }),
]

const show = async ({ outcome, at = '/' }: { outcome?: Error; at?: string } = {}) => {
  const user = aUser()
  const accounts = makeInMemoryAccountService({
    accounts: [{ user }],
    signedIn: user.email,
    sessions: both,
    ...(outcome && { outcome }),
  })
  await showPage(<OwnSessions sessions={both} />, { at, capabilities: { accounts } })
  return accounts
}
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const button = () =>
  screen.getByRole('button', {
    name: /^Logga ut.*Chrome på Windows, Inloggad sedan 22.november.2026,.09:00$/,
  })

describe('The list of sessions', () => {
  it('shows site, browser, time and method of each; only other sessions can be signed out', async () => {
    await show()
    expect(entries()).toEqual([
      expect.stringMatching(/^Den här webbläsarenInloggad sedan 22.november.2026,.09:00Med e-legitimation$/),
      expect.stringMatching(
        /^Husrum KooperativChrome på WindowsInloggad sedan .*Med e-post och lösenordLogga ut/,
      ),
    ])
  })

  it('can be changed with a form without script', async () => {
    await show()
    const form = button().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/services/account_service/form/end-session',
    ])
    expect(new FormData(form as HTMLFormElement).get('id')).toBe('session-1')
  })
})

describe('Signing out elsewhere', () => {
  it('removes the session from the list, confirms it, and keeps the focus', async () => {
    await show()
    await userEvent.click(button())
    await waitFor(() => expect(entries()).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toBe('Inloggningen är avslutad.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Här är du inloggad' }))
  })

  it('keeps the session if it fails', async () => {
    await show({ outcome: new ServiceUnavailable('away') })
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Försök igen/))
    expect(entries()).toHaveLength(2)
  })
})
