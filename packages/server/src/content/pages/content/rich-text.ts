// Markdown as an editor writes it → HTML that may be rendered: sanitised.
import type { SafeHtml } from '@husrum/domain'
import { vouchForHtml } from '@husrum/domain'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const markdown = new Marked({ gfm: true, async: false })

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr'],
  // A word from another language is italic and names its language: <em lang="sv">bostadsrätt</em>.
  allowedAttributes: { a: ['href', 'rel'], em: ['lang'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: href.startsWith('https:') ? { href, rel: 'noopener' } : { href },
    }),
  },
}

/** Any HTML → the part of it that content may use. */
export const sanitiseHtml = (html: string): SafeHtml => vouchForHtml(sanitizeHtml(html, rules).trim())

/** Markdown → HTML that may be rendered. Headings begin at the third level: the page and its blocks use the others. */
export const richText = (text: string): SafeHtml => sanitiseHtml(markdown.parse(text) as string)
