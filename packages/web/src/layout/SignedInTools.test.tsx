// The header of somebody who is signed in: what it offers to whom.
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
/** A foldout of the bar, by what its opener says; the menu of a narrow screen has the same further down. */
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

describe('A visitor who is not signed in', () => {
  it('has favourites of the device, and a way to sign in', async () => {
    await showFrame(aFramedPage())
    const [favourites] = within(header()).getAllByRole('link', { name: 'Favoriter' })
    expect(favourites?.getAttribute('href')).toBe('/favoriter/')
    expect(within(header()).queryByText('Notiser')).toBeNull()
  })

  it('finds neither where nobody can sign in', async () => {
    await showFrame(aFramedPage(), { site: 'contractor' })
    expect(within(header()).queryByRole('link', { name: /^Favoriter/ })).toBeNull()
    expect(within(header()).queryByRole('link', { name: 'Logga in' })).toBeNull()
  })
})

describe('A private person', () => {
  it('is called by the first name, and has pages of their own and a way out', async () => {
    await showFrame(aFramedPage(), { sessionView: signedIn() })
    expect(within(header()).queryByRole('link', { name: 'Logga in' })).toBeNull()
    const [favourites] = within(header()).getAllByRole('link', { name: 'Favoriter' })
    expect(favourites?.getAttribute('href')).toBe('/favoriter/')
    await open('Anna')
    expect(linksIn(foldout('Anna'))).toEqual([
      ['Mina sidor', '/mina-sidor/'],
      ['Inställningar', '/mina-sidor/mina-installningar/'],
    ])
    expect(within(foldout('Anna')).getByRole('button', { name: 'Logga ut' })).toBeTruthy()
  })

  it('has nothing of it in a booking', async () => {
    await showFrame(aFramedPage(), { sessionView: signedIn(), path: '/boka/' })
    expect(within(header()).queryByText('Anna')).toBeNull()
  })

  it('who has not agreed to use the account here has no bell', async () => {
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
  ] as const)('is met in the language of %s', async (site, account, signOut) => {
    await showFrame(aFramedPage(), { site, sessionView: signedIn() })
    expect(within(header()).getAllByText(account)).toBeTruthy()
    expect(within(header()).getAllByText(signOut)).toBeTruthy()
  })
})

describe('A board member', () => {
  it('is called by the association, has the board’s pages, and neither favourites nor bell', async () => {
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

describe('Somebody whose account could not be read', () => {
  it('is told so, may try again, and can sign out all the same', async () => {
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
