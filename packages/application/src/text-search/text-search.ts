// The text search, as pages see it.
import type { FindQuickly } from './find-quickly.ts'
import { makeFindQuickly } from './find-quickly.ts'
import type { FindTexts, TextSearchDependencies } from './find-texts.ts'
import { makeFindTexts } from './find-texts.ts'

export interface TextSearch {
  readonly find: FindTexts
  readonly quickly: FindQuickly
}

export const makeTextSearch = (dependencies: TextSearchDependencies): TextSearch => ({
  find: makeFindTexts(dependencies),
  quickly: makeFindQuickly(dependencies),
})
