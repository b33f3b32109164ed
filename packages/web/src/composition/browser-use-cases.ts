// The use cases in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { Surroundings } from './container.ts'
import { composeUseCases } from './container.ts'
import type { UseCases } from './use-cases.ts'

export const composeBrowserUseCases = (surroundings: Omit<Surroundings, 'sanitise'>): UseCases =>
  composeUseCases({ ...surroundings, sanitise: domSanitiseHtml })
