// What a page of blocks has among them.
import type { Block, ContentPage } from '@husrum/domain'

/** Every home that a listing of these blocks names. */
export const listedHomeIds = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.kind === 'listing' && block.listing === 'homes' ? block.ids : [])),
  ),
]

export const hasConsentForm = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'form' && block.form === 'consent')

/** Whether a page tells where one is signed in. */
export const hasOwnSessions = ({ template }: Pick<ContentPage, 'template'>): boolean =>
  template === 'myPagesSettings'
