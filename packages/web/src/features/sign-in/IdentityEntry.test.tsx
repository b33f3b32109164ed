// Electronic identification: what is shown, what is announced once, and every way out.
import type { IdentityReport } from '@husrum/application'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { address, person, seconds, showSignIn, stateOfAddress, useTestTime } from '../../testing/sign-in.tsx'
import { openSignIn } from './open-sign-in.ts'
import { SignIn } from './SignIn.tsx'

const left = vi.spyOn(globalThis.location, 'assign')
beforeEach(() => {
  useTestTime()
  left.mockReset().mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pending = (hintCode: string, qr?: string): IdentityReport => ({
  flow: 'login',
  status: { kind: 'pending', hintCode, qr },
})
const waiting = pending('outstandingTransaction', 'bankid.token.1.code')
const signedIn: IdentityReport = {
  flow: 'login',
  status: { kind: 'ok' },
  authResult: { code: 'Ok', token: 'new' },
}
const press = (name: string) => person().click(screen.getByRole('button', { name }))
const onOtherDevice = () => press('Använd BankID på en annan enhet')
const status = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent

describe('On another device', () => {
  it('shows a code that changes each second, and announces it once', async () => {
    const next = pending('outstandingTransaction', 'bankid.token.2.other')
    await showSignIn(<SignIn type="private" />, { reports: [waiting, next] })
    await onOtherDevice()
    const code = await screen.findByRole('img', { name: 'QR-kod för BankID' })
    const pathOf = () => code.querySelector('path')?.getAttribute('d')
    const seen = new Set([pathOf()])
    for (let second = 0; second < 2; second += 1) {
      await seconds(1)
      seen.add(pathOf())
    }
    expect(seen.size).toBe(3)
    expect(code.closest('[role=status], [aria-live]')).toBeNull()
    expect(status()).toBe('Starta BankID-appen.')
    expect(document.title).toBe('Väntar på BankID')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('replaces the code by the next instruction when the app has been opened', async () => {
    await showSignIn(<SignIn type="private" />, { reports: [waiting, pending('userSign')] })
    await onOtherDevice()
    await screen.findByRole('img', { name: 'QR-kod för BankID' })
    await seconds(3)
    expect(screen.queryByRole('img', { name: 'QR-kod för BankID' })).toBeNull()
    expect(status()).toContain('Skriv in din säkerhetskod')
  })

  it('moves the focus to the heading of the wait, and to the message after a cancellation', async () => {
    const { calls } = await showSignIn(<SignIn type="private" />, { reports: [waiting] })
    await onOtherDevice()
    const heading = await screen.findByRole('heading', { name: 'Väntar på BankID' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('tab')).toBeNull()
    await press('Avbryt')
    expect((await screen.findByRole('alert')).textContent).toBe('Åtgärden avbröts.')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(calls.at(-1)).toEqual(['cancel', 'order-1'])
    expect(screen.getByRole('button', { name: 'Logga in med BankID' })).toBeTruthy()
  })

  it('cancels the first order when the visitor chooses this device instead', async () => {
    const { calls } = await showSignIn(<SignIn type="private" />, { reports: [waiting] })
    await onOtherDevice()
    await screen.findByRole('img', { name: 'QR-kod för BankID' })
    await press('Öppna BankID på den här enheten')
    await waitFor(() => expect(calls).toContainEqual(['start', 'login', 'same']))
    expect(calls).toContainEqual(['cancel', 'order-1'])
  })

  it('offers "start again" after a minute', async () => {
    const { calls } = await showSignIn(<SignIn type="private" />, { reports: [waiting] })
    await onOtherDevice()
    await seconds(59)
    expect(screen.queryByRole('button', { name: 'Börja om' })).toBeNull()
    await seconds(3)
    await press('Börja om')
    await seconds(2)
    expect(calls.filter(([what]) => what === 'start')).toHaveLength(2)
  })
})

describe('On the same device', () => {
  it('starts the app, and offers a button to start it again', async () => {
    await showSignIn(<SignIn type="private" />, {
      order: { id: 'order-1', autoStartToken: 'auto' },
      reports: [pending('outstandingTransaction')],
    })
    await press('Logga in med BankID')
    const open = await screen.findByRole('link', { name: 'Öppna BankID' })
    expect(open.getAttribute('href')).toContain('autostarttoken=auto')
    await waitFor(() => expect(left).toHaveBeenCalledWith(open.getAttribute('href')))
    expect(status()).toBe('Försöker starta BankID-appen.')
  })

  it('returns to the page with its query, but without its token and its foreign referrer', async () => {
    await showSignIn(<SignIn type="private" />, {
      at: '/logga-in/?tab=board&referrer=%2F%2Fevil.example&token=once',
      order: { id: 'order-1', autoStartToken: 'auto' },
      reports: [pending('outstandingTransaction')],
    })
    await press('Logga in med BankID')
    const open = await screen.findByRole('link', { name: 'Öppna BankID' })
    const href = open.getAttribute('href') ?? ''
    expect(new URL(href, 'https://x.example').searchParams.get('redirect')).toBe(
      '/logga-in/?tab=board&poolingId=order-1&type=login',
    )
  })

  it('opens the provider’s own page in Finland, and says so', async () => {
    await showSignIn(<SignIn type="private" />, {
      key: 'finland',
      order: { id: 'order-1', redirectUrl: 'https://provider.example/x' },
      reports: [waiting],
    })
    await press('Kirjaudu pankkitunnuksilla tai mobiilivarmenteella')
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://provider.example/x'))
    expect(status()).toBe('Sinut ohjataan tunnistautumispalveluun.')
    expect(screen.getByRole('link', { name: 'Jatka tunnistautumispalveluun' })).toBeTruthy()
  })
})

describe('The end of an identification', () => {
  it('for a login leads on, to the return path that the server stored', async () => {
    const { calls } = await showSignIn(<SignIn type="private" />, {
      reports: [{ ...signedIn, returnPath: '/mina-sidor/nyheter/' }],
    })
    await onOtherDevice()
    await waitFor(() => expect(address()).toBe('/mina-sidor/nyheter/'))
    expect(calls).toContainEqual(['signed in', 'new'])
  })

  it('without an account keeps the identity for creating one', async () => {
    await showSignIn(<SignIn type="private" />, {
      reports: [
        { flow: 'login', status: { kind: 'error' }, authResult: { code: 'SsnNotFound', flowId: 'proof' } },
      ],
    })
    await onOtherDevice()
    const notice = await screen.findByRole('alert')
    await person().click(within(notice).getByRole('link', { name: 'Skapa konto' }))
    expect([address(), stateOfAddress()]).toEqual(['/skapa-konto/', { flowId: 'proof' }])
  })

  it.each([
    ['certificateErr', /Ditt BankID är för gammalt eller spärrat/],
    ['expiredTransaction', /BankID-appen svarar inte/],
    ['transactionRiskBlocked', /Ditt BankID går inte att använda/],
  ])('by %s is explained in place, with a retry', async (hintCode, words) => {
    await showSignIn(<SignIn type="private" />, {
      reports: [{ flow: 'login', status: { kind: 'error', hintCode } }],
    })
    await onOtherDevice()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('button', { name: 'Logga in med BankID' })).toBeTruthy()
  })

  it('in another browser names the browser to return to', async () => {
    await showSignIn(<SignIn type="private" returned={{ handle: 'poolingId', id: 'x', type: 'login' }} />, {
      reports: [],
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Du kom tillbaka i en annan webbläsare')
  })

  it('by a failure in Norway opens the e-mail login in place of the dialog, with the reason', async () => {
    const { words } = await showSignIn(<p>Page</p>, {
      key: 'norway',
      at: '/',
      order: { id: 'order-1', redirectUrl: 'https://provider.example/x' },
      reports: [{ flow: 'login', status: { kind: 'error', hintCode: 'internalError' } }],
    })
    openSignIn('private')
    await person().click(await screen.findByRole('button', { name: 'Logg inn med BankID' }))
    const { heading, text } = words.outcomes.errorPages.general
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toBe(heading + text)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByLabelText('E-postadresse')).toBeTruthy()
  })
})

describe('A board member', () => {
  const offered = (...names: string[]): IdentityReport => ({
    flow: 'loginBoardMember',
    status: { kind: 'chooseBoardMember', associations: names.map((name) => ({ id: name, name })) },
  })
  const begin = async () => {
    await press('Använd BankID på en annan enhet')
  }
  const board = <SignIn type="boardMember" />

  it('of two associations must choose one', async () => {
    const { calls } = await showSignIn(board, { reports: [offered('Brf Skutan', 'Brf Lotsen')] })
    await begin()
    await screen.findByRole('group', { name: 'Vilken förening vill du logga in som?' })
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Brf Skutan' }))
    fireEvent.submit(screen.getByRole('button', { name: 'Fortsätt' }).closest('form') as HTMLFormElement)
    expect((await screen.findByRole('alert')).textContent).toBe('Välj något i listan.')
    await person().click(screen.getByRole('radio', { name: 'Brf Lotsen' }))
    await press('Fortsätt')
    await waitFor(() => expect(calls).toContainEqual(['signed in', 'board']))
  })

  it('sees a failure in Norway in place: there is no e-mail login for boards', async () => {
    await showSignIn(<p>Page</p>, {
      key: 'norway',
      at: '/',
      order: { id: 'order-1', redirectUrl: 'https://provider.example/x' },
      reports: [{ flow: 'loginBoardMember', status: { kind: 'error', hintCode: 'internalError' } }],
    })
    openSignIn('boardMember')
    await person().click(await screen.findByRole('button', { name: 'Logg inn med BankID' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Styreportalen')
  })

  it('reads the question when choosing, and no waiting status any more', async () => {
    const before = document.title
    await showSignIn(board, { reports: [offered('Brf Skutan', 'Brf Lotsen')] })
    await begin()
    await waitFor(() => expect(document.title).toBe('Väntar på BankID'))
    await screen.findByRole('radio', { name: 'Brf Skutan' })
    expect(document.title).toBe(before)
    expect(screen.queryAllByRole('heading')).toEqual([])
  })

  it('can cancel the choice', async () => {
    const asked = { ...offered('Brf Skutan', 'Brf Lotsen'), result: { code: 'ChooseBoardMember' } } as const
    const { calls } = await showSignIn(board, { reports: [asked] })
    await begin()
    await screen.findByRole('radio', { name: 'Brf Skutan' })
    await press('Avbryt inloggningen')
    expect(calls.at(-1)).toEqual(['cancel', 'order-1'])
    expect((await screen.findByRole('alert')).textContent).toBe('Åtgärden avbröts.')
  })

  it('of no association is led to the fault report without management', async () => {
    await showSignIn(board, { reports: [offered()] })
    await begin()
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/felanmalan/')
  })
})
