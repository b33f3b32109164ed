// The structured data of content pages: only what the page itself says.
import type { Block, ContentModel, ContentTemplateKind } from '@husrum/domain'
import { siteByKey, vouchForHtml } from '@husrum/domain'
import { expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { contentStructuredData } from './content-structured-data.ts'

const told = (template: ContentTemplateKind, model: Partial<ContentModel> = {}) => {
  const page = aContentPage({
    template,
    seo: {
      title: 'Balkongen',
      description: 'Om balkonger.',
      canonical: 'https://www.husrum.example/blogg/balkong/',
      robots: 'index,follow',
    },
    model: { heading: 'Balkongen', blocks: [], ...model },
  })
  return contentStructuredData(page, 'https://www.husrum.example', siteByKey('sweden'))
}

const faq = (question: string): Block => ({
  kind: 'faq',
  questions: [{ question, answer: vouchForHtml('<p>Ja.</p>') }],
})

it('collects the questions of a page of questions', () => {
  expect(told('faq', { blocks: [faq('Ingår spis?'), faq('Får jag ha hund?')] })).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: ['Ingår spis?', 'Får jag ha hund?'].map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: '<p>Ja.</p>' },
      })),
    },
  ])
  expect(told('faq')).toEqual([])
})

it('contains the date and the author of a post or a press release', () => {
  expect(
    told('blog', { date: '2026-04-16', author: 'Maria Hultqvist', image: 'int-balcony-a' })[0],
  ).toMatchObject({
    '@type': 'Article',
    headline: 'Balkongen',
    datePublished: '2026-04-16',
    author: { '@type': 'Person', name: 'Maria Hultqvist' },
    image: expect.stringContaining('https://www.husrum.example/images/int-balcony-a?w=1200'),
  })
  expect(told('pressRelease', { date: '2026-04-16' })[0]).toMatchObject({
    author: { '@type': 'Organization', name: 'Husrum' },
  })
})

it('is not made up: a list of posts is no article, and a job page no posting', () => {
  expect(told('blog')).toEqual([])
  expect(told('career', { date: '2026-04-16', blocks: [faq('Hur söker jag?')] })).toEqual([])
})
