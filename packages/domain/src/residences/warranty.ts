// Warranties of a new building, and their ends: by the law and the standard contracts of each country.
import { monthsAfter } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'

/** Milestones of a building's warranties: inspections, and ends of periods. */
export const warrantyKinds = [
  'yearInspection',
  'guaranteeInspection',
  'guarantee',
  'complaint',
  'liability',
] as const
/** One of {@link warrantyKinds}. */
export type WarrantyKind = (typeof warrantyKinds)[number]

interface WarrantyRule {
  readonly kind: WarrantyKind
  /** Start of the period: the building's approval, or the handover. */
  readonly from: 'completion' | 'takeover'
  readonly months: number
  /** Of an inspection that takes place within a span: its last month. */
  readonly lastMonths?: number
}

/**
 * Sweden: ABT 06 chapter 4 § 7 (guarantee of five years, liability of ten, from approval; an inspection is usual after two); for houses
 * konsumenttjänstlagen § 17 gives the same ten years. Norway: bustadoppføringslova § 16 (inspection a year after the takeover) and § 30
 * (complaints until five years after it). Finland: asuntokauppalaki chapter 4 § 18 (yearly inspection twelve to fifteen months after the
 * building was approved for use), and ten years for faults that could not be seen then.
 */
const rules: Readonly<Record<CountryCode, readonly WarrantyRule[]>> = {
  SE: [
    { kind: 'guaranteeInspection', from: 'completion', months: 24 },
    { kind: 'guarantee', from: 'completion', months: 60 },
    { kind: 'liability', from: 'completion', months: 120 },
  ],
  NO: [
    { kind: 'yearInspection', from: 'takeover', months: 12 },
    { kind: 'complaint', from: 'takeover', months: 60 },
  ],
  FI: [
    { kind: 'yearInspection', from: 'completion', months: 12, lastMonths: 15 },
    { kind: 'liability', from: 'completion', months: 120 },
  ],
}

/** A warranty and its last day; for an inspection its deadline. */
export interface Warranty {
  readonly kind: WarrantyKind
  /** Of an inspection within a span, its first day, `yyyy-MM-dd`. */
  readonly earliest?: string
  /** `yyyy-MM-dd` */
  readonly until: string
  readonly isOver: boolean
}

/**
 * The warranties of a home and their ends, the soonest first; expired ones stay in the list. Norway counts from the takeover, other
 * countries from the building's approval: warranties without a known start are left out.
 *
 * @param completedOn `yyyy-MM-dd`
 * @param entryDate `yyyy-MM-dd`, the day of the handover
 * @example
 * warrantyOf({ completedOn: '2024-05-02' }, 'SE', '2026-06-01')
 * // inspection until 2026-05-02 (over), guarantee until 2029-05-02, liability until 2034-05-02
 */
export const warrantyOf = (
  {
    completedOn,
    entryDate,
  }: { readonly completedOn?: string | undefined; readonly entryDate?: string | undefined },
  country: CountryCode,
  today: string,
): readonly Warranty[] =>
  rules[country].flatMap(({ kind, from, months, lastMonths = months }) => {
    const start = from === 'takeover' ? (entryDate ?? completedOn) : completedOn
    if (start === undefined) return []
    const until = monthsAfter(start, lastMonths)
    return [
      {
        kind,
        ...(lastMonths !== months && { earliest: monthsAfter(start, months) }),
        until,
        isOver: until < today,
      },
    ]
  })
