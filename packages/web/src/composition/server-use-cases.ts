// The use cases while a page is rendered on the server.
import { textSanitiseHtml } from '@husrum/infrastructure'
import type { Surroundings } from './container.ts'
import { composeUseCases } from './container.ts'
import type { UseCases } from './use-cases.ts'

export const composeServerUseCases = (surroundings: Omit<Surroundings, 'sanitise'>): UseCases =>
  composeUseCases({ ...surroundings, sanitise: textSanitiseHtml })
