// Which searches are canonical for search engines, and which point to another.
import type { Seo } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { aSearchPage } from '../../testing/pages.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { refineSeo, seoOfSearch } from './refine-seo.ts'

const site = siteByKey('sweden')
const { homes } = await loadTexts('sv', ['homes'])
const origin = 'https://www.husrum.example'

const told = (address: string, facts: Partial<Seo> = {}): Seo => {
  const url = new URL(address, origin)
  const seo: Seo = {
    title: 'Nya bostäder',
    description: '',
    canonical: origin + url.pathname,
    robots: 'index,follow',
    ...facts,
  }
  const page = aSearchPage({ seo })
  return refineSeo(seo, page, url, site, homes)
}

const county = '/sok-bostad/vastra-gotalands-lan/'
const town = `${county}goteborg/`

describe('A search', () => {
  it.each([['/sok-bostad/'], [county], [town], ['/sok-bostad/?residenceType=apartment']])(
    'at %s is canonical',
    (address) => {
      expect(told(address)).toMatchObject({ robots: 'index,follow', canonical: origin + address })
    },
  )

  it('for one kind of home has a title of its own', () => {
    expect(told('/sok-bostad/?residenceType=townHouse').title).toBe('Radhus: Nya bostäder')
    expect(told(town).title).toBe('Nya bostäder')
  })

  it('has the same canonical address however much of its list is shown', () => {
    expect(told(`${town}?items=60`)).toMatchObject({ robots: 'index,follow', canonical: origin + town })
  })

  it.each([
    [`${town}?maxPrice=4000000`, town],
    [`${town}?residenceType=apartment`, town],
    [`${town}?q=vastra-gotalands-lan/molndal`, town],
    [`${town}?sort=price:asc`, town],
    [`${town}lindholmen/`, '/sok-bostad/'],
    [`${town}lindholmen/?residenceType=apartment`, '/sok-bostad/?residenceType=apartment'],
    ['/sok-bostad/?residenceType=apartment&minRooms=3', '/sok-bostad/?residenceType=apartment'],
    ['/sok-bostad/?minRooms=3', '/sok-bostad/'],
    ['/sok-bostad/?stageIds=sweden-brf-kajutan', '/sok-bostad/'],
  ])('at %s points at %s', (address, nearest) => {
    expect(told(address)).toMatchObject({ robots: 'noindex,follow', canonical: origin + nearest })
  })

  it('for an unknown place is hidden', () => {
    const robots = 'noindex,follow'
    expect(told('/sok-bostad/atlantis/', { robots })).toMatchObject({
      robots,
      canonical: `${origin}/sok-bostad/atlantis/`,
    })
  })
})

describe('A search that was reached from another', () => {
  const page = aSearchPage({
    seo: { title: 'Gävle', description: '', canonical: `${origin}/sok-bostad/`, robots: 'noindex,follow' },
    model: {
      heading: '',
      preamble: '',
      tags: [],
      heads: {
        everywhere: { title: 'Nya bostäder', description: 'Överallt.' },
        inPlaces: { title: 'Nya bostäder i {places}', description: 'I {places}.' },
      },
    },
  })

  it.each([
    [[], 'Nya bostäder', 'Överallt.'],
    [['Göteborg'], 'Nya bostäder i Göteborg', 'I Göteborg.'],
    [['Göteborg', 'Mölndal'], 'Nya bostäder i Göteborg, Mölndal', 'I Göteborg, Mölndal.'],
  ])('in %j has its own title, whatever the first search was', (names, title, description) => {
    expect(seoOfSearch(page, { names, isUnknown: false })).toMatchObject({
      title,
      description,
      robots: 'index,follow',
    })
  })

  it('for an unknown place is hidden', () => {
    expect(seoOfSearch(page, { names: [], isUnknown: true }).robots).toBe('noindex,follow')
  })
})
