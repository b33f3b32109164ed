// A document of the text search: its indexed fields, and the fields that a hit shows.
import { withoutUndefined } from '@husrum/domain'
import type { IndexedDocument } from './text-index.ts'

export interface TextDocument extends IndexedDocument {
  readonly id: string
  readonly url: string
  /** Picture id. */
  readonly image?: string
}

/** Stored for an indexed document: for a home its id, as its data are read when it is found. */
export type TextHit = ShownDocument | { readonly homeId: string }

/** The fields that a hit shows. */
export type ShownDocument = Omit<TextDocument, 'headings' | 'keywords'>

export const shownOf = ({ id, category, title, text, url, date, image }: TextDocument): ShownDocument => ({
  id,
  category,
  title,
  text,
  url,
  ...withoutUndefined({ date, image }),
})
