// The page of contacts: who is shown, the failure state, and a message that is never lost.
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryContacts } from '@husrum/application/testing'
import { aContact, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { MyContactsTemplate } from './Template.tsx'

afterEach(cleanup)

const seller = aContact({ id: 'seller', name: 'Amira Lindqvist', role: 'realEstateAgent' })
const designer = aContact({ id: 'designer', name: 'Tova Brännhult', role: 'interiorResponsible1' })
const seen = {
  places: [
    { of: 'home-1', name: 'Brf Kajutan 17', relation: 'buyer' as const, contacts: [seller, designer] },
  ],
  opening: { kind: 'closed' as const, opensOn: '2026-11-30', opensAt: '08:00', inDays: 3 },
  messages: [],
  interests: [],
  typed: {},
}

const show = async (
  contacts: Pick<ReturnType<typeof makeInMemoryContacts>, 'see' | 'write'> = makeInMemoryContacts({ seen }),
  at = '/mina-sidor/kontakt/',
) => {
  await showPage(
    <MyContactsTemplate
      page={aContentPage({ template: 'myPagesContact', model: { heading: 'Mina kontakter', blocks: [] } })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      at,
      capabilities: { contacts },
      session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
    },
  )
}
const write = async (subject: string, message: string) => {
  const user = userEvent.setup()
  if (subject !== '') await user.type(await screen.findByLabelText('Vad gäller det?'), subject)
  if (message !== '') await user.type(await screen.findByLabelText('Meddelande'), message)
  await user.click(screen.getByRole('button', { name: 'Skicka' }))
}

describe('The list of contacts', () => {
  it('is grouped by home, with the role and hours of each', async () => {
    await show()
    await screen.findByText('Stängt nu. Öppnar måndag 8.00.')
    const home = within(screen.getByRole('region', { name: 'Brf Kajutan 17' }))
    home.getByText('Fastighetsmäklare')
    home.getByText('Inredningsansvarig')
    expect(home.getByRole('link', { name: 'Skriv till Tova Brännhult' }).getAttribute('href')).toBe(
      '/mina-sidor/kontakt/?of=home-1&contact=designer#write',
    )
  })

  it('says what came of each registration of interest', async () => {
    const registeredAt = Date.UTC(2026, 10, 26, 9)
    const answer = (outcome: 'answered' | 'notReached') => ({ at: Date.UTC(2026, 10, 27, 9), outcome })
    await show(
      makeInMemoryContacts({
        seen: {
          ...seen,
          interests: [
            { id: '1', about: 'Kajutan 17', message: 'Finns det förråd?', registeredAt },
            { id: '2', about: 'Kajutan 18', registeredAt, answer: answer('answered') },
            { id: '3', about: 'Kajutan 19', registeredAt, answer: answer('notReached') },
          ],
        },
      }),
    )
    const region = await screen.findByRole('region', { name: 'Det här har du anmält intresse för' })
    const rows = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/Kajutan 17.*svarar inom en arbetsdag.*Anmäld .*26.*Finns det förråd\?/)
    expect(rows[1]).toMatch(/Kajutan 18.*Säljaren har svarat .*27/)
    expect(rows[2]).toMatch(/Kajutan 19.*fick inte tag på dig .*27/)
  })

  it('does not look empty if it could not be loaded', async () => {
    let isDown = true
    const { see, write: send } = makeInMemoryContacts({ seen })
    await show({
      write: send,
      see: async () => {
        if (isDown) throw new ServiceUnavailable('away')
        return see()
      },
    })
    await screen.findByText('Vi kunde inte hämta dina kontakter')
    expect(screen.queryByRole('button', { name: 'Skicka' })).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await screen.findByRole('heading', { name: 'Amira Lindqvist' })
  })
})

describe('A user who writes a message', () => {
  it('has the chosen contact as recipient, and finds the message in the list of sent ones', async () => {
    const contacts = makeInMemoryContacts({ seen })
    await show(contacts, '/mina-sidor/kontakt/?of=home-1&contact=designer')
    expect(await screen.findByLabelText('Till')).toHaveProperty('value', 'home-1/designer')
    await write('Golv', 'När stänger valet?')
    await screen.findByText('Tack, meddelandet är skickat. Du får svar till din e-postadress.')
    expect(contacts.written).toMatchObject([{ subject: 'Golv', contactName: 'Tova Brännhult' }])
    expect(
      within(screen.getByRole('region', { name: 'Det här har du skrivit' })).getByText('Golv'),
    ).toBeTruthy()
    expect(screen.getByLabelText('Meddelande')).toHaveProperty('value', '')
  })

  it('sees at the field what is missing, and nothing is sent', async () => {
    const contacts = makeInMemoryContacts({ seen })
    await show(contacts)
    await write('', 'När stänger valet?')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Vad gäller det?').getAttribute('aria-invalid')).toBe('true')
    expect(contacts.written).toEqual([])
  })

  it('keeps everything while the service is unavailable, and sends it once under one key', async () => {
    const { see, write: send } = makeInMemoryContacts({ seen })
    const keys: string[] = []
    await show({
      see,
      write: async (message, key) => {
        keys.push(key)
        if (keys.length === 1) throw new ServiceUnavailable('away')
        return send(message, key)
      },
    })
    await write('Golv', 'När stänger valet?')
    await screen.findByText(/^Meddelandet kunde inte skickas/)
    expect(screen.getByLabelText('Meddelande')).toHaveProperty('value', 'När stänger valet?')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka' }))
    await screen.findByText(/^Tack, meddelandet är skickat/)
    expect(new Set(keys).size).toBe(1)
  })

  it('without script finds the typed text, with the error', async () => {
    const typed = { of: 'home-1', contactId: 'designer', subject: '', message: 'Ett långt brev.' }
    await show(
      makeInMemoryContacts({ seen: { ...seen, typed } }),
      '/mina-sidor/kontakt/?error=invalid&of=home-1&contact=designer&field=subject:required',
    )
    expect(await screen.findByLabelText('Meddelande')).toHaveProperty('value', 'Ett långt brev.')
    expect(screen.getByLabelText('Till')).toHaveProperty('value', 'home-1/designer')
    await waitFor(() => expect(screen.getAllByText(/Fyll i det här/)).toHaveLength(2))
  })
})
