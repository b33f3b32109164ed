// A report that could not be sent to the server, stored in this tab until it can be (SEC-9).
import type { CaseDraft } from '@husrum/domain'
import { readCaseDraft } from '@husrum/domain'

const keyOf = (id: string): string => `case-draft:${id}`

/** Storage may be blocked or full: the report is then only in the page. */
const quietly = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

/** With the version of the stored draft that it builds on. */
export const storeOnDevice = (draft: CaseDraft, version: number): void =>
  quietly(() => sessionStorage.setItem(keyOf(draft.id), JSON.stringify({ ...draft, version })))

export const storedOnDevice = (id: string): (CaseDraft & { readonly version: number }) | undefined =>
  quietly(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    const draft = readCaseDraft(stored)
    return draft && { ...draft, version: Number((stored as { readonly version?: unknown }).version ?? 0) }
  })

export const removeFromDevice = (id: string): void => quietly(() => sessionStorage.removeItem(keyOf(id)))
