import type { CallEndpoint } from '@husrum/contract'
import { expect, it } from 'vitest'
import { watchCalls } from './shareable-page.ts'

/** Tags of a search page, as rendered for an address. */
const tagsOfSearch = async (search: string) => {
  const page = { template: 'search', model: {}, seo: {} }
  const watched = watchCalls((async () => ({ status: 200, body: page })) as unknown as CallEndpoint)
  await watched.call('getViewModel', { path: '/sok-bostad/' })
  return watched.tags(search)
}

it('A filtered list is cached for all visitors, and an editor’s draft is not', async () => {
  expect(await tagsOfSearch('?rooms=3')).toEqual(['pages', 'catalogue'])
  expect(await tagsOfSearch('?_storyblok=1&_storyblok_tk%5Btoken%5D=x')).toBeUndefined()
})
