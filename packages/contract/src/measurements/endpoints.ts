// Performance measurements of pages (PLAT-50).
import { pageTemplateKinds, sites } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../zod.ts'
import { vitalNames, webVitalsPath } from './wire.ts'

const siteKey = z.enum(sites.map(({ key }) => key))
const template = z.enum(pageTemplateKinds)

export const saveWebVital = endpoint({
  method: 'POST',
  path: webVitalsPath,
  access: 'public',
  summary: 'Count a performance measurement of a page. 204. Only the count is stored.',
  request: z.object({
    name: z.enum(vitalNames),
    /** Milliseconds; for CLS, the score. */
    value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
    /** Id of the measurement, to avoid counting it twice. Sent only with consent to statistics, and never stored. */
    id: z.optional(id),
    /** The template of the page, never its address. */
    page: template,
    site: siteKey,
  }),
  response: z.undefined(),
})
