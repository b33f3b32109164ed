// The homes that a page of blocks lists.
import type { Block } from '@husrum/domain'

/** Every home that a listing of these blocks names. */
export const listedHomeIds = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.kind === 'listing' && block.listing === 'homes' ? block.ids : [])),
  ),
]
