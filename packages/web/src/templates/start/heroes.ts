// How each brand's start page arranges its words and its picture.
import type { SiteKey } from '@husrum/domain'

type Hero =
  /** Beside it, and the search across both. */
  | 'beside'
  /** On a sheet over its corner. */
  | 'over'
  /** Above it, and the search between them. */
  | 'above'
  /** Beside an arch. */
  | 'arch'
  /** On a panel that holds the search as well. */
  | 'panel'
  /** On a dark ground, large. */
  | 'poster'

export const heroes: Readonly<Record<SiteKey, Hero>> = {
  sweden: 'beside',
  'sweden-english': 'beside',
  norway: 'over',
  finland: 'above',
  senior: 'arch',
  cooperative: 'panel',
  contractor: 'poster',
}
