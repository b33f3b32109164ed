// Access to the 360-degree pictures of a home (SEARCH-38).
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'

export const openPanorama = endpoint({
  method: 'POST',
  path: '/services/explorer/panorama/open',
  access: 'public',
  isForOwnPages: true,
  summary:
    "Grant this browser access to the 360-degree pictures of a home's stage for one hour. The answer contains the token for their addresses and their decryption key (AES-256-GCM). Only this browser can use the token.",
  request: z.strictObject({ objectId: id }),
  response: z.object({
    /** Prefix of `{stageId}/{objectName}`, including the trailing slash. */
    token: z.string(),
    /** 32 bytes, base64. */
    key: z.string(),
    stageId: z.string(),
    /** Epoch milliseconds. */
    expiresAt: z.number(),
  }),
  outcomes: { notFound: 404 },
})
