// The web's words, language en.

import { contentTexts } from '../features/content/texts/en.ts'
import { layoutTexts } from '../layout/texts/en.ts'
import { pageTexts } from '../page/texts/en.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
