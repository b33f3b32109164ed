// The page for following a search: its form for guests and users, and the links of its e-mails. The browser submits its forms.
import type { HomesFound } from '@husrum/application'
import { aTag, aUser } from '@husrum/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { SearchAlertTemplate } from './Template.tsx'

afterEach(cleanup)

const page = aContentPage({ template: 'searchAlert', model: { heading: 'Bevaka bostäder', blocks: [] } })
const found = {
  total: 12,
  homes: [],
  tags: [aTag({ url: 'vastra-gotalands-lan/goteborg', name: 'Göteborg' })],
  unknownTags: [],
} as unknown as HomesFound
const search = encodeURIComponent('/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3&items=90')

const show = (
  query: string,
  world: Parameters<typeof showPage>[1] & { typed?: Record<string, string> } = {},
) =>
  showPage(<SearchAlertTemplate page={page} data={{ found, typed: world.typed ?? {} }} />, {
    at: `/bevakning/?${query}`,
    ...world,
  })

const sentFields = () =>
  Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement)) as Record<
    string,
    string
  >
const sentKinds = () => new FormData(document.querySelector('form') as HTMLFormElement).getAll('kinds')
const action = () => document.querySelector('form')?.getAttribute('action')

describe('A guest', () => {
  it('is asked for an address, beside the search in words and its number of results', async () => {
    await show(`search=${search}`)
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(expect.arrayContaining(['Göteborg', 'från 3 rum']))
    expect(document.body.textContent).toContain('12 bostäder just nu')
    expect(screen.getByRole('textbox', { name: 'E-postadress' })).toBeDefined()
    expect(action()).toBe('/services/search_alerts/form/start')
    expect(sentFields()).toEqual({
      site: 'sweden',
      search: '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3',
      email: '',
      rhythm: 'daily',
      kinds: 'showing',
    })
    expect(sentKinds()).toEqual(['', 'newHome', 'price', 'status', 'showing'])
  })

  it('sees the typed values of a form that was sent back, with the error at the field', async () => {
    await show(`search=${search}&error=invalid&field=email:email`, {
      typed: { email: 'anna at example', rhythm: 'weekly', kinds: 'price showing' },
    })
    const field = screen.getByRole('textbox', { name: 'E-postadress' }) as HTMLInputElement
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['anna at example', 'true'])
    expect(sentFields().rhythm).toBe('weekly')
    expect(sentKinds()).toEqual(['', 'price', 'showing'])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('link', { name: /^E-postadress: / }).getAttribute('href')).toBe(`#${field.id}`)
  })

  it('is asked to start with a search if the address has no valid one', async () => {
    await show(`search=${encodeURIComponent('https://evil.example/sok-bostad/')}`)
    expect(document.querySelector('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sök bostad' }).getAttribute('href')).toBe('/sok-bostad/')
  })
})

it('A signed-in user is asked for a name of the search, which is prefilled', async () => {
  const user = aUser({ consents: [{ site: 'main', accepted: true }] })
  await show(`search=${search}`, {
    session: makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
  })
  expect(action()).toBe('/services/search_alerts/form/save')
  expect(sentFields().name?.replaceAll('\u00a0', ' ')).toBe('Göteborg, från 3 rum')
})

describe('The link of an e-mail', () => {
  it.each([
    ['confirm', 'Bekräfta bevakningen', 'Bekräfta'],
    ['stop', 'Sluta få mejl om sökningen?', 'Sluta få mejl'],
  ])('to %s requires a press, and does nothing by itself', async (purpose, heading, button) => {
    await show(`purpose=${purpose}&token=abc-1`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByRole('button', { name: button })).toBeDefined()
    expect([action(), sentFields()]).toEqual([
      `/services/search_alerts/form/${purpose}`,
      { site: 'sweden', token: 'abc-1' },
    ])
  })

  it.each([
    ['done=confirmed', 'Bevakningen är igång'],
    ['done=stopped', 'Det kommer inga fler mejl'],
    ['error=unknown&purpose=stop', 'Länken gäller inte längre'],
  ])('shows the result: %s', async (query, heading) => {
    await show(query)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })
})
