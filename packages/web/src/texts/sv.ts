// The web's words, language sv.

import { residenceTexts } from '../features/residence/texts/sv.ts'
import { searchTexts } from '../features/search/texts/sv.ts'
import { layoutTexts } from '../layout/texts/sv.ts'
import type { Texts } from './texts.ts'

export const texts: Texts = { layout: layoutTexts, residence: residenceTexts, search: searchTexts }
