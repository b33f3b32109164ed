// The use cases of the search in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { RequestContext } from './container.ts'
import { composeSearchUseCases } from './search-use-cases.ts'
import type { SearchUseCases } from './use-cases.ts'

export const composeBrowserSearchUseCases = (
  surroundings: Omit<RequestContext, 'sanitise'>,
): SearchUseCases => composeSearchUseCases({ ...surroundings, sanitise: domSanitiseHtml })
