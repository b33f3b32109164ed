// What the frame needs from the page in it.
import type { Chrome, PageExtras, PageLink } from '@husrum/domain'

/** Satisfied by every page, and by a frame that came without a page. */
export type FramedPage = Chrome &
  Pick<PageExtras, 'isCorporate' | 'languages' | 'subMenu'> & {
    /** From the start page to this one; hidden if there are fewer than two. */
    readonly breadcrumbs?: readonly PageLink[]
  }
