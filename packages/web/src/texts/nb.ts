// The web's words, language nb.

import { pageTexts } from '../app/texts/nb.ts'
import { contentTexts } from '../features/pages/texts/nb.ts'
import { layoutTexts } from '../layout/texts/nb.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
