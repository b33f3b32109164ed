// The homes of people of development: what the server asks of an invented company. Days are counted from today.
import type { ResidenceDayKind, ResidenceDaySource, SiteDefinition, SiteKey } from '@husrum/domain'

/** Days from today, or months and days. */
export type DaysFromToday = number | readonly [months: number, days: number]

export interface InventedResidence {
  /** Unique among those of a site. */
  readonly key: string
  readonly person: string
  readonly site: SiteKey
  readonly coOwner?: string
  /** Where its faults are reported; absent: a home of the catalogue, whatever one. */
  readonly placeId?: string
  readonly agreed: DaysFromToday
  readonly completed?: DaysFromToday
  readonly left?: DaysFromToday
  readonly isSuccession?: true
  readonly days: readonly {
    readonly kind: ResidenceDayKind
    readonly earliest: DaysFromToday
    readonly latest?: DaysFromToday
    readonly source: ResidenceDaySource
    readonly reason?: string
    readonly set: DaysFromToday
  }[]
}

export interface InventedResidences {
  of(site: Pick<SiteDefinition, 'key' | 'country' | 'features'>): readonly InventedResidence[]
}
