// The use cases of pages in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { Surroundings } from './container.ts'
import { composePageUseCases } from './page-use-cases.ts'
import type { PageUseCases } from './use-cases.ts'

export const composeBrowserPageUseCases = (surroundings: Omit<Surroundings, 'sanitise'>): PageUseCases =>
  composePageUseCases({ ...surroundings, sanitise: domSanitiseHtml })
