// Registering interest: what a visitor sees on the way, after an error, and at the end.
import type { AuthResult } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { aHome, aStage } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { interestForm } from './interest-form.ts'
import type { InterestData } from './Template.tsx'
import { InterestTemplate } from './Template.tsx'

beforeAll(async () => void (await interestForm.load()))
afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server writes it
  document.cookie = 'interest=; max-age=0'
})

const home = aHome({ id: 'home-00017', name: 'Brf Kajutan 1203', path: '/bostader/a/b/c/1203/' })
const ofHome: InterestData = { homes: [home], stages: [], typed: undefined }

const show = async (
  data: InterestData = ofHome,
  { at = '/intresseanmalan/?objectId=home-00017', answers = [] as (AuthResult | Error)[] } = {},
) => {
  const sent: unknown[][] = []
  await showPage(<InterestTemplate page={aContentPage({ template: 'interest' })} data={data} />, {
    at,
    capabilities: {
      accounts: {
        registerInterest: async (...given) => {
          sent.push(given)
          const answer = answers.shift() ?? { code: 'Ok' }
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    },
  })
  return sent
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Anmäl intresse' }))
const fillIn = async () => {
  await userEvent.type(field(/Förnamn/), 'Anna')
  await userEvent.type(field(/Efternamn/), 'Åkesson')
  await userEvent.type(field(/E-postadress/), 'anna@example.com')
  await userEvent.type(field(/Meddelande/), 'Finns det förråd? 👋')
}

describe('Registering interest', () => {
  it('shows the home, requires the necessary fields, and confirms the registration', async () => {
    const sent = await show()
    expect(screen.getByRole('link', { name: 'Brf Kajutan 1203' })).toBeTruthy()
    await fillIn()
    await send()
    expect(sent[0]?.[0]).toMatchObject({
      objectId: 'home-00017',
      email: 'anna@example.com',
      message: 'Finns det förråd? 👋',
      newsletter: false,
    })
    const done = within(screen.getByRole('status'))
    expect(done.getByRole('heading').textContent).toContain('Tack')
    expect(done.getByRole('link').getAttribute('href')).toBe('/bostader/a/b/c/1203/')
  })

  it('keeps the typed values if it cannot be sent, and retries as the same request', async () => {
    const away = new ServiceUnavailable('away')
    const sent = await show(ofHome, { answers: [away, { code: 'Error', retryAfterSeconds: 600 }] })
    await fillIn()
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Det du har skrivit finns kvar')
    await send()
    expect(screen.getByRole('alert').textContent).toContain('10 minuter')
    expect((field(/Meddelande/) as HTMLTextAreaElement).value).toBe('Finns det förråd? 👋')
    await userEvent.type(field(/Meddelande/), ' Och balkong?')
    await send()
    const keys = sent.map(([, key]) => key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('shows errors at each field', async () => {
    const sent = await show()
    await userEvent.type(field(/E-postadress/), 'anna@')
    await send()
    expect(sent).toEqual([])
    expect(field(/E-postadress/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toContain('Förnamn: Fyll i det här.')
  })

  it('shows the typed values if the form was sent without script', async () => {
    const typed = { form: 'interest', fields: { firstName: 'Anna', message: 'Hej' } }
    const at = '/intresseanmalan/?objectId=home-00017&error=InvalidInput&field=email:email'
    await show({ ...ofHome, typed }, { at })
    expect((field(/Meddelande/) as HTMLTextAreaElement).value).toBe('Hej')
    expect(screen.getByRole('alert').textContent).toContain('E-postadress')
  })

  it('shows that it was done before', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server writes it
    document.cookie = `interest=home-00017.${Date.parse('2026-11-21T23:30:00Z') / 1000}`
    await show()
    expect(await screen.findByText('Du anmälde intresse den 2026-11-22.')).toBeTruthy()
  })

  it.each([
    ['/intresseanmalan/', { ...ofHome, homes: [] }, 'Välj en bostad först'],
    ['/intresseanmalan/?objectId=x', { ...ofHome, homes: [] }, 'Den finns inte kvar hos oss'],
  ])('at %s offers a search in place of a form', async (at, data, heading) => {
    await show(data, { at })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sök bostad' }).getAttribute('href')).toBe('/sok-bostad/')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('can be about a whole project', async () => {
    const stage = aStage({ id: 'stage-kajutan', name: 'Brf Kajutan' })
    const data = { homes: [], stages: [stage], typed: undefined }
    const sent = await show(data, { at: '/intresseanmalan/?stageId=stage-kajutan' })
    await fillIn()
    await send()
    expect(sent[0]?.[0]).toMatchObject({ stageId: 'stage-kajutan' })
  })
})
