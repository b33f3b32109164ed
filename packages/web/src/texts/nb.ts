// The web's words, language nb.

import { contentTexts } from '../features/content/texts/nb.ts'
import { layoutTexts } from '../layout/texts/nb.ts'
import { pageTexts } from '../page/texts/nb.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
