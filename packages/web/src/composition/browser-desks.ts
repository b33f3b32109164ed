// The desks in a browser.
import { domSanitiseHtml } from '@husrum/infrastructure'
import type { RequestContext } from './container.ts'
import { composeDesks } from './desks.ts'
import type { Desks } from './use-cases.ts'

export const composeBrowserDesks = (surroundings: Omit<RequestContext, 'sanitise'>): Desks =>
  composeDesks({ ...surroundings, sanitise: domSanitiseHtml })
