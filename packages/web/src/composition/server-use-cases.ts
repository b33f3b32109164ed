// The use cases while a page is rendered on the server.
import { textSanitiseHtml } from '@husrum/infrastructure'
import type { RequestContext } from './container.ts'
import { composeDesks } from './desks.ts'
import { composePageUseCases } from './page-use-cases.ts'
import { composeSearchUseCases } from './search-use-cases.ts'
import type { UseCases } from './use-cases.ts'

export const composeServerUseCases = (given: Omit<RequestContext, 'sanitise'>): UseCases => {
  const surroundings = { ...given, sanitise: textSanitiseHtml }
  return {
    ...composePageUseCases(surroundings),
    ...composeSearchUseCases(surroundings),
    ...composeDesks(surroundings),
  }
}
