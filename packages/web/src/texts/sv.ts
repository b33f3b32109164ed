// The web's words, language sv.

import { pageTexts } from '../app/texts/sv.ts'
import { contentTexts } from '../features/pages/texts/sv.ts'
import { layoutTexts } from '../layout/texts/sv.ts'
import type { FrameTexts } from './texts.ts'

export const texts: FrameTexts = {
  layout: layoutTexts,
  page: pageTexts,
  content: contentTexts,
}
