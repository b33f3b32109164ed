// Sanitises HTML in the browser with the browser's own parser.
import { vouchForHtml } from '@husrum/domain'
import { allowedAttributes, allowedTags, safeAddress } from './html-rules.ts'
import type { LoadSanitiser } from './page-mapper.ts'

/** Loads DOMPurify, which only pages with editors' HTML need. */
export const loadDomSanitiser: LoadSanitiser = async () => {
  const { default: DOMPurify } = await import('dompurify')
  return (html) =>
    vouchForHtml(
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS: allowedTags,
        ALLOWED_ATTR: allowedAttributes,
        ALLOWED_URI_REGEXP: safeAddress,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
      }),
    )
}
