// The pages that editors wrote, as documents of the text search.
import type { SiteDefinition } from '@husrum/domain'
import { routePath, textSearchCategoryOf, withoutUndefined } from '@husrum/domain'
import type { BlockFile, SiteContent, StoredPage } from '../pages/index.ts'
import { contentTextsOf } from '../pages/index.ts'
import type { TextDocument } from './text-document.ts'
import type { Passage } from './text-index.ts'

/** Markdown as plain text. */
const plain = (markdown: string): string =>
  markdown
    .replace(/<[^<>]{0,200}>/g, '')
    // Of a link, only the text remains.
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[*_`#>|[]/g, '')
    .replace(/^ {0,8}(?:-|\d{1,3}\.) /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface Words {
  readonly headings: readonly (string | undefined)[]
  readonly texts: readonly (string | undefined)[]
}

const wordsOfBlock = (block: BlockFile): Words => {
  switch (block.kind) {
    case 'text':
      return { headings: [block.heading], texts: [block.body] }
    case 'image':
      return { headings: [], texts: [block.caption] }
    case 'cards':
      return {
        // Cards lead to the page of their topic.
        headings: [block.heading],
        texts: [block.intro, ...block.cards.flatMap(({ title, text }) => [`${title}.`, text])],
      }
    case 'quote':
      return { headings: [], texts: [block.text, block.who, block.role] }
    case 'faq':
      return {
        headings: [block.heading, ...block.questions.map(({ question }) => question)],
        texts: block.questions.flatMap(({ question, answer }) => [question, answer]),
      }
    case 'facts':
      return {
        headings: [block.heading],
        texts: block.facts.map(({ term, value }) => `${term}: ${value}.`),
      }
    case 'video':
      return { headings: [block.heading, block.title], texts: [block.transcript] }
    case 'contact':
      return {
        headings: [block.heading],
        texts: block.contacts.map(({ name, role, phone, email }) =>
          [name, role, phone, email].filter(Boolean).join(', '),
        ),
      }
    case 'links':
      return { headings: [block.heading], texts: block.links.map(({ title }) => title) }
    case 'listing':
    case 'form':
      return { headings: [block.heading], texts: [] }
  }
}

/** Questions, and texts with a heading. Cards lead to the page that answers. */
const passagesOf = (block: BlockFile): readonly Passage[] => {
  if (block.kind === 'faq')
    return block.questions.map(({ question, answer }) => ({ title: plain(question), text: plain(answer) }))
  return block.kind === 'text' && block.heading !== undefined
    ? [{ title: plain(block.heading), text: plain(block.body) }]
    : []
}

/**
 * Pages that mention much and answer little come after a page of their topic: the start page, and articles, which no other page names by
 * a key.
 */
const weightOf = ({ template, key }: StoredPage): number | undefined => {
  if (template === 'start') return 0.7
  return (template === 'inspiration' || template === 'testimonial') && key === undefined ? 0.55 : undefined
}

const given = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.flatMap((part) => (part === undefined || part === '' ? [] : [plain(part)]))

const documentOf = (page: StoredPage, site: SiteDefinition): TextDocument | undefined => {
  const category = textSearchCategoryOf(page.template)
  // My Pages without login on the site do not exist.
  if (category === undefined || (page.template === 'myPages' && routePath(site, 'login') === undefined))
    return undefined
  const blocks = page.blocks.map(wordsOfBlock)
  return {
    id: `content${page.path}`,
    category,
    title: page.title,
    url: page.path,
    // The path names the topic of a page in a word or two.
    headings: [
      page.seo.title,
      page.path.split('/').at(-2) ?? '',
      ...given(blocks.flatMap(({ headings }) => headings)),
    ],
    text: given([page.preamble, ...blocks.flatMap(({ texts }) => texts)]).join(' '),
    keywords: `${page.seo.description} ${page.author ?? ''}`,
    ...withoutUndefined({ weight: weightOf(page) }),
    passages: page.blocks.flatMap(passagesOf),
    ...withoutUndefined({ date: page.date, image: page.image }),
  }
}

/** The home search page, which has no written content. */
const searchPage = (site: SiteDefinition): readonly TextDocument[] => {
  const url = routePath(site, 'search')
  if (url === undefined) return []
  const { navigation, search } = contentTextsOf(site)
  const text = search.preamble('', 0)
  return [
    {
      id: 'search',
      category: 'content',
      title: navigation.search,
      url,
      headings: [search.heading('')],
      text,
      keywords: `${search.seoTitle('')} ${search.seoDescription('')}`,
    },
  ]
}

export const contentDocuments = (site: SiteDefinition, content: SiteContent): readonly TextDocument[] => [
  ...searchPage(site),
  ...content.pages.flatMap((page) => documentOf(page, site) ?? []),
]
