// The web's words, language sv.

import { contentTexts } from '../features/content/texts/sv.ts'
import { layoutTexts } from '../layout/texts/sv.ts'
import { pageTexts } from '../page/texts/sv.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
