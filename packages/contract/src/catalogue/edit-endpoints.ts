// Fields of records that staff edit. A field is locked for its source until it is released.
import { catalogueKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { jsonFields, requiredText, text } from '../fields.ts'
import { z } from '../zod.ts'
import { changedRow, recordKey } from './change-dtos.ts'
import { sourceName } from './records.ts'

const access = 'key:catalogue:edit'

const one = { source: sourceName, kind: z.enum(catalogueKinds), externalId: requiredText(60) }

const result = z.object({ rows: z.array(changedRow) })

export const editCatalogueRecord = endpoint({
  method: 'POST',
  path: '/services/catalogue/edits',
  access,
  summary:
    'Edit fields of a record by hand, and lock them: what the source says of them is kept, and applies once they are released. Facts that an online booking protects stay; the answer lists them.',
  request: z.strictObject({
    ...one,
    /** Field → value, as in `changeCatalogue`; null removes it. Fields of keys (`externalId`, `siteId`, `stage`, `stages`) cannot be edited. */
    fields: jsonFields,
    /** Why. It is listed with the lock, and in the history of the catalogue. */
    reason: requiredText(500),
    /** Sends no letters about the change. */
    quiet: z.exactOptional(z.boolean()),
  }),
  response: result,
  outcomes: { notFound: 404 },
})

export const releaseCatalogueRecord = endpoint({
  method: 'POST',
  path: '/services/catalogue/releases',
  access,
  summary: 'Release fields that staff have edited: what the source said last applies.',
  request: z.strictObject({
    ...one,
    /** Default: all. */
    fields: z.exactOptional(z.array(text(100)).check(z.minLength(1), z.maxLength(40))),
    quiet: z.exactOptional(z.boolean()),
  }),
  response: result,
  outcomes: { notFound: 404 },
})

export const listCatalogueLocks = endpoint({
  method: 'GET',
  path: '/services/catalogue/locks',
  access,
  summary: 'The fields of a source that staff have edited, up to 500 at a time.',
  request: z.strictObject({
    source: sourceName,
    /** The `next` of the page before. */
    after: z.exactOptional(text(300)),
  }),
  response: z.object({
    locks: z.array(
      z.object({
        ...recordKey,
        field: z.string(),
        /** The value of staff; absent if they removed it. */
        value: z.exactOptional(z.unknown()),
        /** What the source said last. */
        sourceValue: z.exactOptional(z.unknown()),
        reason: z.string(),
        /** Name of the key. */
        by: z.string(),
        /** ISO 8601. */
        at: z.string(),
      }),
    ),
    /** Send it as `after` for the next page; absent on the last one. */
    next: z.exactOptional(z.string()),
  }),
})
