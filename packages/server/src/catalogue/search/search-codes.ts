// Words to small numbers: the codes of statuses, choices and days in search rows and columns.

import type { Accessibility, Home, OutdoorArea, ResidenceStatus, SunTime } from '@husrum/domain'
import {
  accessibilities,
  canBeBought,
  concepts,
  disposalForms,
  expandChoice,
  outdoorAreas,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  sunTimes,
} from '@husrum/domain'

/**
 * A word's code is its index in the domain's table. Codes are stored, so those tables may only grow at the end,
 * unless the catalogue is reloaded. -1 for a word that is not in the table.
 */
const codeIn =
  <Word extends string>(table: readonly Word[]) =>
  (word: Word): number =>
    table.indexOf(word)

export const statusCode = codeIn(residenceStatuses)
export const residenceTypeCode = codeIn(residenceTypes)
export const disposalFormCode = codeIn(disposalForms)
export const conceptCode = codeIn(concepts)
export const projectStatusCode = codeIn(projectStatuses)

/** A bit for each code, so that "is one of" is one `&`. */
export const maskOf = (codes: readonly number[]): number =>
  codes.reduce((mask, code) => mask | (1 << code), 0)

export const outdoorMask = (types: readonly OutdoorArea[]): number => maskOf(types.map(codeIn(outdoorAreas)))

export const accessibilityMask = (features: readonly Accessibility[]): number =>
  maskOf(features.map(codeIn(accessibilities)))

export const sunMask = (times: readonly SunTime[]): number => maskOf(times.map(codeIn(sunTimes)))

/** The bit mask of each option of the outdoor filter. */
export const outdoorOptionMasks = outdoorAreas.map((option) => outdoorMask(expandChoice([option])))

const recommended: readonly ResidenceStatus[] = ['forSale', 'preSelling', 'reserved']

/** Rank of all other statuses. */
export const unranked = recommended.length

/** Rank of a status in the recommended order (`compareHomes('')` in the domain). */
export const statusRank = (status: ResidenceStatus): number => {
  const place = recommended.indexOf(status)
  return place < 0 ? unranked : place
}

/** The statuses and the forms of ownership with which a home can be bought, as masks: the domain's rule. */
export const boughtStatuses = maskOf(
  residenceStatuses
    .filter((status) => disposalForms.some((disposalForm) => canBeBought({ status, disposalForm })))
    .map(statusCode),
)
export const boughtForms = maskOf(
  disposalForms
    .filter((disposalForm) => residenceStatuses.some((status) => canBeBought({ status, disposalForm })))
    .map(disposalFormCode),
)

/** Means no date; later than every other. */
export const noDay = 0x7fff_ffff

const millisecondsADay = 86_400_000

/** Days since 1970-01-01 of a date or of the date part of an instant, as written. */
export const dayNumber = (iso: string): number => Math.floor(Date.parse(iso.slice(0, 10)) / millisecondsADay)

/** The choices of one home. */
export interface Choices {
  readonly residenceType: number
  readonly disposalForm: number
  readonly concept: number
  readonly projectStatus: number
  readonly outdoor: number
  readonly accessibility: number
  readonly sun: number
}

/** Seven choices in 28 of the 31 bits that the column has: three are free. */
export const packChoices = (choices: Choices): number =>
  choices.residenceType |
  (choices.disposalForm << 3) |
  (choices.concept << 6) |
  (choices.projectStatus << 9) |
  (choices.outdoor << 13) |
  (choices.accessibility << 21) |
  (choices.sun << 25)

export const unpackChoices = (packed: number): Choices => ({
  residenceType: packed & 7,
  disposalForm: (packed >> 3) & 7,
  concept: (packed >> 6) & 7,
  projectStatus: (packed >> 9) & 15,
  outdoor: (packed >> 13) & 255,
  accessibility: (packed >> 21) & 15,
  sun: (packed >> 25) & 7,
})

export const choicesOf = (home: Home): Choices => ({
  residenceType: residenceTypeCode(home.residenceType),
  disposalForm: disposalFormCode(home.disposalForm),
  concept: conceptCode(home.concept),
  projectStatus: projectStatusCode(home.projectStatus),
  outdoor: outdoorMask(home.outdoorSpaces.map((space) => space.type)),
  accessibility: accessibilityMask(home.accessibility ?? []),
  sun: sunMask(home.sunTimes ?? []),
})
