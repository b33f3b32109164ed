// What the frame wants to know of the page in it.
import type { Chrome, PageExtras, PageLink } from '@husrum/domain'

/** Every page is one; so is a frame that came without a page. */
export type FramedPage = Chrome &
  Pick<PageExtras, 'isCorporate' | 'languages' | 'subMenu'> & {
    /** From the start page to this one; nothing is shown for fewer than two. */
    readonly breadcrumbs?: readonly PageLink[]
  }
