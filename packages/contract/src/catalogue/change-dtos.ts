// What becomes of a record, for changes and imports.
import { catalogueKinds, changingFacts } from '@husrum/domain'
import { z } from '../zod.ts'

/** The key of a record in its source. */
export const recordKey = { kind: z.enum(catalogueKinds), externalId: z.string() }

/** What became of a record. */
export const changedRow = z.object({
  ...recordKey,
  /** The id that all other endpoints use. */
  id: z.string(),
  /** `waiting`: a home whose stage has not come yet, or options without any of their stages. */
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
  /** Fields that stay because staff have edited them; absent if there are none. What the record says of them applies once they are released. */
  locked: z.exactOptional(z.array(z.string())),
  /** Keys that the record names and that have not come yet: `contacts.anna`, `stages.kajutan`, `needs.heating`. */
  missing: z.exactOptional(z.array(z.string())),
})
