// An import of a file, a change set or an undo, and what it did.
import { catalogueKinds, locales } from '@husrum/domain'
import { integer, requiredText, text } from '../fields.ts'
import { z } from '../zod.ts'
import { changedRow } from './change-dtos.ts'
import { sourceName } from './records.ts'

const mappingDto = {
  /** Heading → field. */
  columns: z.exactOptional(z.record(text(200), text(100))),
  /** Field → cell, for all rows. */
  values: z.exactOptional(z.record(text(100), text(1_000))),
}

/** Headings and values of a source's own tables. */
export const tableMapping = z.strictObject(mappingDto)

const yesOrNo = z.exactOptional(z.enum(['true', 'false']))

/** The settings of an upload, as they are written in a query or a form. */
export const importSettings = z.strictObject({
  source: sourceName,
  sheet: z.exactOptional(requiredText(100)),
  replace: yesOrNo,
  maxEnded: z.exactOptional(integer(0, 100_000)),
  quiet: yesOrNo,
  partly: yesOrNo,
  language: z.exactOptional(z.enum(locales)),
  columns: z.exactOptional(text(20_000)),
  values: z.exactOptional(text(20_000)),
  /** Of a file that is the body. */
  name: z.exactOptional(requiredText(200)),
})

/** `refused`: there are mistakes. `stale`: the catalogue changed since the preview. `failed`: it can be applied again. */
const importStates = ['refused', 'checked', 'stale', 'applying', 'applied', 'partly', 'failed'] as const

const mistake = z.object({
  file: z.exactOptional(z.string()),
  sheet: z.exactOptional(z.string()),
  /** As the spreadsheet shows it; of JSON, the place in its list from 0. */
  row: z.exactOptional(z.int()),
  /** The heading, or the field. */
  column: z.exactOptional(z.string()),
  /** `Sheet1!C17`, `homes.3`, or the key of a record. */
  place: z.string(),
  /** What is wrong, for programs. */
  problem: z.string(),
  /** The same in words. */
  text: z.string(),
})

const importSummary = {
  id: z.string(),
  source: z.string(),
  /** `changes`: a change set of `changeCatalogue`. `edit`: by staff. `pull`: fetched from the address of the source. */
  origin: z.enum(['file', 'changes', 'undo', 'edit', 'pull']),
  state: z.enum(importStates),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Name of the key that sent it. */
  by: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  appliedAt: z.exactOptional(z.string()),
  /** The import that this one takes back. */
  undoes: z.exactOptional(z.string()),
  /** The import that has taken this one back. */
  undoneBy: z.exactOptional(z.string()),
  counts: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    ended: z.int(),
    waiting: z.int(),
    /** Records of which a booking or an edit of staff holds something back. */
    heldBack: z.int(),
    /** Mistakes in all. */
    mistakes: z.int(),
  }),
}

/** A line of the list of imports. */
export const importLine = z.object(importSummary)

/** An import with its report. */
export const importDto = z.object({
  ...importSummary,
  mapping: z.object(mappingDto),
  /** Of an edit: why. */
  reason: z.exactOptional(z.string()),
  /** Headings that were not read. */
  ignoredColumns: z.array(z.string()),
  /** Apply the import with it. Absent if it cannot be applied. */
  receipt: z.exactOptional(z.string()),
  /** Parts that apply each as a whole. */
  parts: z.object({ waiting: z.int(), applied: z.int(), refused: z.int() }),
  /** The first 1,000 mistakes. */
  mistakes: z.array(mistake),
  /** The first 1,000 records that change, or of which something is held back. Contacts and brokers are named without their values. */
  rows: z.array(changedRow),
  rowCount: z.int(),
  /** What an undo leaves as it is, because it has changed since. */
  skipped: z.array(
    z.object({
      kind: z.enum(catalogueKinds),
      externalId: z.string(),
      field: z.exactOptional(z.string()),
      problem: z.string(),
      text: z.string(),
    }),
  ),
})
