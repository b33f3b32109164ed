// What the blocks of a page refer to.
import type { Block, ContentPage, Stage } from '@husrum/domain'
import { isAboutPlace } from '@husrum/domain'

/** Every home in the listings of these blocks. */
export const listedHomeIds = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.kind === 'listing' && block.listing === 'homes' ? block.ids : [])),
  ),
]

export const hasConsentForm = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'form' && block.form === 'consent')

/** The stages of a page about a place, without duplicates; none on other pages. */
export const stagesOnMapOf = ({
  template,
  model: { blocks },
}: Pick<ContentPage, 'template'> & {
  readonly model: Pick<ContentPage['model'], 'blocks'>
}): readonly Stage[] => {
  if (!isAboutPlace(template)) return []
  const listed = blocks.flatMap((block) =>
    block.kind === 'listing' && (block.listing === 'stages' || block.listing === 'prices')
      ? block.stages
      : [],
  )
  return [...new Map(listed.map((stage) => [stage.id, stage])).values()]
}

/** On a page about a place, what it lists comes before the text about it. */
export const listingsFirst = (blocks: readonly Block[]): readonly Block[] => [
  ...blocks.filter(({ kind }) => kind === 'listing'),
  ...blocks.filter(({ kind }) => kind !== 'listing'),
]
