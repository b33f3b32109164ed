// What the invented company tells of the homes of its people, for whoever writes them into a database. Days are counted
// from the day of writing: what is next week stays next week.
import type { ResidenceDayKind, ResidenceDaySource, SiteKey } from '@husrum/domain'
import type { SeededPersonKey } from '../people/seeded-people.ts'

/** Days from today, or `m` months and days. */
export type DaysFromToday = number | readonly [months: number, days: number]

export interface SeededDay {
  readonly kind: ResidenceDayKind
  readonly earliest: DaysFromToday
  readonly latest?: DaysFromToday
  readonly source: ResidenceDaySource
  readonly reason?: string
  /** When it was said. */
  readonly set: DaysFromToday
}

export interface SeededResidence {
  /** Unique among those of a site. */
  readonly key: string
  readonly person: SeededPersonKey
  readonly site: SiteKey
  /** Somebody of the same country who owns it with them. */
  readonly coOwner?: SeededPersonKey
  /** Where it stands: a place where faults are reported; absent: a home of the catalogue, whatever one. */
  readonly placeId?: string
  readonly agreed: DaysFromToday
  readonly completed?: DaysFromToday
  readonly left?: DaysFromToday
  readonly isSuccession?: true
  readonly days: readonly SeededDay[]
}
