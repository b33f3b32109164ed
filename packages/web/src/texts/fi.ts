// The web's words, language fi.

import { pageTexts } from '../app/texts/fi.ts'
import { contentTexts } from '../features/pages/texts/fi.ts'
import { layoutTexts } from '../layout/texts/fi.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
