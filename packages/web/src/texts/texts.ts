// Every word that the web itself says, by feature. Words that belong to a page come with its view model.

import type { ContentFeatureTexts } from '../features/content/content-texts.ts'
import type { ResidenceTexts } from '../features/residence/residence-texts.ts'
import type { SearchTexts } from '../features/search/search-texts.ts'
import type { LayoutTexts } from '../layout/layout-texts.ts'
import type { PageTexts } from '../page/page-texts.ts'

/** What every page says. */
export interface FrameTexts {
  readonly layout: LayoutTexts
  readonly page: PageTexts
  readonly content: ContentFeatureTexts
}

export interface Texts extends FrameTexts {
  readonly residence: ResidenceTexts
  readonly search: SearchTexts
}
