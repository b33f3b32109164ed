// The pages of a site, as visitors see them.
import type { LoadPage, LoadPageDependencies } from './load-page.ts'
import { makeLoadPage } from './load-page.ts'

export interface Pages {
  readonly load: LoadPage
}

export const makePages = (dependencies: LoadPageDependencies): Pages => ({
  load: makeLoadPage(dependencies),
})
