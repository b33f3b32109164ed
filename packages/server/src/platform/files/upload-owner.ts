// The owner of an upload before it is attached: a draft, used by any client that has its id, or an account.

import { isUuid } from '../database/is-uuid.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Visitor } from '../http/visitor.ts'

export interface UploadOwner {
  readonly kind: 'draft' | 'account'
  /** UUID; that of a draft is random and cannot be guessed. */
  readonly id: string
}

/** Whether the visitor may use the files of a draft. */
export type MayUseDraft = (draftId: string, visitor: Visitor) => Promise<boolean>

/** Any client that knows the id of a draft may use it. */
export const anyDraftHolder: MayUseDraft = async () => true

/** The id in its canonical lower-case form; undefined if it is not a UUID. */
export const uploadIdOf = (text: string): string | undefined => {
  const lower = text.toLowerCase()
  return isUuid(lower) ? lower : undefined
}

/**
 * The owner that a request acts for: the draft of the given id, or the signed-in account. Throws `notFound` for a draft that does
 * not exist or belongs to another owner, and `signedOut` if there is neither.
 */
export const makeOwnerOf =
  (mayUseDraft: MayUseDraft) =>
  async (visitor: Visitor, draft: string | undefined): Promise<UploadOwner> => {
    if (draft === undefined) return { kind: 'account', id: signedInOf(visitor.caller).session.accountId }
    const id = uploadIdOf(draft)
    if (id === undefined || !(await mayUseDraft(id, visitor))) throw new Problem('notFound')
    return { kind: 'draft', id }
  }
