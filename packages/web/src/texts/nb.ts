// The web's words, language nb.

import { residenceTexts } from '../features/residence/texts/nb.ts'
import { searchTexts } from '../features/search/texts/nb.ts'
import { layoutTexts } from '../layout/texts/nb.ts'
import type { Texts } from './texts.ts'

export const texts: Texts = { layout: layoutTexts, residence: residenceTexts, search: searchTexts }
