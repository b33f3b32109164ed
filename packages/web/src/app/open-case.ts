// Asks for the wizard of fault reports over the page where one is; what shows it listens, and is loaded when first asked.
import type { CaseType } from '@husrum/domain'

type Listener = (caseType: CaseType) => void

let listening: Listener | undefined

/** @returns how to stop listening */
export const onCaseRequest = (listener: Listener): (() => void) => {
  listening = listener
  return () => {
    if (listening === listener) listening = undefined
  }
}

/** Answers false where nobody listens. */
export const requestCase = (caseType: CaseType): boolean => {
  listening?.(caseType)
  return listening !== undefined
}
