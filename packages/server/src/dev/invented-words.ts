// What an invented company has to tell in development: what the server asks of it.
import type { Contact, SiteDefinition } from '@husrum/domain'

export interface InventedNews {
  readonly key: string
  readonly audience: 'stage' | 'residence' | 'association'
  /** Of the person whose home it is about; everybody's if absent. */
  readonly person?: string
  readonly daysAgo: number
  readonly title: string
  readonly preamble: string
  /** Markdown. */
  readonly body: string
}

export interface InventedWords {
  newsOf(site: SiteDefinition): readonly InventedNews[]
  /** Whom an association turns to. */
  associationContactsOf(site: SiteDefinition): readonly Contact[]
}
