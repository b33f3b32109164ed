// Texts about errands: time, subject, place, and next event.
import type { StoredErrand } from '@husrum/application'
import type {
  CountryCode,
  ErrandAttachment,
  ErrandColour,
  ErrandNextStep,
  StatusColour,
} from '@husrum/domain'
import { errandStatusWordOf, parseOtherResidentInfo, wallClockOf } from '@husrum/domain'
import type { ErrandMoment, ErrandsTexts } from '../../texts/sv/errands.ts'

/** An instant in epoch milliseconds, in the country's time zone. */
export const momentOf = (instant: number, country: CountryCode): ErrandMoment => {
  const clock = new Date(wallClockOf(new Date(instant).toISOString(), country) ?? instant)
  return {
    year: clock.getUTCFullYear(),
    weekday: clock.getUTCDay(),
    day: clock.getUTCDate(),
    month: clock.getUTCMonth() + 1,
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  }
}

/** "Kök: Vatten"; "Kök, i en bostad" for an errand whose description is not shared. */
export const titleOf = (
  { roomType, problem = '', access }: Pick<StoredErrand, 'roomType' | 'problem' | 'access'>,
  { untitled, home }: ErrandsTexts,
): string => {
  if (access === 'placeAndStatus') return roomType ? `${roomType}, ${home.inside}` : home.untitled
  return [roomType, problem].filter(Boolean).join(': ') || untitled
}

/** Text of its status for the reader. */
export const statusWordsOf = (
  errand: Pick<StoredErrand, 'status' | 'closedBy' | 'access'>,
  { statuses }: ErrandsTexts,
): string => statuses[errandStatusWordOf(errand)]

/** Its place: the selected address, or the typed one. */
export const placeOf = ({
  objectAddress,
  buildingPartName,
  objectName,
  brfName,
  otherResidentInfo,
}: Pick<
  StoredErrand,
  'objectAddress' | 'buildingPartName' | 'objectName' | 'brfName' | 'otherResidentInfo'
>): readonly string[] => {
  const { address, zipCode, city } = parseOtherResidentInfo(otherResidentInfo)
  const town = [zipCode, city].filter(Boolean).join(' ')
  const lines = objectAddress
    ? [objectAddress, buildingPartName, objectName]
    : [address, town, buildingPartName]
  return [...new Set([...lines, brfName].filter(Boolean))]
}

/** The dot's shape and colour: `StatusMark` draws yellow as its orange. */
export const markColourOf = (colour: ErrandColour): StatusColour => (colour === 'yellow' ? 'orange' : colour)

const nextStepWords = (
  step: ErrandNextStep,
  country: CountryCode,
  texts: ErrandsTexts,
  length: 'next' | 'nextShort' = 'next',
): string => {
  const words = texts[length]
  const day = (instant: number) => texts.day(momentOf(instant, country))
  switch (step.kind) {
    case 'visit':
      return words.visit(texts.visitTime(momentOf(step.startsAt, country), momentOf(step.endsAt, country)))
    case 'answerBy':
    case 'answerLate':
      // With the hour: emergencies are answered within hours.
      return words[step.kind](texts.dayTime(momentOf(step.by, country)))
    case 'doneBy':
    case 'doneLate':
      return words[step.kind](day(step.by))
    case 'waiting':
      return step.by === undefined ? words.waiting : words.waitingBy(day(step.by))
    default:
      return words[step.kind]
  }
}

/** The next event for the reader: a board is not asked to do what the resident has to do. */
export const nextStepWordsOf = (
  { access = 'full' }: Pick<StoredErrand, 'access'>,
  step: ErrandNextStep,
  country: CountryCode,
  texts: ErrandsTexts,
  length: 'next' | 'nextShort' = 'next',
): string => {
  if (access === 'placeAndStatus') return texts.home.notShared
  const isResidents = step.kind === 'answer' || step.kind === 'yourMove'
  return access === 'shared' && isResidents ? texts.home.waiting : nextStepWords(step, country, texts, length)
}

/** "bild, 412 kB"; empty if unknown. */
export const fileWords = ({ kind, size }: ErrandAttachment, texts: ErrandsTexts): string =>
  [
    kind && texts.fileKinds[kind],
    size !== undefined &&
      (size < 1_000_000
        ? texts.kilobytes(String(Math.max(1, Math.round(size / 1000))))
        : texts.megabytes((size / 1_000_000).toFixed(1).replace('.', texts.decimal))),
  ]
    .filter(Boolean)
    .join(', ')
