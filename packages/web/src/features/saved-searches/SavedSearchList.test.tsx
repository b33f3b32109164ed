// The list of saved searches: loaded, empty and failed look different; each search can be changed, removed and restored.
import type { StoredSearch } from '@husrum/application'
import { homeNewsCounts, moneyOf } from '@husrum/domain'
import { aSavedSearch } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { readAlertQuery } from './alert-query.ts'
import { SavedSearchList } from './SavedSearchList.tsx'

afterEach(cleanup)

const nothingNew = { ...homeNewsCounts([]), latest: [] }
const search: StoredSearch = { ...aSavedSearch(), homes: 3, places: [], news: nothingNew }
const kept = (...searches: readonly StoredSearch[]) => ({ searches, newsSince: 0, newsTo: 7 })

const show = (facts: Partial<Parameters<typeof SavedSearchList>[0]> = {}) =>
  showPage(
    <SavedSearchList
      searches={kept(search)}
      wordsOf={() => ['Göteborg', 'från 3 rum']}
      newsWordsOf={({ price }) => [price ? 'Nytt pris' : 'Annat']}
      query={readAlertQuery('')}
      typed={{}}
      here="/mina-sidor/sparade-sokningar/"
      {...facts}
    />,
  )

describe('The list', () => {
  it('shows the criteria of a search, how many homes it finds and how often e-mails are sent', async () => {
    await show()
    const entry = screen.getByRole('listitem')
    expect(within(entry).getByRole('link', { name: search.name }).getAttribute('href')).toBe(search.address)
    expect(entry.textContent).toContain('Göteborg · från 3 rum')
    expect(entry.textContent).toContain(
      '3 bostäder just nu. Mejl en gång om dagen: nya bostäder, priser, status, visningar.',
    )
    expect(within(entry).getByRole('button', { name: /^Pausa mejlen.*Treor i Göteborg$/ })).toBeDefined()
  })

  it('shows what is new since the previous visit, and names the latest change', async () => {
    const price = { before: moneyOf(3_000_000), now: moneyOf(2_900_000) }
    const home = {
      id: 'home-1',
      name: 'Brf Kajutan 1',
      path: '/kajutan/1/',
      disposalForm: 'condominium',
    } as const
    const one = { home, isNew: false, price, showings: [] }
    const news = { ...homeNewsCounts([one, { isNew: true, showings: [] }]), latest: [one] }
    await show({ searches: kept({ ...search, news }) })
    const words = document.body.textContent ?? ''
    expect(words).toContain('Nytt sedan 1\u00a0januari\u00a01970: 1 ny bostad, 1 nytt pris')
    expect(screen.getByRole('link', { name: 'Brf Kajutan 1' }).closest('li')?.textContent).toContain(
      'Nytt pris',
    )
    const others = screen.getByRole('link', { name: 'En bostad till har nyheter' })
    expect(others.getAttribute('href')).toBe(search.address)
    cleanup()
    await show()
    expect(document.body.textContent).toContain('Inget nytt sedan 1\u00a0januari\u00a01970.')
  })

  it('offers to resume paused e-mails', async () => {
    await show({ searches: kept({ ...search, isPaused: true }) })
    expect(screen.getByRole('listitem').textContent).toContain('Mejlen är pausade')
    expect(screen.getByRole('button', { name: /^Börja mejla igen/ })).toBeDefined()
  })

  it('distinguishes empty from failed', async () => {
    await show({ searches: kept() })
    expect(document.body.textContent).toContain('Du har inga sparade sökningar än.')
    cleanup()
    await show({ searches: undefined })
    expect(document.body.textContent).not.toContain('Du har inga sparade sökningar än.')
    expect(screen.getByRole('link', { name: 'Försök igen' })).toBeDefined()
  })

  it('can undo a removal', async () => {
    await show({ searches: kept(), query: readAlertQuery(`?done=removed&id=${search.id}`) })
    const form = screen.getByRole('button', { name: 'Ångra' }).closest('form') as HTMLFormElement
    expect(form.getAttribute('action')).toBe('/services/search_alerts/form/restore')
    expect(Object.fromEntries(new FormData(form))).toEqual({ id: search.id })
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('opens the form that was sent back, with the name as it was typed', async () => {
    await show({
      query: readAlertQuery(`?error=invalid&field=name:invalidInput&id=${search.id}`),
      typed: { name: 'a@b' },
    })
    const field = screen.getByRole('textbox', { name: 'Namn på sökningen' }) as HTMLInputElement
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['a@b', 'true'])
  })
})
