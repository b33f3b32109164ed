// Every word that the web itself says, by feature. Words that belong to a page come with its view model.

import type { ResidenceTexts } from '../features/residence/residence-texts.ts'
import type { SearchTexts } from '../features/search/search-texts.ts'
import type { LayoutTexts } from '../layout/layout-texts.ts'

export interface Texts {
  readonly layout: LayoutTexts
  readonly residence: ResidenceTexts
  readonly search: SearchTexts
}
