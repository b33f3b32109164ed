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

export const storeOnDevice = (draft: CaseDraft): void =>
  quietly(() => sessionStorage.setItem(keyOf(draft.id), JSON.stringify(draft)))

export const storedOnDevice = (id: string): CaseDraft | undefined =>
  quietly(() => readCaseDraft(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')))

export const removeFromDevice = (id: string): void => quietly(() => sessionStorage.removeItem(keyOf(id)))
