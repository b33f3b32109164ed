// Files for a form (FAULT-55 to FAULT-57). They are uploaded with the tus protocol, which is not described here.
import { fileKinds, fileRefusals, uploadPurposes, uploadStates } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { uploadsPath } from './wire.ts'

const kinds = Object.keys(fileKinds) as (keyof typeof fileKinds)[]

const uploadDto = z.object({
  id: uuid,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  received: z.int(),
  state: z.enum(uploadStates),
  kind: z.exactOptional(z.enum(kinds)),
  refusal: z.exactOptional(z.enum(fileRefusals)),
})

export const listUploads = endpoint({
  method: 'GET',
  path: uploadsPath,
  access: 'public',
  isForOwnPages: true,
  inQuery: ['purpose', 'draft'],
  summary:
    'List the files that were uploaded for a draft, or by the signed-in caller, and are not attached yet, in the order in which the uploads began. Files are uploaded to this path with the tus protocol (1.0.0) and the same query.',
  request: z.object({ purpose: z.enum(uploadPurposes), draft: z.optional(uuid) }),
  response: z.array(uploadDto),
  outcomes: { signedOut: 401, notFound: 404 },
})
