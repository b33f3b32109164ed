// The page before the wizard, for a private person who has opened the board's report.
import type { BoardStanding } from '@husrum/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeTestSession } from '../../testing/sessions.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { CaseDoor } from './CaseDoor.tsx'

afterEach(cleanup)

const start = (caseType: 'resident' | 'boardMemberNoManagement') =>
  ({ kind: 'start', caseType, variant: 'SE' }) as const

const show = (board: BoardStanding, at = '/felanmalan/?board=1') =>
  showPage(
    <CaseDoor
      door={{
        emergencies: [],
        admissions: {
          resident: start('resident'),
          boardMember: { kind: 'signIn', loginType: 'boardMemberCase' },
          boardMemberNoManagement: start('boardMemberNoManagement'),
        },
        board,
        begun: [],
        warranties: [],
      }}
    />,
    { at, session: makeTestSession().manager },
  )

const signInAt = `/logga-in/?tab=board&referrer=${encodeURIComponent('/felanmalan/styrelse/')}`

it('links each emergency number, also where no telephone is answered', async () => {
  await show({ kind: 'none' }, '/felanmalan/')
  // The advice of each kind of emergency is folded: links in it are not exposed.
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(new Set(numbers.map(([text, href]) => `${text} ${href}`))).toEqual(new Set(['112 tel:112']))
  const plain = [...document.querySelectorAll('p')].filter(
    (words) => /\b112\b/.test(words.textContent ?? '') && !words.querySelector('a[href="tel:112"]'),
  )
  expect(plain).toEqual([])
})

describe('A private person at the board’s report', () => {
  it.each([
    [{ kind: 'signIn' }, /gör du inloggad för föreningen/, 'Logga in för styrelsen', signInAt],
    [
      { kind: 'withoutManagement', association: 'Brf Fyren' },
      /inte den tekniska förvaltningen av Brf Fyren/,
      'Fortsätt utan teknisk förvaltning',
      '/felanmalan/forening-utan-forvaltning/',
    ],
    [
      { kind: 'none' },
      /ingen förening hos oss där du sitter i styrelsen/,
      'Fortsätt utan teknisk förvaltning',
      '/felanmalan/forening-utan-forvaltning/',
    ],
  ] as const)('sees who is signed in, why, and where to go: %o', async (board, words, label, href) => {
    await show(board)
    const text = screen.getByRole('alert')
    expect(text.textContent).toMatch(/^Du är inloggad som Anna\./)
    expect(text.textContent).toMatch(words)
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    // Each destination has one entry below.
    const entries = within(screen.getByRole('list')).getAllByRole('link')
    expect(entries).toHaveLength(board.kind === 'signIn' ? 3 : 2)
  })

  it('finds the same way at the entry of boards, without a warning', async () => {
    await show({ kind: 'signIn' }, '/felanmalan/')
    expect(screen.queryByRole('alert')).toBeNull()
    const link = screen.getByRole('link', { name: /^Logga in för styrelsen: / })
    expect(link.getAttribute('href')).toBe(signInAt)
    const card = link.closest('li')
    expect(card && within(card).getByText(/Du är inloggad som Anna/)).toBeTruthy()
  })
})
