// Sanitises HTML where there is no document: on the server, while a page is rendered.
import type { SafeHtml } from '@husrum/domain'
import { vouchForHtml } from '@husrum/domain'
import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags, safeAddress } from './html-rules.ts'
import type { LoadSanitiser } from './page-mapper.ts'

const textSanitiseHtml = (html: string): SafeHtml =>
  vouchForHtml(
    sanitizeHtml(html, {
      allowedTags,
      allowedAttributes: { a: allowedAttributes },
      allowedSchemes: ['https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      exclusiveFilter: ({ tag, attribs }) =>
        tag === 'a' && attribs.href !== undefined && !safeAddress.test(attribs.href),
    }),
  )

export const loadTextSanitiser: LoadSanitiser = async () => textSanitiseHtml
