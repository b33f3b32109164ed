// The web's words, language fi.

import { contentTexts } from '../features/content/texts/fi.ts'
import { layoutTexts } from '../layout/texts/fi.ts'
import { pageTexts } from '../page/texts/fi.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
