// Asks for the wizard of fault reports over the page where one is; what shows it listens, and is loaded when first asked.
import type { CaseType } from '@husrum/domain'

export interface CaseRequest {
  readonly caseType: CaseType
  /** A click outside closes it, except after "continue without technical management" (FAULT-6). */
  readonly closesOutside?: boolean
}

type Listener = (request: CaseRequest) => void

/** From here on a page has room for a dialog over it. */
const wideScreen = '(width >= 62rem)'

let listening: Listener | undefined

/** @returns how to stop listening */
export const onCaseRequest = (listener: Listener): (() => void) => {
  listening = listener
  return () => {
    if (listening === listener) listening = undefined
  }
}

/** Answers false where nobody listens, and on screens without room for a dialog: its own pages are to be opened then. */
export const requestCase = (request: CaseRequest): boolean => {
  if (!globalThis.matchMedia?.(wideScreen).matches) return false
  listening?.(request)
  return listening !== undefined
}
