// A document of the text search: what is indexed of it, and what a hit shows.
import type { IndexedDocument } from './text-index.ts'

export interface TextDocument extends IndexedDocument {
  readonly id: string
  readonly url: string
  /** Picture id. */
  readonly image?: string
  /** The home that it is: what it costs and the like is looked up when it is shown. */
  readonly homeId?: string
}
