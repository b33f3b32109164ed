// Sanitises HTML in a browser, by the browser's own parser.
import type { SafeHtml } from '@husrum/domain'
import { vouchForHtml } from '@husrum/domain'
import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags, safeAddress } from './html-rules.ts'

export const domSanitiseHtml = (html: string): SafeHtml =>
  vouchForHtml(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: allowedTags,
      ALLOWED_ATTR: allowedAttributes,
      ALLOWED_URI_REGEXP: safeAddress,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  )
