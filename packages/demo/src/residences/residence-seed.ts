// Seed data of the homes of the demo company's users, to be written into a database. Days are relative to the day of seeding: next week
// stays next week.
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
  /** When it was announced. */
  readonly set: DaysFromToday
}

export interface SeededResidence {
  /** Unique among those of a site. */
  readonly key: string
  readonly person: SeededPersonKey
  readonly site: SiteKey
  /** A co-owner of the same country. */
  readonly coOwner?: SeededPersonKey
  /** Its address: a place for fault reports; absent: any home of the catalogue. */
  readonly placeId?: string
  readonly agreed: DaysFromToday
  readonly completed?: DaysFromToday
  readonly left?: DaysFromToday
  readonly isSuccession?: true
  readonly days: readonly SeededDay[]
}
