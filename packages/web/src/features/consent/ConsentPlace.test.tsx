// The cookie prompt and the settings, as a visitor sees them.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showWithConsent } from '../../testing/consent.tsx'
import { ConsentPlace } from './ConsentPlace.tsx'

afterEach(cleanup)

const start = { path: '/', title: 'Start', search: '', template: 'start' } as const
const prompt = () => screen.findByRole('region', { name: 'Får vi använda cookies?' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const page = (
  <>
    <ConsentPlace />
    <label>
      Ort <input />
    </label>
    <a href="/cookies/" data-consent-settings="">
      Cookieinställningar
    </a>
  </>
)

describe('The prompt', () => {
  it('appears without taking the focus from a field, and is announced politely', async () => {
    const { store } = await showWithConsent(page)
    await userEvent.click(screen.getByLabelText('Ort'))
    store.send({ kind: 'pageLoaded' })
    await prompt()
    expect(document.activeElement).toBe(screen.getByLabelText('Ort'))
    expect(screen.getByRole('status').textContent).toContain('En fråga om cookies')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['Godkänn alla', '111', 2],
    ['Bara nödvändiga', '000', 4],
    ['Stäng, det räknas som nej', '000', 1],
  ])('"%s" stores %s, is recorded as %i, and the page goes on', async (name, kept, code) => {
    const { store, switches, recorded } = await showWithConsent(page)
    store.send({ kind: 'pageLoaded' })
    await press(name)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect([switches(), recorded]).toEqual([kept, [code]])
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is postponed by Escape without an answer, and appears on the next page', async () => {
    const { store, switches, recorded } = await showWithConsent(page)
    store.pageShown(start)
    store.send({ kind: 'pageLoaded' })
    await prompt()
    screen.getByRole('button', { name: 'Godkänn alla' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect([switches(), recorded]).toEqual([undefined, []])
    store.pageShown({ ...start, path: '/om-oss/' })
    await prompt()
  })

  it('is not shown on the page about cookies', async () => {
    const { store } = await showWithConsent(page)
    store.pageShown({ ...start, path: '/cookies/' })
    store.send({ kind: 'pageLoaded' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('The settings', () => {
  it('open from any link to them, save the chosen switches, and show them the next time', async () => {
    const { switches, recorded } = await showWithConsent(page)
    const open = () => userEvent.click(screen.getByRole('link', { name: 'Cookieinställningar' }))
    await open()
    await screen.findByRole('dialog', { name: 'Cookieinställningar' })
    expect(screen.getByText('Alltid på')).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Statistik' }))
    await press('Spara mina val')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([switches(), recorded]).toEqual(['100', [3]])
    await open()
    const shown = await screen.findAllByRole<HTMLInputElement>('switch')
    expect(shown.map(({ checked }) => checked)).toEqual([true, false, false])
  })

  it('return to the prompt if they are closed without an answer', async () => {
    const { store, recorded } = await showWithConsent(page)
    store.send({ kind: 'pageLoaded' })
    await press('Välj själv')
    await press('Stäng utan att ändra')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await prompt()
    expect(recorded).toEqual([])
  })
})

it.each([
  ['norway', 'Kan vi bruke informasjonskapsler?'],
  ['finland', 'Saammeko käyttää evästeitä?'],
  ['sweden-english', 'May we use cookies?'],
] as const)('the prompt of %s asks "%s"', async (key, name) => {
  const { store } = await showWithConsent(page, { key })
  store.send({ kind: 'pageLoaded' })
  await screen.findByRole('region', { name })
})
