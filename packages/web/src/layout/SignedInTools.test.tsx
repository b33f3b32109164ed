// The header of a signed-in user: what it offers to each role.
import type { SessionView } from '@husrum/application'
import type { User } from '@husrum/domain'
import { aBoardMember, aUser } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeSessionStore } from '../features/sessions/session-store.ts'
import { aFramedPage, showFrame } from '../testing/layout.tsx'

afterEach(cleanup)

const signedIn = (user: User = aUser()): SessionView => ({ kind: 'signedIn', user, hasFailed: false })
const header = () => screen.getByRole('banner')
/** A foldout of the bar, by the label of its opener; the menu of a narrow screen contains the same further down. */
const foldout = (words: string | RegExp): HTMLElement => {
  const [opener] = within(header()).getAllByText(words)
  const found = opener?.closest('details')
  if (!found) throw new Error(`Nothing folds out of "${words}"`)
  return found
}
const open = (words: string | RegExp) =>
  userEvent.click(foldout(words).querySelector('summary') as HTMLElement)
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('A guest', () => {
  it('has favourites of the device, and a link to sign in', async () => {
    await showFrame(aFramedPage())
    const [favourites] = within(header()).getAllByRole('link', { name: 'Favoriter' })
    expect(favourites?.getAttribute('href')).toBe('/favoriter/')
    expect(within(header()).queryByText('Notiser')).toBeNull()
  })

  it('has neither on a site without login', async () => {
    await showFrame(aFramedPage(), { site: 'contractor' })
    expect(within(header()).queryByRole('link', { name: /^Favoriter/ })).toBeNull()
    expect(within(header()).queryByRole('link', { name: 'Logga in' })).toBeNull()
  })
})

describe('A private person', () => {
  it('is shown with the first name, and has pages of their own and a way to sign out', async () => {
    await showFrame(aFramedPage(), { sessionView: signedIn() })
    expect(within(header()).queryByRole('link', { name: 'Logga in' })).toBeNull()
    const [favourites] = within(header()).getAllByRole('link', { name: 'Favoriter' })
    expect(favourites?.getAttribute('href')).toBe('/mina-sidor/mina-bostader/#favourites')
    await open('Anna')
    expect(linksIn(foldout('Anna'))).toEqual([
      ['Mina sidor', '/mina-sidor/'],
      ['Inställningar', '/mina-sidor/mina-installningar/'],
    ])
    expect(within(foldout('Anna')).getByRole('button', { name: 'Logga ut' })).toBeTruthy()
  })

  it('has none of the tools in a booking', async () => {
    await showFrame(aFramedPage(), { sessionView: signedIn(), path: '/boka/' })
    expect(within(header()).queryByText('Anna')).toBeNull()
  })

  it('has no bell without the consent to use the account here', async () => {
    const asked: string[] = []
    const list = async () => {
      asked.push('list')
      return []
    }
    await showFrame(aFramedPage(), {
      sessionView: signedIn(aUser({ consents: [] })),
      capabilities: { notifications: { list } },
    })
    expect(within(header()).queryByText('Notiser')).toBeNull()
    expect(asked).toEqual([])
  })

  it.each([
    ['norway', /^Min konto/, 'Logg ut'],
    ['finland', /^Oma tili/, 'Kirjaudu ulos'],
  ] as const)('has the tools in the language of %s', async (site, account, signOut) => {
    await showFrame(aFramedPage(), { site, sessionView: signedIn() })
    expect(within(header()).getAllByText(account)).toBeTruthy()
    expect(within(header()).getAllByText(signOut)).toBeTruthy()
  })
})

describe('A board member', () => {
  it('is shown with the association, has the board’s pages, and neither favourites nor bell', async () => {
    const asked: string[] = []
    const list = async () => {
      asked.push('list')
      return []
    }
    await showFrame(aFramedPage(), {
      path: '/mina-sidor/',
      sessionView: signedIn(aBoardMember()),
      capabilities: { notifications: { list } },
    })
    await open('Brf Kajutan')
    expect(linksIn(foldout('Brf Kajutan'))[0]).toEqual(['Styrelsens sidor', '/mina-sidor/'])
    expect(within(header()).getByText('Styrelsens sidor', { selector: 'p' })).toBeTruthy()
    expect(within(header()).queryByText('Favoriter')).toBeNull()
    expect(within(header()).queryByText('Notiser')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('A user whose account could not be read', () => {
  it('sees an error with a retry, and can still sign out', async () => {
    const calls: string[] = []
    const session = {
      ...makeSessionStore({
        first: { kind: 'signedIn', user: undefined, hasFailed: true },
        hasToken: () => false,
        load: () => Promise.reject(new Error('not here')),
      }),
      reload: async () => void calls.push('reload') as undefined,
      logOut: async () => void calls.push('logOut'),
    }
    await showFrame(aFramedPage(), { session })
    await open('Mitt konto')
    const menu = within(foldout('Mitt konto'))
    expect(menu.getByText(/vi når inte ditt konto/)).toBeTruthy()
    await userEvent.click(menu.getByRole('button', { name: 'Försök igen' }))
    await userEvent.click(menu.getByRole('button', { name: 'Logga ut' }))
    expect(calls).toEqual(['reload', 'logOut'])
  })
})
