// The web's words, language fi.

import { residenceTexts } from '../features/residence/texts/fi.ts'
import { searchTexts } from '../features/search/texts/fi.ts'
import { layoutTexts } from '../layout/texts/fi.ts'
import type { Texts } from './texts.ts'

export const texts: Texts = { layout: layoutTexts, residence: residenceTexts, search: searchTexts }
