// The desks in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { Surroundings } from './container.ts'
import { composeDesks } from './desks.ts'
import type { Desks } from './use-cases.ts'

export const composeBrowserDesks = (surroundings: Omit<Surroundings, 'sanitise'>): Desks =>
  composeDesks({ ...surroundings, sanitise: domSanitiseHtml })
