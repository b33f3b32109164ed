// News and contacts of development: what a demo company provides.
import type { Contact, SiteDefinition } from '@husrum/domain'

export interface InventedNews {
  readonly key: string
  readonly audience: 'stage' | 'residence' | 'association'
  /** Key of the person whose home it is about; all homes if absent. */
  readonly person?: string
  readonly daysAgo: number
  readonly title: string
  readonly preamble: string
  /** Markdown. */
  readonly body: string
}

export interface InventedWords {
  newsOf(site: SiteDefinition): readonly InventedNews[]
  /** The contacts that an association sees. */
  associationContactsOf(site: SiteDefinition): readonly Contact[]
}
