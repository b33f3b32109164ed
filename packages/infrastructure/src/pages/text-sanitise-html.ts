// Sanitises HTML without a document: on the server, during rendering.
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

/** The same texts are rendered repeatedly, so results are cached. The cache is cleared when it is full. */
const maxRemembered = 2_000
const remembered = new Map<string, SafeHtml>()

const rememberedHtml = (html: string): SafeHtml => {
  const known = remembered.get(html)
  if (known !== undefined) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const safe = textSanitiseHtml(html)
  remembered.set(html, safe)
  return safe
}

export const loadTextSanitiser: LoadSanitiser = async () => rememberedHtml
