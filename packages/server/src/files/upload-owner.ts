// Whose a file is before it is attached to something: of whoever has the id of a draft, or of an account.

import { isUuid } from '../database/is-uuid.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Visitor } from '../http/visitor.ts'

export interface UploadOwner {
  readonly kind: 'draft' | 'account'
  /** UUID; that of a draft is random and nobody can guess it. */
  readonly id: string
}

/** Whether whoever asks may have the files of a draft. */
export type MayUseDraft = (draftId: string, visitor: Visitor) => Promise<boolean>

/** A draft is for whoever knows its id. */
export const whoeverKnows: MayUseDraft = async () => true

/** The text in the way in which ids are written; undefined where it is none. */
export const uploadIdOf = (text: string): string | undefined => {
  const lower = text.toLowerCase()
  return isUuid(lower) ? lower : undefined
}

/**
 * The owner that a request speaks for: the draft whose id it gives, or whoever is signed in. Throws `notFound` for a draft
 * that is none or somebody else's, and `signedOut` where neither is there.
 */
export const makeOwnerOf =
  (mayUseDraft: MayUseDraft) =>
  async (visitor: Visitor, draft: string | undefined): Promise<UploadOwner> => {
    if (draft === undefined) return { kind: 'account', id: signedInOf(visitor.caller).session.accountId }
    const id = uploadIdOf(draft)
    if (id === undefined || !(await mayUseDraft(id, visitor))) throw new Problem('notFound')
    return { kind: 'draft', id }
  }
