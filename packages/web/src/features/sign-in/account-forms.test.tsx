// Forms for registration, passwords, addresses, consent and a confirmed identity, as a person sees them.
import { ServiceUnavailable } from '@husrum/application'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionManager } from '../../frame/session.tsx'
import { address, aResident, person, showSignIn, useTestTime } from '../../testing/sign-in.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { EmailSignIn } from './EmailSignIn.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { Register } from './Register.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SiteConsentForm } from './SiteConsentForm.tsx'
import { UndoChange } from './UndoChange.tsx'
import { UpgradeIdentity } from './UpgradeIdentity.tsx'

beforeEach(() => void useTestTime())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => person().click(screen.getByRole('button', { name }))
const fill = async (fields: Readonly<Record<string, string>>) => {
  const { type, clear } = person()
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label)
    await clear(field)
    await type(field, text)
  }
}
const ada = {
  Förnamn: 'Ada',
  Efternamn: 'Ek',
  'E-postadress': 'ada@husrum.example',
  Mobilnummer: '0701740605',
}
const twice = { Lösenord: 'fyra ord vid kajen', 'Samma lösenord en gång till': 'fyra ord vid kajen' }
const accept = () => person().click(screen.getByRole('checkbox', { name: /Jag godkänner/ }))

describe('Creating an account', () => {
  it('with e-mail asks to check the mailbox, whether or not the address has an account', async () => {
    const { calls } = await showSignIn(<Register />, { answer: { code: 'Ok' } })
    await fill({ ...ada, ...twice })
    await accept()
    await press('Skapa konto')
    const heading = await screen.findByRole('heading', { name: 'Titta i din inkorg' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(/ada@husrum.example/)).toBeTruthy()
    expect(calls[0]?.[1]).toMatchObject({ firstName: 'Ada', acceptTerms: true, newsletter: false })
  })

  it('offers e-mail only if the electronic identity cannot be used', async () => {
    await showSignIn(<Register />, { hasIdentity: false })
    expect(screen.getByRole('button', { name: 'Skapa konto' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/BankID|legitimation/)
  })

  it('marks all invalid fields at once, and keeps valid values', async () => {
    const { calls } = await showSignIn(<Register />)
    await fill({ ...ada, Lösenord: 'kort', 'Samma lösenord en gång till': 'kort' })
    await press('Skapa konto')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Använd minst 8 tecken.')
    expect(summary.textContent).toContain('Kryssa i rutan för att gå vidare.')
    expect(screen.getByLabelText<HTMLInputElement>('Förnamn').value).toBe('Ada')
    expect(calls).toEqual([])
  })

  it('shows an error of the service at its field', async () => {
    await showSignIn(<Register />, {
      answer: { code: 'InvalidCampaignCode', errors: [{ key: 'unknownValue', path: ['campaignCode'] }] },
    })
    await fill({ ...ada, ...twice, 'Kampanjkod (valfritt)': 'SOMMAR' })
    await accept()
    await press('Skapa konto')
    await waitFor(() =>
      expect(screen.getByLabelText('Kampanjkod (valfritt)').getAttribute('aria-invalid')).toBe('true'),
    )
  })

  it('after an identification has the names of the identity, read-only', async () => {
    const { calls } = await showSignIn(<Register />, {
      at: '/skapa-konto/',
      state: { flowId: 'proof' },
      reports: [
        {
          flow: 'register',
          status: { kind: 'authorized' },
          person: { firstName: 'Tova', lastName: 'Test' },
        },
      ],
      answer: { code: 'Ok', token: 'new' },
    })
    const [first, last] = ['Förnamn', 'Efternamn'].map((name) =>
      screen.findByLabelText<HTMLInputElement>(name),
    )
    expect([await first, await last].map((field) => [field?.value, field?.readOnly])).toEqual([
      ['Tova', true],
      ['Test', true],
    ])
    const { 'E-postadress': email, Mobilnummer: phone } = ada
    await fill({ 'E-postadress': email, Mobilnummer: phone })
    await accept()
    await press('Skapa konto')
    await waitFor(() =>
      expect(calls).toContainEqual([
        'register',
        expect.objectContaining({ firstName: 'Tova', lastName: 'Test' }),
        'proof',
      ]),
    )
  })

  it('after an identification asks for the names if the identity has none', async () => {
    await showSignIn(<Register />, {
      at: '/skapa-konto/',
      state: { flowId: 'proof' },
      reports: [
        { flow: 'register', status: { kind: 'authorized' }, person: { firstName: '', lastName: '' } },
      ],
    })
    const first = await screen.findByLabelText<HTMLInputElement>('Förnamn')
    expect([first.value, first.readOnly]).toEqual(['', false])
  })

  it('after an identification asks for no password, and signs in', async () => {
    const { calls } = await showSignIn(<Register />, {
      at: '/skapa-konto/',
      state: { flowId: 'proof' },
      answer: { code: 'Ok', token: 'new' },
    })
    await screen.findByLabelText('Förnamn')
    expect(screen.queryByLabelText('Lösenord')).toBeNull()
    await fill(ada)
    await accept()
    await press('Skapa konto')
    await waitFor(() => expect(address()).toBe('/mina-sidor/'))
    expect(calls.find(([name]) => name === 'register')?.[2]).toBe('proof')
  })

  it('keeps all typed values if the service is unavailable', async () => {
    await showSignIn(<Register />, { answer: new ServiceUnavailable('away') })
    await fill({ ...ada, ...twice })
    await accept()
    await press('Skapa konto')
    expect((await screen.findByRole('alert')).textContent).toContain('Vi når inte tjänsten')
    expect(screen.getByLabelText<HTMLInputElement>('Mobilnummer').value).toBe('0701740605')
  })
})

describe('A forgotten password', () => {
  it('gives the same answer for every address, with a retry', async () => {
    await showSignIn(<ForgotPassword />, { answer: { code: 'Ok' } })
    await fill({ 'E-postadress': 'ada@husrum.example' })
    await press('Skicka en länk')
    await screen.findByText(/Om ada@husrum.example har ett konto/)
    await person().click(screen.getByRole('link', { name: 'Ändra adressen eller skicka igen' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').value).toBe('ada@husrum.example')
  })

  it('shows the answer if the form was sent without script', async () => {
    await showSignIn(<ForgotPassword isSent typedEmail="ada@husrum.example" />)
    expect(screen.getByText(/Om ada@husrum.example har ett konto/)).toBeTruthy()
  })
})

describe('A new password', () => {
  const both = { 'Nytt lösenord': 'fyra ord vid kajen', 'Samma lösenord en gång till': 'fyra ord vid kajen' }

  it('requires the link', async () => {
    await showSignIn(<SetPassword />)
    expect(screen.getByRole('link', { name: 'Be om en ny länk' }).getAttribute('href')).toBe(
      '/glomt-losenord/',
    )
  })

  it('is saved, and leads to the login', async () => {
    const { calls } = await showSignIn(<SetPassword token="link" />)
    await fill(both)
    await press('Spara lösenordet')
    await screen.findByText(/Lösenordet är sparat/)
    expect(calls[0]).toMatchObject(['reset', { token: 'link', password: 'fyra ord vid kajen' }])
  })

  it('must be typed identically twice', async () => {
    await showSignIn(<SetPassword token="link" />)
    await fill({ ...both, 'Samma lösenord en gång till': 'fyra ord vid tallen' })
    await press('Spara lösenordet')
    expect((await screen.findByRole('alert')).textContent).toContain('Lösenorden är inte lika.')
  })

  it('by a used or expired link leads to requesting another', async () => {
    await showSignIn(<SetPassword token="old" />, {
      answer: { code: 'InvalidInput', errors: [{ key: 'unknownValue', path: ['token'] }] },
    })
    await fill(both)
    await press('Spara lösenordet')
    await screen.findByText(/Länken är använd eller för gammal/)
    expect(screen.getByRole('link', { name: 'Be om en ny länk' })).toBeTruthy()
  })
})

describe('An e-mail address', () => {
  it('of a new account is confirmed with its password, not by opening the link', async () => {
    const { calls } = await showSignIn(<ConfirmEmail token="link" />)
    expect(calls).toEqual([])
    await fill({ Lösenord: 'fyra ord vid kajen' })
    await press('Bekräfta min e-postadress')
    await screen.findByRole('heading', { name: 'Adressen är bekräftad' })
    expect(calls).toEqual([['verify', { token: 'link', password: 'fyra ord vid kajen' }]])
  })

  it('of an account created with an e-identity leads to login with the identity', async () => {
    await showSignIn(<ConfirmEmail token="link" />, { answer: { code: 'MustLoginWithBankId' } })
    await press('Bekräfta min e-postadress')
    expect((await screen.findByRole('alert')).textContent).toContain('Logga in med det i stället.')
    expect(screen.getByRole('link', { name: 'Logga in' }).getAttribute('href')).toBe('/logga-in/')
  })

  it('shows a wrong password at its field, also without script', async () => {
    await showSignIn(
      <ConfirmEmail
        token="link"
        sent={{ code: 'InvalidInput', errors: [{ key: 'invalidInput', path: ['password'] }] }}
      />,
    )
    expect(screen.getByLabelText('Lösenord').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toContain('Lösenordet stämmer inte.')
  })

  it('of an account that another person created is released by one press', async () => {
    const { calls } = await showSignIn(<ConfirmEmail token="link" />)
    await press('Det var inte jag')
    await screen.findByRole('heading', { name: 'Tack för att du sa till' })
    expect(calls).toEqual([['reject', 'link']])
  })

  it('is changed with the code that was sent to it', async () => {
    const { calls } = await showSignIn(<ChangeEmail />, { isSignedIn: true })
    await fill({ 'E-postadress': 'ny@husrum.example', 'Ditt lösenord': 'fyra ord vid kajen' })
    await press('Skicka en kod')
    await screen.findByText(/Vi har skickat en kod till ny@husrum.example/)
    await fill({ 'Kod från mejlet': '123456' })
    await press('Bekräfta adressen')
    await screen.findByText('Din nya e-postadress är bekräftad.')
    expect(calls).toEqual([
      ['changeEmail', { email: 'ny@husrum.example', password: 'fyra ord vid kajen' }],
      ['verify', { code: '123456' }],
      ['read again'],
    ])
  })

  it('is changed after identification if there is no password', async () => {
    await showSignIn(<ChangeEmail />, { isSignedIn: true, answer: { code: 'MustActivatePid' } })
    await fill({ 'E-postadress': 'ny@husrum.example' })
    await press('Skicka en kod')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('Bekräfta din identitet för att fortsätta.')
    await press('Bekräfta identiteten')
    expect(await screen.findByRole('dialog', { name: 'Bekräfta din identitet' })).toBeTruthy()
  })

  it('that another person set is reverted by one press, and a new password follows', async () => {
    const { calls } = await showSignIn(<UndoChange token="link" />)
    expect(calls).toEqual([])
    await press('Ta tillbaka kontot')
    await screen.findByRole('heading', { name: 'Kontot är ditt igen' })
    expect(calls).toEqual([['undo', 'link']])
    expect(screen.getByRole('link', { name: 'Välj ett nytt lösenord' }).getAttribute('href')).toBe(
      '/glomt-losenord/',
    )
  })

  it('keeps the typed value when the session ends, with a way to sign in again', async () => {
    const End = () => {
      const { logOut } = useSessionManager()
      return (
        <button type="button" onClick={() => void logOut()}>
          The clock strikes
        </button>
      )
    }
    await showSignIn(
      <>
        <ChangeEmail />
        <End />
      </>,
      { isSignedIn: true },
    )
    await fill({ 'E-postadress': 'ny@husrum' })
    await press('The clock strikes')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('Du är inte längre inloggad.')
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').value).toBe('ny@husrum')
    await press('Logga in')
    expect(await screen.findByRole('dialog', { name: 'Logga in' })).toBeTruthy()
  })

  it('cannot be changed by guests', async () => {
    await showSignIn(<ChangeEmail />)
    expect(screen.queryByLabelText('E-postadress')).toBeNull()
    expect(screen.getByRole('link', { name: 'Logga in' })).toBeTruthy()
  })
})

describe('The consent of a brand', () => {
  const missing = aResident({ consents: [] })

  it('signs out and leaves if declined', async () => {
    const { calls } = await showSignIn(<SiteConsentForm />, { isSignedIn: true, user: missing })
    await press('Nej, logga ut mig')
    await waitFor(() => expect(address()).toBe('/'))
    expect(calls).toEqual([['consent', false], ['logged out']])
  })

  it('is sent to the service if given', async () => {
    const { calls } = await showSignIn(<SiteConsentForm referrer="/mina-sidor/vip/" />, {
      isSignedIn: true,
      user: missing,
    })
    await press('Ja, använd mitt konto här')
    await waitFor(() => expect(calls).toEqual([['consent', true], ['read again']]))
  })

  it('is a form that can be sent without script', async () => {
    const { container } = await showSignIn(<SiteConsentForm referrer="/mina-sidor/vip/" />, {
      isSignedIn: true,
      user: missing,
    })
    expect(container.querySelector('form')?.getAttribute('action')).toBe(
      '/services/account_service/form/consent',
    )
    expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ name, value }) => [name, value])).toEqual([
      ['accepted', 'true'],
      ['accepted', 'false'],
    ])
  })
})

describe('Confirming an identity', () => {
  it('shows the success, and leads on', async () => {
    const { calls } = await showSignIn(<UpgradeIdentity onLater={() => undefined} />, {
      isSignedIn: true,
      reports: [{ flow: 'update', status: { kind: 'authorized' }, authResult: { code: 'Ok' } }],
    })
    await press('Använd BankID på en annan enhet')
    await screen.findByRole('heading', { name: 'Din identitet är bekräftad' })
    expect(calls).toContainEqual(['read again'])
    await press('Fortsätt')
    expect(address()).toBe('/mina-sidor/')
  })

  it('accepts the password of an account that has none yet, once it is needed', async () => {
    const { calls } = await showSignIn(<UpgradeIdentity onLater={() => undefined} />, {
      isSignedIn: true,
      refusals: ({ password }) =>
        password === 'blå båt vid kaj'
          ? undefined
          : {
              code: 'InvalidInput',
              errors: [{ path: ['password'], key: password ? 'invalidInput' : 'required' }],
            },
    })
    expect(screen.queryByLabelText('Ditt lösenord')).toBeNull()
    await press('Använd BankID på en annan enhet')
    const field = async () => screen.findByLabelText<HTMLInputElement>('Ditt lösenord')
    expect(document.activeElement).toBe(await field())
    expect((await field()).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('link', { name: 'Glömt lösenordet?' })).toBeTruthy()
    await fill({ 'Ditt lösenord': 'något annat' })
    await press('Använd BankID på en annan enhet')
    await screen.findByText('Lösenordet stämmer inte.')
    expect(document.activeElement).toBe(await field())
    await person().type(await field(), 'blå båt vid kaj{Enter}')
    await screen.findByRole('button', { name: 'Avbryt' })
    expect(calls.filter(([call]) => call === 'start')).toEqual([
      ['start', 'update', 'other'],
      ['start', 'update', 'other', 'något annat'],
      ['start', 'update', 'same', 'blå båt vid kaj'],
    ])
  })

  it('can be postponed', async () => {
    const later = vi.fn()
    await showSignIn(<UpgradeIdentity onLater={later} />, { isSignedIn: true })
    await press('Inte nu')
    expect(later).toHaveBeenCalledOnce()
  })

  it('lists the obstacles', async () => {
    await showSignIn(<UpgradeIdentity onLater={() => undefined} />, {
      isSignedIn: true,
      reports: [
        {
          flow: 'update',
          status: { kind: 'error' },
          authResult: {
            code: 'HasOngoingBusiness',
            blocking: [{ kind: 'errand', id: '1', title: 'Kranen' }],
          },
        },
      ],
    })
    await press('Använd BankID på en annan enhet')
    const link = await screen.findByRole('link', { name: 'Kranen' })
    expect(link.getAttribute('href')).toBe('/mina-sidor/arenden/')
  })
})

describe('An obstacle', () => {
  const blocking = [
    { kind: 'payment', id: '1', title: 'VIP, Husrum' },
    { kind: 'errand', id: '2', title: 'Kranen' },
  ] as const

  it('is linked if its page is accessible, with a contact', async () => {
    await showSignIn(<UpgradeIdentity onLater={() => undefined} />, {
      isSignedIn: true,
      user: aResident({ hasPersonalIdentifier: false }),
      reports: [
        {
          flow: 'update',
          status: { kind: 'error' },
          authResult: { code: 'HasOngoingBusiness', blocking },
        },
      ],
    })
    await press('Använd BankID på en annan enhet')
    const told = await screen.findByText(/^Öppna det som står här nedanför/)
    const links = [...(told.closest('[role="alert"]')?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['VIP, Husrum', '/mina-sidor/betalningar/'],
      ['Behöver du hjälp, hör av dig.', '/mina-sidor/kontakt/'],
    ])
    expect(screen.getByText(/Kranen/)).toBeTruthy()
  })
})

describe('Signing in by e-mail', () => {
  it('is switched off after identification, and the page reloads the account', async () => {
    const { calls } = await showSignIn(<EmailSignIn />, { isSignedIn: true })
    await press('Stäng av inloggning med e-post')
    await screen.findByText(/^Sparat\./)
    expect(calls).toEqual([['emailSignIn', false], ['read again']])
  })

  it('is allowed again after it was switched off', async () => {
    const user = aResident({ requiresIdentity: true })
    const { calls } = await showSignIn(<EmailSignIn />, { isSignedIn: true, user })
    expect(
      screen.getByText('Inloggning med e-post är avstängd. Du loggar in med din e-legitimation.'),
    ).toBeTruthy()
    await press('Tillåt inloggning med e-post')
    await waitFor(() => expect(calls[0]).toEqual(['emailSignIn', true]))
  })

  it('cannot be changed without a confirmed identity', async () => {
    const user = aResident({ hasPersonalIdentifier: false })
    await showSignIn(<EmailSignIn />, { isSignedIn: true, user })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
