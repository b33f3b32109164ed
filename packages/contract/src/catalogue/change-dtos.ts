// What becomes of a record, for changes and imports.
import { changingFacts } from '@husrum/domain'
import { z } from '../zod.ts'

const recordKey = { kind: z.enum(['stage', 'home']), externalId: z.string() }

/** What became of a record. */
export const changedRow = z.object({
  ...recordKey,
  /** The id that all other endpoints use. */
  id: z.string(),
  /** `waiting`: a home whose stage has not come yet. */
  result: z.enum(['created', 'changed', 'unchanged', 'ended', 'waiting']),
  /** The fields that differ, of a changed record. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.exactOptional(z.unknown()),
      after: z.exactOptional(z.unknown()),
    }),
  ),
  /** What an online booking protects; `stage`: the home stays in its stage, `ended`: it does not end. */
  heldBack: z.array(z.enum([...changingFacts, 'stage', 'ended'])),
})
