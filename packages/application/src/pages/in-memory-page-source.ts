// Pages for tests, by path.
import type { Chrome, Page } from '@husrum/domain'
import { viewModelPath } from '@husrum/domain'
import type { PageResult, PageSource } from './page-source.ts'

export interface InMemoryPages {
  /** A page is returned as found. A function is called again for each visit and may throw. */
  readonly pages?: Readonly<Record<string, Page | PageResult | (() => PageResult)>>
  readonly chrome: Chrome | (() => Chrome)
}

const resultOf = (found: Page | PageResult): PageResult =>
  'kind' in found ? found : { kind: 'page', page: found }

/** A path that is not given is `missing`, and so is a path that is not a valid page path. */
export const makeInMemoryPageSource = ({ pages = {}, chrome }: InMemoryPages): PageSource => ({
  async pageAt(path) {
    const asked = viewModelPath(path)
    const found = asked.kind === 'path' ? pages[asked.path] : undefined
    if (found === undefined) return { kind: 'missing' }
    return typeof found === 'function' ? found() : resultOf(found)
  },
  chrome: async () => (typeof chrome === 'function' ? chrome() : chrome),
})
