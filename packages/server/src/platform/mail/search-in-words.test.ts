import { defaultFilters, siteByKey } from '@husrum/domain'
import { expect, test } from 'vitest'
import { searchInWords } from './search-in-words.ts'
import { en } from './texts/en.ts'
import { sv } from './texts/sv.ts'

const wordsOf = (filters: object, key: 'sweden' | 'sweden-english' = 'sweden'): string => {
  const site = siteByKey(key)
  const texts = key === 'sweden' ? sv.homeNews : en.homeNews
  const followed = { filters: { ...defaultFilters(site.ranges), ...filters }, places: ['Göteborg'] }
  return searchInWords(followed as Parameters<typeof searchInWords>[0], site, texts).replace(
    /[\u00a0\u2060]/g,
    ' ',
  )
}

test('a letter distinguishes the rent of a search from its price', () => {
  expect(wordsOf({ maxPrice: 4_000_000, maxRent: 12_000 })).toBe(
    'Göteborg, upp till 4 000 000 kr, upp till 12 000 kr/mån',
  )
  expect(wordsOf({ minRent: 9_000 }, 'sweden-english')).toBe('Göteborg, from 9 000 kr a month')
})
