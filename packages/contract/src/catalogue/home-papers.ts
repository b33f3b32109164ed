// PDF papers of stages and homes.
import { homePaperKinds, paperVisibilities } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { requiredText, uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { externalId } from './more-records.ts'
import { sourceName } from './records.ts'

const title = z.exactOptional(requiredText(120))

const paper = {
  externalId,
  /** The key of its home in the same source. */
  home: z.exactOptional(externalId),
  /** The key of its stage, for a paper of all homes. Either `home` or `stage`. */
  stage: z.exactOptional(externalId),
  kind: z.enum(homePaperKinds),
  /** By language. The language of the country is required. */
  titles: z.strictObject({ sv: title, nb: title, fi: title, en: title }),
  /** `public`: on the page of its home or stage. `buyers`: in My Pages of those who book or own the home. */
  visibility: z.enum(paperVisibilities),
}

const path = '/services/catalogue/papers'
const access = 'key:catalogue:write'

export const changePapers = endpoint({
  method: 'POST',
  path,
  access,
  summary:
    'Create, change and end PDF papers of stages and homes, by the keys of your own system; all of it, or nothing. `file` is the answer of an upload (`POST /services/catalogue/papers/files`, `multipart/form-data` with the field `file`); without it a paper keeps its file.',
  request: z.strictObject({
    source: sourceName,
    papers: z.exactOptional(
      z.array(z.strictObject({ ...paper, file: z.exactOptional(uuid) })).check(z.maxLength(200)),
    ),
    /** Keys of papers to end. Their files are deleted. */
    end: z.exactOptional(z.array(externalId).check(z.maxLength(200))),
  }),
  maxBodyBytes: 512 * 1024,
  response: z.object({
    rows: z.array(
      z.object({
        externalId: z.string(),
        id: uuid,
        result: z.enum(['created', 'changed', 'unchanged', 'ended']),
      }),
    ),
  }),
})

export const listPapers = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'The PDF papers of a source, by their keys.',
  request: z.strictObject({ source: sourceName }),
  response: z.object({
    papers: z.array(
      z.object({
        ...paper,
        id: uuid,
        /** Bytes. */
        size: z.int(),
        /** Lower-case hex. */
        sha256: z.string(),
      }),
    ),
  }),
})
