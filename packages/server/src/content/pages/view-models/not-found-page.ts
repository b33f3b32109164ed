// The "not found" page, with texts for what was requested.
import type { NotFoundPage, Stage } from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { MissingPageTexts } from '../texts/content-texts.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo, startLink } from './page-frame.ts'

const pageThatSays = (
  frame: PageFrame,
  template: NotFoundPage['template'],
  { heading, text, seoTitle }: MissingPageTexts,
  instead: readonly Stage[],
): NotFoundPage => ({
  ...pageBase(frame),
  template,
  pageId: template,
  seo: pageSeo(frame, seoTitle, { description: text, robots: 'noindex,follow' }),
  breadcrumbs: [startLink(frame.site)],
  model: { heading, text, ...(instead.length > 0 && { instead }) },
})

/** `instead`: other stages to show, for a missing home or stage. */
export const notFoundPage = (
  frame: PageFrame,
  template: NotFoundPage['template'],
  instead: readonly Stage[] = [],
): NotFoundPage => pageThatSays(frame, template, contentTextsOf(frame.site)[template], instead)

/** A sold home whose stage is gone too. */
export const goneHomePage = (frame: PageFrame, instead: readonly Stage[]): NotFoundPage =>
  pageThatSays(frame, 'notFoundObject', contentTextsOf(frame.site).goneObject, instead)
