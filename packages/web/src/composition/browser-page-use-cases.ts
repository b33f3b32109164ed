// The use cases of pages in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { RequestContext } from './container.ts'
import { composePageUseCases } from './page-use-cases.ts'
import type { PageUseCases } from './use-cases.ts'

export const composeBrowserPageUseCases = (surroundings: Omit<RequestContext, 'sanitise'>): PageUseCases =>
  composePageUseCases({ ...surroundings, sanitise: domSanitiseHtml })
