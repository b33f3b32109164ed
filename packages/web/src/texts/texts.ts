// Every word that the web itself says, by feature. Words that belong to a page come with its view model.

import type { PageTexts } from '../app/page-texts.ts'
import type { HomesTexts } from '../features/homes/homes-texts.ts'
import type { ContentFeatureTexts } from '../features/pages/content-texts.ts'
import type { SearchTexts } from '../features/search/search-texts.ts'
import type { LayoutTexts } from '../layout/layout-texts.ts'

/** What every page says. */
export interface FrameTexts {
  readonly layout: LayoutTexts
  readonly page: PageTexts
  readonly content: ContentFeatureTexts
}

export interface Texts extends FrameTexts {
  readonly residence: HomesTexts
  readonly search: SearchTexts
}
