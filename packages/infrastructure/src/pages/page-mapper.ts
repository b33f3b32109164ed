// View models off the wire: blocks that this release cannot show are left out, and HTML is sanitised.
import type { BlockDto, ChromeDto, PageDto } from '@husrum/contract'
import { isKnownBlock } from '@husrum/contract'
import type { Block, Chrome, Page, PlacedBlock, SafeHtml } from '@husrum/domain'

export type SanitiseHtml = (html: string) => SafeHtml

const toBlock = (block: BlockDto, sanitise: SanitiseHtml): Block => {
  switch (block.kind) {
    case 'text':
      return { ...block, body: sanitise(block.body) } as Block
    case 'faq':
      return {
        ...block,
        questions: block.questions.map(({ question, answer }) => ({ question, answer: sanitise(answer) })),
      } as Block
    case 'video':
      return {
        ...block,
        ...(block.transcript !== undefined && { transcript: sanitise(block.transcript) }),
      } as Block
    default:
      return block as Block
  }
}

export const toChrome = (chrome: ChromeDto): Chrome => chrome as Chrome

/** Of blocks that {@link toPage} leaves out, each kind once: newer than this release, or with a field missing. */
export const unknownBlockKinds = ({ model }: PageDto): readonly string[] =>
  'blocks' in model
    ? [...new Set(model.blocks.filter((block) => !isKnownBlock(block)).map(({ kind }) => kind))]
    : []

export const toPage = (page: PageDto, sanitise: SanitiseHtml): Page => {
  if (!('blocks' in page.model)) return page as Page
  const { blocks: given } = page.model
  const isWhole = given.every(isKnownBlock)
  // Only where some are left out does the place of the others have to be said.
  const blocks = given.flatMap((block, at): readonly PlacedBlock[] =>
    isKnownBlock(block) ? [{ ...toBlock(block, sanitise), ...(!isWhole && { number: at + 1 }) }] : [],
  )
  return { ...page, model: { ...page.model, blocks } } as Page
}
