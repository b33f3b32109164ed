// Error reports of pages (defined by the product).
import { pageTemplateKinds, sites } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { z } from '../zod.ts'
import { clientErrorLimits, clientErrorsPath } from './wire.ts'

export const reportClientError = endpoint({
  method: 'POST',
  path: clientErrorsPath,
  access: 'public',
  summary: 'Log an error of a page. The answer contains the reference under which it is logged.',
  request: z.object({
    // Higher than the stored limits, so that pages that trim less can still report.
    message: text(4 * clientErrorLimits.message),
    stack: z.optional(text(4 * clientErrorLimits.stack)),
    template: z.optional(z.enum(pageTemplateKinds)),
    site: z.enum(sites.map(({ key }) => key)),
    /** The release of the pages, from their view models. */
    release: z.optional(text(clientErrorLimits.name)),
  }),
  response: z.object({ reference: z.string() }),
})
