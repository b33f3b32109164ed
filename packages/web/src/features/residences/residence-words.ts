// Status of a home and its next event, as text.
import type { OwnedResidence } from '@husrum/application'
import type { ResidenceStanding, SiteDefinition, StatusColour, Warranty } from '@husrum/domain'
import {
  currentDays,
  dayInWords,
  entryDateOf,
  formatDay,
  formatPrice,
  lastOf,
  nextStepOf,
  nextStopOf,
  standingOf,
  warrantyOf,
  wasNeverEntered,
} from '@husrum/domain'
import type { ResidencesTexts } from '../../texts/sv/residences.ts'

export const colourOfStanding = {
  held: 'orange',
  signed: 'blue',
  choosing: 'orange',
  waiting: 'blue',
  movedIn: 'green',
  owned: 'green',
  left: 'grey',
} as const satisfies Readonly<Record<ResidenceStanding, StatusColour>>

interface Seen {
  readonly site: SiteDefinition
  /** `yyyy-MM-dd` */
  readonly today: string
  readonly texts: ResidencesTexts
}

/** Warranties of a home; in Norway they start on the day of the handover of keys, which must have passed. */
export const warrantiesOf = (
  { completedOn, days }: OwnedResidence,
  { site, today }: Pick<Seen, 'site' | 'today'>,
): readonly Warranty[] => {
  const entryDate = entryDateOf(currentDays(days))
  const hasEntered = entryDate !== undefined && entryDate <= today
  if (completedOn === undefined && !hasEntered) return []
  return warrantyOf({ completedOn, entryDate: hasEntered ? entryDate : undefined }, site.country, today)
}

/**
 * The agreed price with its parts. In Finland the debt-free price of the home follows, which contains the loans of the company.
 */
export const agreedLines = (
  { agreed, home: { totalPrice } }: OwnedResidence,
  words: Readonly<Record<'price' | 'ofWhichHome' | 'ofWhichOptions' | 'totalPrice', string>>,
  { formats, country }: SiteDefinition,
): readonly (readonly [label: string, amount: string])[] => {
  if (!agreed) return []
  const lines = [
    [words.price, agreed.total],
    ...(agreed.options > 0
      ? ([
          [words.ofWhichHome, agreed.home],
          [words.ofWhichOptions, agreed.options],
        ] as const)
      : []),
    ...(country === 'FI' && totalPrice !== undefined ? ([[words.totalPrice, totalPrice]] as const) : []),
  ] as const
  return lines.map(([label, amount]) => [label, formatPrice(amount, formats)])
}

/** Warranties and inspections due within this many days come first. */
const soonDays = 365

const warrantyEnding = (residence: OwnedResidence, seen: Pick<Seen, 'site' | 'today'>) =>
  warrantiesOf(residence, seen).find(
    ({ isOver, until }) => !isOver && Date.parse(until) - Date.parse(seen.today) < soonDays * 86_400_000,
  )

/** "till och med 2031-11-09" */
export const whenOf = (
  { kind, until, earliest, isOver }: Warranty,
  {
    site,
    texts: { warranty: words },
  }: Pick<Seen, 'site' | 'today'> & { texts: Pick<ResidencesTexts, 'warranty'> },
): string => {
  const [last, first] = [until, earliest ?? ''].map((text) => formatDay(text, site))
  const isInspection = kind.endsWith('Inspection')
  if (isOver) return isInspection ? words.held(last ?? '') : words.was(last ?? '')
  if (earliest !== undefined) return words.between(first ?? '', last ?? '')
  return isInspection ? words.by(last ?? '') : words.until(last ?? '')
}

/** The next event, as a sentence. */
export const nextWords = (
  residence: OwnedResidence,
  { site, today, texts: { next, warranty } }: Seen,
): string => {
  const standing = standingOf(residence, today)
  const days = currentDays(residence.days)
  const day = (text: string) => formatDay(text, site)
  if (standing === 'left') {
    const left = day(residence.leftOn ?? today)
    return wasNeverEntered({ ...residence, days }) ? next.ended(left) : next.soldOn(left)
  }
  if (standing === 'movedIn') return next.movedIn
  if (standing === 'owned') {
    const soon = warrantyEnding(residence, { site, today })
    return soon
      ? next.warrantySoon(warranty.kinds[soon.kind], whenOf(soon, { site, today, texts: { warranty } }))
      : next.owned
  }
  if (standing === 'choosing')
    return next.choose(day(nextStopOf(residence.interiorStops, today) ?? lastOf(days.interior) ?? today))
  const { step, days: coming } = nextStepOf(residence, today) ?? {}
  const [first] = coming ?? []
  if (!step || step === 'contract') return next.signed
  return first ? next.coming[step](dayInWords(first, site)) : next.undated
}

/** Moving-in date, or since when the resident has the keys; empty if unknown. */
export const entryWords = (residence: OwnedResidence, { site, today, texts: { list } }: Seen): string => {
  const days = currentDays(residence.days)
  const entry = entryDateOf(days)
  if (!days.moveIn || entry === undefined) return ''
  return entry <= today ? list.livedSince(formatDay(entry, site)) : list.moveIn(dayInWords(days.moveIn, site))
}
