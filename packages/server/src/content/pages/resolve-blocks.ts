// Blocks as an editor wrote them → blocks as a page shows them: Markdown rendered, listings looked up.
import type { Block, ListedPage, SiteDefinition } from '@husrum/domain'
import { homeAddressOn, withoutUndefined } from '@husrum/domain'
import type { BlockFile } from './content/content-file.ts'
import type { SiteContent, StoredPage } from './content/postgres-content-store.ts'
import { richText } from './content/rich-text.ts'
import type { PageCatalogue } from './page-catalogue.ts'

type ListingFile = Extract<BlockFile, { kind: 'listing' }>

export interface BlockSurroundings {
  readonly site: SiteDefinition
  readonly content: SiteContent
  readonly catalogue: PageCatalogue
  /** Path of the page with the blocks. */
  readonly path: string
}

const listed = ({ title, path, preamble = '', date, image }: StoredPage): ListedPage => ({
  title,
  href: path,
  preamble,
  ...withoutUndefined({ date, image }),
})

const resolveListing = async (
  { heading, listing, under, tag, limit }: ListingFile,
  { site, content, catalogue, path }: BlockSurroundings,
): Promise<Block> => {
  const base = { kind: 'listing' as const, ...(heading !== undefined && { heading }) }
  const siteId = site.catalogueSiteId
  switch (listing) {
    case 'homes':
      return { ...base, listing, ids: await catalogue.newestIds(siteId, limit, tag) }
    case 'stages':
    case 'prices':
      return {
        ...base,
        listing,
        stages: (await catalogue.stages(siteId, limit, tag)).map((stage) => ({
          ...stage,
          path: homeAddressOn(site, stage.path),
        })),
      }
    case 'places':
      return { ...base, listing, places: await catalogue.largestPlaces(siteId, limit) }
    case 'pages':
      return {
        ...base,
        listing,
        pages: content
          .childrenOf(under ?? path)
          .slice(0, limit)
          .map(listed),
      }
  }
}

/** Each block is rendered once: the store returns the same object until the content changes. */
const rendered = new WeakMap<object, Block>()

const renderBlock = (block: Exclude<BlockFile, ListingFile>): Block => {
  switch (block.kind) {
    case 'text':
      return { ...block, body: richText(block.body) } as Block
    case 'faq':
      return {
        ...block,
        questions: block.questions.map(({ question, answer }) => ({ question, answer: richText(answer) })),
      } as Block
    case 'video':
      return {
        ...block,
        ...(block.transcript !== undefined && { transcript: richText(block.transcript) }),
      } as Block
    default:
      return block as Block
  }
}

/** In the order of the file. */
export const resolveBlocks = (
  blocks: readonly BlockFile[],
  surroundings: BlockSurroundings,
): Promise<readonly Block[]> =>
  Promise.all(
    blocks.map(async (block) => {
      if (block.kind === 'listing') return resolveListing(block, surroundings)
      const known = rendered.get(block) ?? renderBlock(block)
      rendered.set(block, known)
      return known
    }),
  )
