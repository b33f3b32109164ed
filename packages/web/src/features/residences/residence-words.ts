// Where a home stands and what comes next of it, in the site's words.
import type { OwnedResidence } from '@husrum/application'
import type { ResidenceStanding, SiteDefinition, StatusColour } from '@husrum/domain'
import {
  currentDays,
  dayInWords,
  entryDateOf,
  formatDate,
  lastOf,
  nextStepOf,
  standingOf,
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

/** What happens next, in a sentence. */
export const nextWords = (residence: OwnedResidence, { site, today, texts: { next } }: Seen): string => {
  const standing = standingOf(residence, today)
  const days = currentDays(residence.days)
  const day = (text: string) => formatDate(text, site.formats)
  if (standing === 'left') {
    const left = day(residence.leftOn ?? today)
    return wasNeverEntered({ ...residence, days }) ? next.ended(left) : next.soldOn(left)
  }
  if (standing === 'movedIn') return next.movedIn
  if (standing === 'owned') return next.owned
  if (standing === 'choosing') return next.choose(day(lastOf(days.interior) ?? today))
  const { step, days: coming } = nextStepOf(residence, today) ?? {}
  const [first] = coming ?? []
  if (!step || step === 'contract') return next.signed
  return first ? next.coming[step](dayInWords(first, site)) : next.undated
}

/** When one moves in, or since when one has the keys; empty where no day is known. */
export const entryWords = (residence: OwnedResidence, { site, today, texts: { list } }: Seen): string => {
  const days = currentDays(residence.days)
  const entry = entryDateOf(days)
  if (!days.moveIn || entry === undefined) return ''
  return entry <= today
    ? list.livedSince(formatDate(entry, site.formats))
    : list.moveIn(dayInWords(days.moveIn, site))
}
