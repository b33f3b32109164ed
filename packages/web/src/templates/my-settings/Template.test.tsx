// The settings of an account, for a user who has moved, or who wants another password.
import type { OwnDataStanding } from '@husrum/application'
import { makeInMemoryAccountService } from '@husrum/application/testing'
import type { Money, User } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { SettingsTemplate } from './Template.tsx'

afterEach(cleanup)

const password = 'fyra ord vid kajen'
const path = '/mina-sidor/mina-installningar/'

const show = async (facts: Partial<User> = {}, at = path, fields?: Readonly<Record<string, string>>) => {
  const user = aUser({ phoneNumber: '+46701740605', city: 'Lund', ...facts })
  const accounts = makeInMemoryAccountService({ accounts: [{ user, password }], signedIn: user.email })
  const page = aContentPage({
    template: 'myPagesSettings',
    model: { heading: 'Inställningar', blocks: [] },
  })
  const session = {
    ...makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
    reload: async () => undefined,
  }
  const typed = fields && { form: 'details', fields }
  await showPage(
    <SettingsTemplate
      page={page}
      data={{ sessions: [], typed, notifications: undefined, standing: undefined }}
    />,
    {
      at,
      capabilities: { accounts },
      session,
    },
  )
  return { accounts }
}
const part = (name: string) => within(screen.getByRole('region', { name }))

describe('A user who has moved', () => {
  it('sees the stored address, changes it, and sees that it is saved', async () => {
    const { accounts } = await show()
    const details = part('Så når vi dig')
    const city = details.getByLabelText(/^Ort/)
    expect(city).toHaveProperty('value', 'Lund')
    await userEvent.clear(city)
    await userEvent.type(city, 'Malmö')
    await userEvent.click(details.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(details.getByRole('status').textContent).toBe('Dina uppgifter är sparade.'))
    expect(await accounts.me()).toMatchObject({ city: 'Malmö', phoneNumber: '+46701740605' })
  })

  it('sees the error at the field, and nothing is sent', async () => {
    const { accounts } = await show()
    const details = part('Så når vi dig')
    await userEvent.clear(details.getByLabelText('Mobilnummer'))
    await userEvent.type(details.getByLabelText(/^Postnummer/), 'SE-417')
    await userEvent.click(details.getByRole('button', { name: 'Spara' }))
    expect(await details.findByText('Fyll i det här.')).toBeTruthy()
    expect(details.getByText('Använd bara siffror och mellanslag.')).toBeTruthy()
    expect(accounts.attempts).toEqual([])
  })

  it('without script finds the typed values, with the error', async () => {
    await show({}, `${path}?error=InvalidInput&field=phone:required`, { phone: '', city: 'Malmö' })
    const details = part('Så når vi dig')
    expect(details.getByLabelText(/^Ort/)).toHaveProperty('value', 'Malmö')
    expect(details.getByText('Fyll i det här.')).toBeTruthy()
  })
})

describe('A user who wants another password', () => {
  it('is asked for the present password, at its field', async () => {
    const { accounts } = await show()
    const signIn = part('Inloggning')
    await userEvent.type(signIn.getByLabelText('Nuvarande lösenord'), 'en gissning')
    await userEvent.type(signIn.getByLabelText('Nytt lösenord'), 'grön kanot i vassen')
    await userEvent.type(signIn.getByLabelText('Samma lösenord en gång till'), 'grön kanot i vassen')
    await userEvent.click(signIn.getByRole('button', { name: 'Spara nytt lösenord' }))
    expect(await signIn.findByText('Lösenordet stämmer inte.')).toBeTruthy()
    await userEvent.clear(signIn.getByLabelText('Nuvarande lösenord'))
    await userEvent.type(signIn.getByLabelText('Nuvarande lösenord'), password)
    await userEvent.click(signIn.getByRole('button', { name: 'Spara nytt lösenord' }))
    expect(await signIn.findByText(/^Lösenordet är bytt/)).toBeTruthy()
    expect(signIn.getByLabelText('Nytt lösenord')).toHaveProperty('value', '')
    expect(accounts.attempts.map(([verb]) => verb)).toEqual(['changePassword', 'changePassword'])
  })
})

describe('The name', () => {
  it.each([
    [true, /kommer från din e-legitimation/],
    [false, /Bekräfta din identitet/],
  ])('says where it comes from if an identity is confirmed: %s', async (hasPersonalIdentifier, words) => {
    await show({ hasPersonalIdentifier })
    expect(part('Ditt namn').getByText(words)).toBeTruthy()
    expect(part('Ditt namn').queryByRole('textbox')).toBeNull()
  })
})

describe('The notification settings', () => {
  const showSettings = async (at = path) => {
    const user = aUser()
    const page = aContentPage({
      template: 'myPagesSettings',
      model: { heading: 'Inställningar', blocks: [] },
    })
    const notifications = { language: undefined, stops: [{ kind: 'news', channel: 'mail' }] } as const
    await showPage(
      <SettingsTemplate
        page={page}
        data={{ sessions: [], typed: undefined, notifications, standing: undefined }}
      />,
      {
        at,
        capabilities: { accounts: makeInMemoryAccountService() },
        session: {
          ...makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
          reload: async () => undefined,
        },
      },
    )
    return part('Vad du vill få veta')
  }

  it('are ticked for each kind and channel, except for opt-outs', async () => {
    const form = await showSettings()
    expect(
      form.getByRole('checkbox', { name: 'Mejl Nyheter om din bostad och din förening' }),
    ).toHaveProperty('checked', false)
    expect(
      form.getByRole('checkbox', { name: 'Klocka Nyheter om din bostad och din förening' }),
    ).toHaveProperty('checked', true)
    expect(form.getByLabelText('Språk i mejl')).toHaveProperty('value', '')
  })

  it('have no box for what a law or an agreement requires, and say that it is always sent', async () => {
    const form = await showSettings()
    expect(form.queryByRole('checkbox', { name: /Ändrade datum/ })).toBeNull()
    form.getByText('Ändrade datum i ditt avtal')
  })

  it('show when they are saved', async () => {
    const form = await showSettings(`${path}?settings=saved`)
    expect(form.getByRole('status').textContent).toBe('Dina val är sparade.')
  })
})

describe('The personal data', () => {
  const showOwnData = async (standing: OwnDataStanding, at = path) => {
    const page = aContentPage({
      template: 'myPagesSettings',
      model: { heading: 'Inställningar', blocks: [] },
    })
    const data = { sessions: [], typed: undefined, notifications: undefined, standing }
    await showPage(<SettingsTemplate page={page} data={data} />, {
      at,
      capabilities: { accounts: makeInMemoryAccountService() },
      session: {
        ...makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
        reload: async () => undefined,
      },
    })
    return { archive: part('Allt vi vet om dig'), deletion: part('Ta bort kontot') }
  }
  const free = { blocking: [], proof: 'password' } as const

  it('are requested by a form, prepared, and downloaded by a link', async () => {
    const { archive } = await showOwnData({ deletion: free })
    const form = archive.getByRole('button', { name: 'Beställ en kopia' }).closest('form')
    expect(form?.getAttribute('action')).toBe('/services/account_service/form/archive')
    cleanup()
    const askedAt = Date.UTC(2026, 2, 2)
    const making = await showOwnData(
      { archive: { state: 'making', askedAt, expiresAt: askedAt }, deletion: free },
      `${path}?ownData=asked`,
    )
    expect(making.archive.getByRole('status').textContent).toBe('Kopian är beställd.')
    expect(making.archive.queryByRole('button')).toBeNull()
    cleanup()
    const ready = await showOwnData({
      archive: { state: 'ready', askedAt, expiresAt: Date.UTC(2026, 2, 9), bytes: 48_211 },
      deletion: free,
    })
    ready.archive.getByText('Kopian är klar (48 kB). Du kan hämta den till och med 9 mars 2026.')
    expect(ready.archive.getByRole('link').getAttribute('href')).toBe(
      '/services/account_service/own_data/archive/file',
    )
  })

  it('are deleted with the password and a tick, after a list of what is kept', async () => {
    const { deletion } = await showOwnData({ deletion: free }, `${path}?ownData=passwordWrong`)
    deletion.getByText(/bokföringslagen \(sju år\)/)
    expect(deletion.getByRole('group')).toHaveProperty('open', true)
    expect(deletion.getByLabelText('Ditt lösenord').getAttribute('aria-invalid')).toBe('true')
    deletion.getByRole('checkbox', { name: 'Jag förstår att kontot försvinner' })
  })

  it('have a list of obstacles, each with its amount, its day, what to do and where', async () => {
    const blocking = [
      {
        kind: 'plan',
        id: 'r',
        title: 'Kajutan 1203, Kajgatan 4',
        site: 'sweden',
        amount: 996_500_000 as Money,
        currency: 'SEK',
        day: '2027-03-01',
      },
      { kind: 'home', id: 'r', title: 'Kajutan 1203, Kajgatan 4', site: 'sweden', day: '2027-03-15' },
      {
        kind: 'booking',
        id: 'b',
        title: 'Masten 2',
        site: 'cooperative',
        origin: 'https://kooperativ.example',
      },
    ] as const
    const { deletion } = await showOwnData(
      { deletion: { blocking, proof: 'shown' } },
      `${path}?ownData=blocked`,
    )
    const items = deletion.getAllByRole('listitem')
    const [plan, home, booking] = items.map((item) => within(item))
    plan?.getByText('Betalningsplan')
    plan?.getByText(/^kvar att betala 9\s965\s000\skr, nästa betalning 1\smars\s2027$/)
    plan?.getByText('Kontot kan tas bort när allt är betalt.')
    expect(plan?.getByRole('link').getAttribute('href')).toBe('/mina-sidor/betalningar/')
    home?.getByText('tillträde 15 mars 2027')
    expect(home?.getByRole('link').getAttribute('href')).toBe('/mina-sidor/mina-bostader/')
    expect(booking?.getByRole('link').getAttribute('href')).toBe(
      'https://kooperativ.example/boka/angra/?bookingId=b',
    )
    booking?.getByText(/på Husrum Kooperativ$/)
    expect(deletion.getByRole('link', { name: 'Kontakta oss så hjälper vi dig' })).toBeDefined()
    expect(deletion.queryByRole('button')).toBeNull()
  })

  it('have obstacles for unlinking the identity, which exclude money and homes', async () => {
    const plan = { kind: 'plan', id: 'r', title: 'Kajutan 1203' } as const
    const errand = { kind: 'errand', id: 'e', title: 'Kran som droppar' } as const
    const identity = { method: 'bank_id', name: 'Anna', maskedNumber: '19880512-••••' } as const
    const shown = async (blocking: readonly (typeof errand)[]) => {
      await showOwnData({
        identity: { ...identity, blocking },
        deletion: { blocking: [plan], proof: 'shown' },
      })
      return within(screen.getByRole('region', { name: 'E-legitimation' }))
    }
    const free = await shown([])
    free.getByRole('button', { name: 'Koppla bort', hidden: true })
    cleanup()
    const held = await shown([errand])
    expect(held.queryByRole('button', { hidden: true })).toBeNull()
    held.getByText('Kran som droppar')
  })

  it('cannot be deleted while something is in progress, or before identification', async () => {
    const blocking = [{ kind: 'booking', id: 'b', title: 'Kajutan 1203' }] as const
    const held = await showOwnData({ deletion: { blocking, proof: 'shown' } })
    expect(held.deletion.getByRole('link', { name: 'Kajutan 1203', hidden: true }).getAttribute('href')).toBe(
      '/boka/angra/?bookingId=b',
    )
    expect(held.deletion.queryByRole('button', { hidden: true })).toBeNull()
    cleanup()
    const unknown = await showOwnData({ deletion: { blocking: [], proof: 'identity' } })
    unknown.deletion.getByRole('link', { name: 'Legitimera dig', hidden: true })
  })
})
