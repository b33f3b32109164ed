// The web's words, language en.

import { residenceTexts } from '../features/residence/texts/en.ts'
import { searchTexts } from '../features/search/texts/en.ts'
import { layoutTexts } from '../layout/texts/en.ts'
import type { Texts } from './texts.ts'

export const texts: Texts = { layout: layoutTexts, residence: residenceTexts, search: searchTexts }
