// A report that could not be sent to the server, stored in this tab until it can be (SEC-9).
import type { CaseDraft, CaseStart } from '@husrum/domain'
import { readCaseDraft } from '@husrum/domain'

const keyOf = (id: string): string => `case-draft:${id}`
/** Another person in this tab must not get the report. */
const ownerKeyOf = ({ caseType, siteId, profile }: CaseStart): string =>
  `case-unsaved:${siteId}:${caseType}:${profile.email}`

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

/** Remembers a report that the server has never stored: after signing in again, the server starts one with another id. */
export const rememberUnsaved = (start: CaseStart): void =>
  quietly(() => sessionStorage.setItem(ownerKeyOf(start), start.draftId))

/** The id of the person's report that the server has never stored. */
export const unsavedOnDevice = (start: CaseStart): string | undefined =>
  quietly(() => sessionStorage.getItem(ownerKeyOf(start))) ?? undefined

export const forgetUnsaved = (start: CaseStart): void =>
  quietly(() => sessionStorage.removeItem(ownerKeyOf(start)))
