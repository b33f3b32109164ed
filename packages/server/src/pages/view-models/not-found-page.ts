// What a path shows where nothing stands, in words that know what was looked for.
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

/** `instead`: where a home or a stage was looked for, others to look at. */
export const notFoundPage = (
  frame: PageFrame,
  template: NotFoundPage['template'],
  instead: readonly Stage[] = [],
): NotFoundPage => pageThatSays(frame, template, contentTextsOf(frame.site)[template], instead)

/** A home that was sold, in a stage that is gone too. */
export const goneHomePage = (frame: PageFrame, instead: readonly Stage[]): NotFoundPage =>
  pageThatSays(frame, 'notFoundObject', contentTextsOf(frame.site).goneObject, instead)
