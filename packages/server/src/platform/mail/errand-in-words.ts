// The text of a letter about an errand: its facts line by line, and the quoted message.
import type { SiteDefinition } from '@husrum/domain'
import { errandStatusWordOf, formatDateTime, formatTime, wallClockOf } from '@husrum/domain'
import type { ErrandFacts, ErrandNewsTexts } from './letter.ts'

const clockOf = (instant: number, { country }: SiteDefinition): number =>
  wallClockOf(new Date(instant).toISOString(), country) ?? Number.NaN

/** Date and time in the time zone and format of the site. */
export const momentOf = (instant: number, site: SiteDefinition): string =>
  formatDateTime(clockOf(instant, site), site.formats)

export const errandInWords = (
  {
    about,
    number,
    status,
    closedBy,
    board,
    visit,
    promisedBy,
    doneBy,
    files = [],
  }: ErrandFacts & { readonly files?: readonly string[] },
  site: SiteDefinition,
  texts: ErrandNewsTexts,
): readonly string[] => {
  const line = (label: string, value: string | undefined): readonly string[] =>
    value ? [`${label}: ${value}`] : []
  return [
    ...line(texts.number, number),
    ...line(texts.about, about),
    ...line(texts.status, status && texts.statuses[errandStatusWordOf({ status, closedBy })]),
    ...line(texts.by, board && texts.board(board.association, board.name)),
    ...line(
      texts.visit,
      visit && `${momentOf(visit.startsAt, site)}–${formatTime(clockOf(visit.endsAt, site))}`,
    ),
    ...line(texts.promisedBy, promisedBy === undefined ? undefined : momentOf(promisedBy, site)),
    ...line(texts.doneBy, doneBy === undefined ? undefined : momentOf(doneBy, site)),
    ...line(texts.files, files.join(', ')),
  ]
}
