// Documents of the caller's homes (MY-8, MY-19).
import { homePaperKinds, residenceDocumentKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, returnAddress, text } from '../fields.ts'
import { z } from '../zod.ts'
import { signingStatusDto } from './dtos.ts'

const ownDocumentDto = z.object({
  id: z.string(),
  kind: z.enum([...new Set([...residenceDocumentKinds, ...homePaperKinds, 'bookingPaper' as const])]),
  title: z.string(),
  /** Name of the home. */
  about: z.string(),
  residenceId: z.exactOptional(z.string()),
  bookingId: z.exactOptional(z.string()),
  status: z.enum(['pending', 'done']),
  /** Epoch ms. */
  createdOn: z.int(),
  /** `yyyy-MM-dd` */
  signBy: z.exactOptional(z.string()),
  signedAt: z.exactOptional(z.int()),
  signatories: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      hasSigned: z.boolean(),
      signedAt: z.exactOptional(z.int()),
    }),
  ),
  hash: z.string(),
  htmlUrl: z.string(),
  pdfUrl: z.string(),
})

export const getOwnDocuments = endpoint({
  method: 'GET',
  path: '/services/documents',
  access: 'myResidence',
  summary:
    "List the documents of the caller's homes on the site and the documents of bookings, latest first: to sign, signed, and for reading. `htmlUrl` is for reading, `pdfUrl` for download. Documents of a home that was sold on are not included.",
  request: z.object({}),
  response: z.object({ documents: z.array(ownDocumentDto) }),
})

export const signDocument = endpoint({
  method: 'POST',
  path: '/services/documents/{id}/sign/start',
  access: 'myResidence',
  isForOwnPages: true,
  summary:
    'Start signing a document of a home. The answer sets a cookie with which this browser can query the signing. 409 `alreadySigned` or `notSignatory` if the caller has nothing to sign; 412 if the text of the document no longer matches `hash`.',
  request: z.object({
    id,
    /** Hash of the text that was opened. */
    hash: text(64),
    device: z.enum(['same', 'other']),
    /** The page to return to, with `cid` (the document), `sid` (the signing) and `type=document`. */
    page: z.optional(returnAddress),
  }),
  response: signingStatusDto,
  outcomes: { notFound: 404, notSignatory: 409, alreadySigned: 409, changedMeanwhile: 412 },
})
