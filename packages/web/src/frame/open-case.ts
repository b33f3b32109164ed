// Requests the fault report wizard over the present page. The component that shows it listens, and is loaded at the first request.
import type { CaseType } from '@husrum/domain'

export interface CaseRequest {
  readonly caseType: CaseType
  /** Whether a click outside closes it: yes, except after "continue without technical management" (FAULT-6). */
  readonly closesOutside?: boolean
}

type Listener = (request: CaseRequest) => void

/** The width from which a page has room for a dialog over it. */
const wideScreen = '(width >= 62rem)'

let listening: Listener | undefined

/** @returns what stops listening */
export const onCaseRequest = (listener: Listener): (() => void) => {
  listening = listener
  return () => {
    if (listening === listener) listening = undefined
  }
}

/** Returns false without a listener, and on screens without room for a dialog: then open the wizard's own pages. */
export const requestCase = (request: CaseRequest): boolean => {
  if (!globalThis.matchMedia?.(wideScreen).matches) return false
  listening?.(request)
  return listening !== undefined
}
