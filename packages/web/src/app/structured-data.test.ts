// The JSON-LD graph in a page's head.
import type { ContentPage } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { expect, it } from 'vitest'
import type { AnyTemplate } from '../frame/template.ts'
import { startStructuredData } from '../templates/start/start-structured-data.ts'
import { aContentPage, aStartPage } from '../testing/pages.ts'
import { structuredDataOf } from './structured-data.ts'

const origin = 'https://www.husrum.example'
const template: AnyTemplate = {
  texts: [],
  load: async () => undefined,
  Component: () => null,
  structuredData: async () => [{ '@type': 'Thing' }],
}

const aPage = (facts: Partial<ContentPage> = {}) =>
  aContentPage({
    breadcrumbs: [
      { title: 'Start', href: '/' },
      { title: 'Sök bostad', href: '/sok-bostad/' },
    ],
    ...facts,
  })

const told = (page: ContentPage) => structuredDataOf(page, template, origin, siteByKey('sweden'))

it('describes the subject of the page, and its breadcrumbs in order with absolute addresses', async () => {
  expect(await told(aPage())).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Thing' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Start', item: `${origin}/` },
          { position: 2, name: 'Sök bostad', item: `${origin}/sok-bostad/` },
        ],
      },
    ],
  })
})

it('leaves out the breadcrumbs if the page shows none', async () => {
  expect(await told(aPage({ breadcrumbs: [{ title: 'Start', href: '/' }] }))).toMatchObject({
    '@graph': [{ '@type': 'Thing' }],
  })
})

it('is empty on a page that is not to be indexed', async () => {
  expect(await told(aPage({ seo: { ...aContentPage().seo, robots: 'noindex,follow' } }))).toBeUndefined()
})

const startOf = (key: 'sweden' | 'contractor') => {
  const { footer } = aStartPage()
  const page = aStartPage({
    contact: { email: 'a@husrum.example', phone: '08-465 004 00' },
    footer: { ...footer, socialLinks: [{ title: 'YouTube', href: 'https://video.example/husrum' }] },
  })
  return startStructuredData(page, origin, siteByKey(key))
}

it('describes the organisation and the search of its site by place', () => {
  expect(startOf('sweden')).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Husrum',
      telephone: '08-465 004 00',
      sameAs: ['https://video.example/husrum'],
    },
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/sok-bostad/?sent=1&place={search_term_string}` },
      },
    },
  ])
  expect(startOf('contractor')[1]).not.toHaveProperty('potentialAction')
})
