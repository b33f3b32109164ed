// The homes of demo people: what a demo company provides. Dates are relative to today.
import type { ResidenceDayKind, ResidenceDaySource, SiteDefinition, SiteKey } from '@husrum/domain'

/** Days from today, or months and days. */
export type DaysFromToday = number | readonly [months: number, days: number]

export interface InventedResidence {
  /** Unique within a site. */
  readonly key: string
  readonly person: string
  readonly site: SiteKey
  readonly coOwner?: string
  /** The place where its faults are reported. Absent: any home of the catalogue. */
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
