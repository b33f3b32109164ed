// Sign-in by role and name, with the texts of the page and where it leads.

import type { AuthResult } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryCookieJar } from '@husrum/application/testing'
import type { AuthResultCode } from '@husrum/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  aResident,
  person,
  seconds,
  showSignIn,
  stateOfAddress,
  useTestTime,
} from '../../testing/sign-in.tsx'
import { askToVerify, openSignIn } from './open-sign-in.ts'
import { SignIn } from './SignIn.tsx'
import { UpgradeIdentity } from './UpgradeIdentity.tsx'

beforeEach(() => void useTestTime())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-postadress')
const password = () => screen.getByLabelText<HTMLInputElement>('Lösenord')
const login = async (typed = 'fyra ord vid kajen') => {
  const { type, click } = person()
  await type(email(), 'ada@husrum.example')
  await type(password(), typed)
  await click(screen.getByRole('button', { name: 'Logga in' }))
}

it('says that no one can stay signed in without cookies', async () => {
  const blocked = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await showSignIn(<SignIn type="private" />)
  screen.getByRole('heading', { name: 'Webbläsaren tar inte emot cookies' })
  blocked.mockReturnValue(true)
  cleanup()
  await showSignIn(<SignIn type="private" />)
  expect(screen.queryByRole('heading', { name: 'Webbläsaren tar inte emot cookies' })).toBeNull()
  blocked.mockRestore()
})

describe('The tabs', () => {
  it('respond to the arrow keys, Home and End, and keep typed values', async () => {
    await showSignIn(<SignIn type="private" />)
    const { type, keyboard } = person()
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent
    await type(email(), 'ada@husrum.example')
    screen.getByRole('tab', { name: 'Mina sidor' }).focus()
    for (const [key, tab] of [
      ['{ArrowRight}', 'Styrelseportalen'],
      ['{ArrowRight}', 'Mina sidor'],
      ['{End}', 'Styrelseportalen'],
      ['{Home}', 'Mina sidor'],
      ['{ArrowLeft}', 'Styrelseportalen'],
    ] as const) {
      await keyboard(key)
      expect(chosen()).toBe(tab)
      expect(document.activeElement?.textContent).toBe(tab)
    }
    expect(screen.getByRole('tabpanel', { name: 'Styrelseportalen' })).toBeTruthy()
    await keyboard('{Home}')
    expect(email().value).toBe('ada@husrum.example')
  })

  it('link associations without our management to their fault report', async () => {
    await showSignIn(<SignIn type="boardMember" />)
    const report = screen.getByRole('link', { name: 'Gör en felanmälan utan att logga in här' })
    expect(report.getAttribute('href')).toBe('/felanmalan/')
  })

  it('have no such link on a site without fault reports', async () => {
    await showSignIn(<SignIn type="boardMember" />, { key: 'finland' })
    expect(screen.queryByRole('link', { name: /vikailmoitus/ })).toBeNull()
  })
})

it.each([
  ['sweden', ['Logga in med BankID', 'Använd BankID på en annan enhet', 'Logga in']],
  ['norway', ['Logg inn med BankID', 'Logg inn']],
  ['finland', ['Kirjaudu pankkitunnuksilla tai mobiilivarmenteella', 'Kirjaudu sisään']],
] as const)('%s offers its own identity first, then e-mail', async (key, names) => {
  await showSignIn(<SignIn type="private" />, { key })
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.filter((name) => !/pass|lösen|salasana|Identify/i.test(name ?? ''))).toEqual(names)
})

describe('Without an available electronic identity', () => {
  it('the login offers e-mail and password only', async () => {
    await showSignIn(<SignIn type="boardMember" />, { hasIdentity: false })
    expect(email()).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('button', { name: /BankID/ })).toBeNull()
  })

  it('a page that requires an identity says so, and offers no button', async () => {
    await showSignIn(<UpgradeIdentity onLater={() => undefined} />, { hasIdentity: false })
    expect(screen.getByText(/Det går inte att legitimera sig elektroniskt/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /BankID/ })).toBeNull()
  })

  it('no visitor is asked to link an identity', async () => {
    await showSignIn(<SignIn type="private" />, {
      hasIdentity: false,
      at: '/mina-sidor/',
      state: { identityModal: 'update-bank-id-modal' },
    })
    await waitFor(() => expect(stateOfAddress()).toBeNull())
    await seconds(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Over a page in which a tag manager runs', () => {
  it.each([
    ['private', { returnPath: '/mina-sidor/vip/' }, '/logga-in/?referrer=%2Fmina-sidor%2Fvip%2F'],
    ['boardMember', {}, '/logga-in/?tab=board'],
    ['boardMember', { returnPath: '/mina-sidor/' }, '/logga-in/?referrer=%2Fmina-sidor%2F&tab=board'],
  ] as const)('no password is typed: sign-in (%s, %j) opens its own page', async (type, facts, page) => {
    await showSignIn(null, { at: '/om-oss/', mayShowPersonalData: false })
    openSignIn(type, facts)
    await waitFor(() => expect(address()).toBe(page))
    await seconds(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('no identity is requested: identification opens its own page', async () => {
    await showSignIn(null, { at: '/om-oss/', mayShowPersonalData: false, isSignedIn: true })
    askToVerify({ returnPath: '/mina-sidor/vip/' })
    await waitFor(() => expect(address()).toContain('/logga-in/?referrer=%2Fmina-sidor%2Fvip%2F'))
    await seconds(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('The question for an identity', () => {
  const arrive = (cookies = makeInMemoryCookieJar()) =>
    showSignIn(null, {
      at: '/mina-sidor/',
      state: { identityModal: 'update-bank-id-modal' },
      isSignedIn: true,
      cookies,
    })

  it.each([
    ['"later"', () => person().click(screen.getByRole('button', { name: 'Inte nu' }))],
    ['closing it', () => person().click(screen.getByRole('button', { name: 'Stäng' }))],
  ])('is not repeated for a while after it was answered by %s', async (_, answer) => {
    const cookies = makeInMemoryCookieJar()
    await arrive(cookies)
    await screen.findByRole('dialog')
    expect(cookies.cookies.size).toBe(0)
    await answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(Object.fromEntries(cookies.cookies)).toEqual({ 'pid-answered': '1' }))
    cleanup()
    await arrive(cookies)
    await waitFor(() => expect(stateOfAddress()).toBeNull())
    await seconds(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('The form of e-mail and password', () => {
  it('is a real form, supported by browsers and password managers', async () => {
    await showSignIn(<SignIn type="private" returnPath="/mina-sidor/vip/" />)
    const form = email().closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/services/account_service/form/login',
    ])
    const fields = [...(form?.querySelectorAll('input') ?? [])]
    expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['referrer', ''],
      ['email', 'username'],
      ['password', 'current-password'],
    ])
  })

  it('shows the password on demand', async () => {
    await showSignIn(<SignIn type="private" />)
    await person().click(screen.getByRole('button', { name: 'Visa lösenordet' }))
    expect(password().type).toBe('text')
    await person().click(screen.getByRole('button', { name: 'Dölj lösenordet' }))
    expect(password().type).toBe('password')
  })

  it('lists missing fields, takes the focus, and links to each field', async () => {
    const { calls } = await showSignIn(<SignIn type="private" />)
    const { type, click } = person()
    await type(email(), 'ada')
    await click(screen.getByRole('button', { name: 'Logga in' }))
    const trouble = await screen.findByRole('alert')
    expect(document.activeElement).toBe(trouble)
    expect(email().getAttribute('aria-invalid')).toBe('true')
    await click(within(trouble).getByRole('link', { name: /E-postadress: Skriv en e-postadress/ }))
    expect(document.activeElement).toBe(email())
    expect(calls).toEqual([])
  })

  it.each([
    ['/mina-sidor/', undefined],
    ['/mina-sidor/tidslinje/', '/mina-sidor/tidslinje/'],
    ['/mina-sidor/', '//evil.example/'],
  ])('leads to %s from a referrer of %s', async (path, referrer) => {
    const at = referrer === undefined ? '/logga-in/' : `/logga-in/?referrer=${encodeURIComponent(referrer)}`
    const { calls } = await showSignIn(<SignIn type="private" />, {
      at,
      answer: { code: 'Ok', token: 'new' },
    })
    await login()
    await waitFor(() => expect(address()).toBe(path))
    expect(calls).toContainEqual(['signed in', 'new'])
  })

  it('leads to the consent page of a brand without consent', async () => {
    await showSignIn(<SignIn type="private" />, {
      answer: { code: 'Ok', token: 'new' },
      user: aResident({ consents: [] }),
    })
    await login()
    await waitFor(() => expect(address()).toBe('/samtycke/?referrer=%2Fmina-sidor%2F'))
  })

  it('asks for an identity, over the target page, if none is linked', async () => {
    await showSignIn(<SignIn type="private" />, {
      answer: { code: 'Ok', token: 'new' },
      user: aResident({ hasPersonalIdentifier: false }),
    })
    await login()
    await waitFor(() => expect(address()).toBe('/mina-sidor/'))
    expect(stateOfAddress()).toEqual({ identityModal: 'update-bank-id-modal' })
  })

  it('keeps the address and empties the password if they do not match', async () => {
    await showSignIn(<SignIn type="private" />, { answer: { code: 'InvalidEmailLoginInput' } })
    await login('fel')
    expect((await screen.findByRole('alert')).textContent).toBe('Fel e-postadress eller lösenord.')
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect([email().value, password().value]).toEqual(['ada@husrum.example', ''])
  })

  it('keeps all typed values if the service is unavailable', async () => {
    await showSignIn(<SignIn type="private" />, { answer: new ServiceUnavailable('away') })
    await login()
    expect((await screen.findByRole('alert')).textContent).toContain('Vi når inte tjänsten')
    expect([email().value, password().value]).toEqual(['ada@husrum.example', 'fyra ord vid kajen'])
  })

  it('shows when to try again after too many attempts', async () => {
    await showSignIn(<SignIn type="private" />, {
      answer: { code: 'InvalidEmailLoginInput', retryAfterSeconds: 841 },
    })
    await login()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'För många försök. Försök igen om 15 minuter.',
    )
  })

  it('leads to BankID if the account requires it', async () => {
    await showSignIn(<SignIn type="private" />, { answer: { code: 'MustLoginWithBankId' } })
    await login()
    await screen.findByText(/Ditt konto kräver BankID/)
    expect(document.activeElement?.textContent).toBe('Logga in med BankID')
  })

  const blocking = [{ kind: 'payment', id: '1', title: 'VIP 2026' }] as const
  it.each([
    ['SsnNotFound', {}, 'link', 'Skapa konto', '/skapa-konto/'],
    ['UserAlreadyExists', {}, 'link', 'Logga in', '/logga-in/'],
    ['NoBoardMember', {}, 'link', 'Gör en felanmälan', '/felanmalan/'],
    ['HasOngoingBusiness', { blocking }, 'link', 'VIP 2026', '/mina-sidor/betalningar/'],
    ['MustActivatePid', {}, 'button', 'Bekräfta identiteten', null],
    ['Error', {}, 'heading', '', null],
    ['InvalidInput', {}, 'heading', '', null],
    ['InvalidCampaignCode', {}, 'heading', '', null],
  ] as const)('shows a message and a next step for %s', async (code, facts, role, name, href) => {
    const answer: AuthResult = { code: code as AuthResultCode, ...facts }
    const { words } = await showSignIn(<SignIn type="private" />, { answer })
    await login()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(words.outcomes.messages[code])
    const [way] = within(notice).getAllByRole(role, name === '' ? {} : { name })
    expect(way?.getAttribute('href')).toBe(href)
    expect([email().value, password().value]).toEqual(['ada@husrum.example', 'fyra ord vid kajen'])
  })

  it('shows the error and the typed values after a form without script', async () => {
    await showSignIn(
      <SignIn type="private" sent={{ code: 'InvalidEmailLoginInput' }} typedEmail="ada@husrum.example" />,
    )
    expect(screen.getByRole('alert').textContent).toBe('Fel e-postadress eller lösenord.')
    expect(email().value).toBe('ada@husrum.example')
  })
})
