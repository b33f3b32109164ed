// The web's words, language en.

import { pageTexts } from '../app/texts/en.ts'
import { contentTexts } from '../features/pages/texts/en.ts'
import { layoutTexts } from '../layout/texts/en.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
