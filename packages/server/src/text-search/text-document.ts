// A document of the text search: what is indexed of it, and what a hit shows.
import type { IndexedDocument } from './text-index.ts'

export interface TextDocument extends IndexedDocument {
  readonly id: string
  readonly url: string
  /** Picture id. */
  readonly image?: string
}

/** What is kept of a document that was indexed: of a home its id, for what is shown of it is read when it is found. */
export type TextHit = ShownDocument | { readonly homeId: string }

/** What a hit shows. */
export type ShownDocument = Omit<TextDocument, 'headings' | 'keywords'>

export const shownOf = ({ id, category, title, text, url, date, image }: TextDocument): ShownDocument => ({
  id,
  category,
  title,
  text,
  url,
  ...(date !== undefined && { date }),
  ...(image !== undefined && { image }),
})
