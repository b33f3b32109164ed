// Loads a page for an address so that it can be shown immediately, and tells whether it is complete.
import type { LoadedPage } from '@husrum/application'
import type { Home, Page } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { aContentPage, anObjectPage, aStagePage, aStartPage } from '../testing/pages.ts'
import { aCapabilities } from '../testing/show-page.tsx'
import { loadPage } from './load-page.ts'
import { failedPage } from './page-components.ts'

const site = siteByKey('sweden')
const away = async (): Promise<never> => {
  throw new Error('away')
}

/** Opens a page of a site whose catalogue has these homes. */
const goTo = (
  answer: Page | LoadedPage,
  byIds: (ids: readonly string[]) => Promise<readonly Home[]> = async () => [],
) =>
  loadPage(
    { pathname: '/here/', search: '' },
    {
      site,
      capabilities: aCapabilities({
        pages: { load: async () => ('kind' in answer ? answer : { kind: 'page', page: answer }) },
        search: { byIds },
      }),
      cookies: '',
      fetch: ({ queryFn }) => queryFn(),
    },
  )

describe('A page', () => {
  it('comes with the data, the texts and the code of its template', async () => {
    const home = aHome()
    const next = await goTo(
      aStagePage({ model: { ...aStagePage().model, homeIds: [home.id] } }),
      async () => [home],
    )
    if (next.kind !== 'ready') throw new Error('There is no page')
    const { shown, texts, isWhole } = next.ready
    expect(shown?.data).toMatchObject({ homes: [home] })
    expect(shown?.template.Component).toBeTypeOf('function')
    expect(texts.homes.stage.homes).toBeTypeOf('string')
    expect(isWhole).toBe(true)
  })

  it('is shown without its data if they cannot be loaded, and is not whole', async () => {
    const next = await goTo(aStagePage(), away)
    expect(next).toMatchObject({ ready: { isWhole: false, shown: { data: { homes: undefined } } } })
  })

  it('is whole without secondary data, and is marked as short', async () => {
    const start = aStartPage()
    const next = await goTo({ ...start, model: { ...start.model, newestIds: ['home-1'] } }, away)
    expect(next).toMatchObject({
      ready: { isWhole: true, isPartial: true, shown: { data: { homes: undefined } } },
    })
  })

  it('is whole without optional extras', async () => {
    expect(await goTo(anObjectPage(), away)).toMatchObject({ ready: { isWhole: true } })
  })

  it('requests no homes if it lists none', async () => {
    expect(await goTo(aContentPage(), away)).toMatchObject({ ready: { isWhole: true } })
  })

  it('that cannot be loaded comes with the failure page, and is not whole', async () => {
    const next = await goTo({ kind: 'failed', cause: 'unavailable' })
    expect(next).toMatchObject({ ready: { isWhole: false } })
    expect(failedPage.loaded()).toBeTypeOf('function')
  })
})

it('an address that leads elsewhere returns the target', async () => {
  const elsewhere = { kind: 'elsewhere', address: '/there/', isPermanent: true } as const
  const next = await loadPage(
    { pathname: '/here/', search: '?a=1' },
    {
      site,
      capabilities: aCapabilities({ pages: { load: async () => elsewhere } }),
      cookies: '',
      fetch: ({ queryFn }) => queryFn(),
    },
  )
  expect(next).toEqual(elsewhere)
})
