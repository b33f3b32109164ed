// The history of the catalogue: imports of files, change sets and their undo. Files are sent to `catalogueImportsPath`.
import { locales } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { requiredText, uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { importDto, importLine } from './import-dtos.ts'
import { sourceName } from './records.ts'
import { catalogueImportsPath } from './wire.ts'

const one = `${catalogueImportsPath}/{id}`

/** Default: the first known language of `Accept-Language`, or English. */
const language = z.exactOptional(z.enum(locales))

export const listCatalogueImports = endpoint({
  method: 'GET',
  path: catalogueImportsPath,
  access: 'key:catalogue:write',
  summary:
    'The imports, change sets and undos of a year, newest first, 50 at a time. Files are sent to this path with POST.',
  request: z.strictObject({
    source: z.exactOptional(sourceName),
    /** The id of the last one of the page before. */
    after: z.exactOptional(uuid),
  }),
  response: z.object({ imports: z.array(importLine) }),
})

export const getCatalogueImport = endpoint({
  method: 'GET',
  path: one,
  access: 'key:catalogue:write',
  summary: 'The state of an import, its mistakes by row and column, and what it changes or has changed.',
  request: z.strictObject({ id: uuid, language }),
  response: importDto,
  outcomes: { notFound: 404 },
})

export const previewCatalogueImport = endpoint({
  method: 'POST',
  path: `${one}/preview`,
  access: 'key:catalogue:write',
  summary:
    'Compare an import with the catalogue again, after the catalogue has changed. It gets a new receipt.',
  hasBody: false,
  request: z.strictObject({ id: uuid, language }),
  response: importDto,
  outcomes: { notFound: 404 },
})

export const applyCatalogueImport = endpoint({
  method: 'POST',
  path: `${one}/apply`,
  access: 'key:catalogue:write',
  summary:
    'Apply an import, with the receipt of its preview. Up to 500 homes apply together or not at all, more of them stage by stage, in the background: get the import until it is no longer `applying`.',
  request: z.strictObject({ id: uuid, receipt: requiredText(100), language }),
  response: importDto,
  outcomes: {
    notFound: 404,
    /** The catalogue has changed since the preview, or the receipt is of another one: preview again. */
    previewStale: 409,
    /** Another import of the source is being applied: wait until it has ended. */
    importRunning: 409,
  },
})

export const undoCatalogueImport = endpoint({
  method: 'POST',
  path: `${one}/undo`,
  access: 'key:catalogue:write',
  summary:
    'Take an import or a change set back: what it created ends, what it ended comes back under its address, and changed fields get their former values. What has changed since stays, and the answer lists it. The undo is an import of its own. It is quiet: no letters.',
  request: z.strictObject({
    id: uuid,
    /** Only compare: apply it later with its receipt. */
    preview: z.exactOptional(z.boolean()),
    language,
  }),
  response: importDto,
  outcomes: { notFound: 404, importRunning: 409 },
})
