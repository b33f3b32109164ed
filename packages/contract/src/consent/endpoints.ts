// Records of choices in the cookie dialog (PLAT-55).

import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { experimentsPath } from './wire.ts'

export const recordExperiment = endpoint({
  method: 'POST',
  path: `${experimentsPath}/{experimentId}/{variant}`,
  access: 'public',
  summary:
    'Record a choice in the cookie dialog. What was allowed is stored in the cookie. Neither request nor response has a body.',
  hasBody: false,
  request: z.object({
    experimentId: z.string().check(z.regex(/^[a-z][a-z\d-]{0,63}$/)),
    /** 1 close, 2 all, 3 manual, 4 only necessary. */
    variant: z.enum(['1', '2', '3', '4']),
  }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})
