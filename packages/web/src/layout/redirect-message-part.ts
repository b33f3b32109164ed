// The message to those whom another site sent here comes to them alone.
import { makePart } from '../lazy/lazy-component.tsx'

export const redirectMessage = makePart(async () => (await import('./RedirectMessage.tsx')).RedirectMessage)

/** Whether there is anything to ask the rule about; `search` is the address's query. */
export const mayHaveBeenRedirected = (search: string): boolean => search.includes('redirectedFrom')
