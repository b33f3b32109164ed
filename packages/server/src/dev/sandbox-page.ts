// The sandbox for developers: a page of every site, with a block of each kind.
import type { Block, Chrome, ContentPage, SiteDefinition } from '@husrum/domain'
import { vouchForHtml } from '@husrum/domain'
import type { PageCatalogue } from '../content/pages/page-catalogue.ts'
import { toPageDto } from '../content/pages/page-mapper.ts'
import type { PageService } from '../content/pages/page-service.ts'
import type { ViewModelAt } from '../content/pages/view-model-at.ts'
import { originOf } from '../platform/http/site-origins.ts'

export const sandboxPath = '/__dev/sandbox/'

/** The picture in the components and blocks of the sandbox. */
export const sandboxPicture = 'ext-apartment-5-waterside-husrum'

/** Trusted: written in this file. */
const html = vouchForHtml(
  '<p>A paragraph with <strong>strong</strong> words, <em>stressed</em> ones and <a href="/">a link</a>.</p>' +
    '<h3>A smaller heading</h3><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>' +
    '<blockquote><p>A quotation.</p></blockquote>',
)

const blocksOf = async (
  site: SiteDefinition,
  catalogue: Pick<PageCatalogue, 'newestIds' | 'stages' | 'largestPlaces'>,
): Promise<readonly Block[]> => {
  const siteId = site.catalogueSiteId
  const [ids, stages, places] = await Promise.all([
    catalogue.newestIds(siteId, 3),
    catalogue.stages(siteId, 2),
    catalogue.largestPlaces(siteId, 4),
  ])
  const { start } = site.routes
  return [
    { kind: 'text', heading: 'Block: text', body: html },
    {
      kind: 'image',
      image: sandboxPicture,
      alt: 'A house by the water',
      caption: 'Block: image, with a caption',
    },
    {
      kind: 'cards',
      heading: 'Block: cards',
      intro: 'With a picture and without, with a link and without.',
      cards: [
        { title: 'Both', text: 'A picture and a link.', href: start, image: sandboxPicture },
        { title: 'No picture', text: 'But a link.', href: start },
        { title: 'Neither', text: 'Only text.' },
      ],
    },
    { kind: 'quote', text: 'Block: quote.', who: 'Astrid Exempel', role: 'developer' },
    {
      kind: 'faq',
      heading: 'Block: faq',
      questions: [
        { question: 'Is this a question?', answer: html },
        { question: 'And this?', answer: html },
      ],
    },
    {
      kind: 'facts',
      heading: 'Block: facts',
      facts: [
        { term: 'Homes', value: '42' },
        { term: 'A long term that may well wrap', value: 'A long value that may well wrap, too' },
      ],
    },
    {
      kind: 'video',
      heading: 'Block: video',
      title: 'A film',
      provider: 'youtube',
      video: 'aqz-KE-bpKQ',
      image: sandboxPicture,
      transcript: html,
    },
    { kind: 'listing', heading: 'Block: listing of homes', listing: 'homes', ids },
    { kind: 'listing', heading: 'Block: listing of stages', listing: 'stages', stages },
    { kind: 'listing', heading: 'Block: prices of stages', listing: 'prices', stages },
    { kind: 'listing', heading: 'Block: listing of places', listing: 'places', places },
    {
      kind: 'listing',
      heading: 'Block: listing of pages',
      listing: 'pages',
      pages: [
        {
          title: 'A page',
          href: start,
          preamble: 'What it is about.',
          date: '2026-11-20',
          image: sandboxPicture,
        },
        { title: 'Another page', href: `${start}#2`, preamble: 'Without a picture.' },
      ],
    },
    { kind: 'form', heading: 'Block: form, search', form: 'search' },
    {
      kind: 'contact',
      heading: 'Block: contact',
      contacts: [
        { name: 'Astrid Exempel', role: 'Sales', phone: '08-465 004 00', email: 'astrid@husrum.example' },
        { name: 'Customer service', email: 'desk@husrum.example' },
      ],
    },
    { kind: 'links', heading: 'Block: links', links: [{ title: 'To the start page', href: start }] },
  ]
}

export const sandboxPage = async (
  site: SiteDefinition,
  {
    catalogue,
    chrome,
    origin,
  }: {
    readonly catalogue: Pick<PageCatalogue, 'newestIds' | 'stages' | 'largestPlaces'>
    readonly chrome: Chrome
    readonly origin: string
  },
): Promise<ContentPage> => ({
  ...chrome,
  template: 'developerSandbox',
  pageId: 'sandbox',
  siteVersion: 'development',
  language: site.locale,
  seo: {
    title: `Sandbox – ${site.name}`,
    description: 'Every block and every piece of the interface.',
    canonical: `${origin}${sandboxPath}`,
    robots: 'noindex,nofollow',
  },
  breadcrumbs: [],
  model: {
    heading: 'Sandbox',
    preamble: 'Every block and every piece of the interface, with sample data.',
    date: '2026-11-21',
    author: 'Astrid Exempel',
    blocks: await blocksOf(site, catalogue),
  },
})

/** Adds the sandbox to the pages of every site, for server-side rendering and for requests over HTTP. */
export const withSandbox =
  (
    viewModelAt: ViewModelAt,
    { pages, catalogue }: { readonly pages: PageService; readonly catalogue: PageCatalogue },
  ): ViewModelAt =>
  async (path, request) => {
    if (path !== sandboxPath) return viewModelAt(path, request)
    const { site, requestUrl } = request
    const context = { environment: 'development' as const, requestUrl }
    const page = await sandboxPage(site, {
      catalogue,
      chrome: await pages.chrome(site, context),
      origin: originOf(site, context),
    })
    return { status: 200, body: toPageDto(page), isOwn: false }
  }
