// The one graph in a page's head.
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

it('tells what the page is about, and the way to it in order with whole addresses', async () => {
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

it('leaves the way out where no breadcrumbs are shown', async () => {
  expect(await told(aPage({ breadcrumbs: [{ title: 'Start', href: '/' }] }))).toMatchObject({
    '@graph': [{ '@type': 'Thing' }],
  })
})

it('says nothing on a page that search engines should look away from', async () => {
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

it('names the organisation and how to search its site by place', () => {
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
