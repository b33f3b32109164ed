// Pages for tests, by their paths.
import type { Chrome, Page } from '@husrum/domain'
import { viewModelPath } from '@husrum/domain'
import type { PageResult, PageSource } from './page-source.ts'

export interface InMemoryPages {
  /** A page stands for finding it; a function is called anew for each visit and may throw. */
  readonly pages?: Readonly<Record<string, Page | PageResult | (() => PageResult)>>
  readonly chrome: Chrome | (() => Chrome)
}

const resultOf = (found: Page | PageResult): PageResult =>
  'kind' in found ? found : { kind: 'page', page: found }

/** A path that is not given is `missing`, as is one that could name something else than a page. */
export const makeInMemoryPageSource = ({ pages = {}, chrome }: InMemoryPages): PageSource => ({
  async pageAt(path) {
    const asked = viewModelPath(path)
    const found = asked.kind === 'path' ? pages[asked.path] : undefined
    if (found === undefined) return { kind: 'missing' }
    return typeof found === 'function' ? found() : resultOf(found)
  },
  chrome: async () => (typeof chrome === 'function' ? chrome() : chrome),
})
