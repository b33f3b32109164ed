// From grouped counts to the facet distribution.

import type { FacetDistribution, HomeCriteria, InhabitDateCode, ViewingFilter } from '@husrum/domain'
import {
  accessibilities,
  concepts,
  disposalForms,
  inhabitBefore,
  outdoorAreas,
  projectStatuses,
  residenceTypes,
  sunTimes,
  viewingWindow,
} from '@husrum/domain'
import type { FoundHomeIds, HomesQuery } from './home-search.ts'
import {
  accessibilityMask,
  conceptCode,
  dayNumber,
  disposalFormCode,
  maskOf,
  noDay,
  outdoorMask,
  outdoorOptionMasks,
  projectStatusCode,
  residenceTypeCode,
  sunMask,
  unpackChoices,
} from './search-codes.ts'

/** The selectable codes and windows, the narrowest first: each includes those before it. */
const nestedDates: readonly InhabitDateCode[] = [0, 1, 2, 3]
const nestedViewings: readonly ViewingFilter[] = ['inSevenDays', 'in30Days', 'hasAny', 'includeAll']

/** The limits of the access and the viewing facet, in day numbers. */
export interface FacetDays {
  readonly today: number
  /** Last day of access of codes 0, 1 and 2. */
  readonly access: readonly [number, number, number]
  /** The day before which the next viewing must be, for seven and for thirty days. */
  readonly viewing: readonly [number, number]
}

export const facetDays = (today: string): FacetDays => {
  const access = (code: InhabitDateCode) => dayNumber(inhabitBefore(code, today) ?? today)
  const viewing = (filter: ViewingFilter) => dayNumber(viewingWindow(filter, today)?.before ?? today)
  return {
    today: dayNumber(today),
    access: [access(0), access(1), access(2)],
    viewing: [viewing('inSevenDays'), viewing('in30Days')],
  }
}

/** The narrowest access code that includes a day: 0 to 3. */
export const accessStep = (day: number, { access }: FacetDays): number =>
  day <= access[0] ? 0 : day <= access[1] ? 1 : day <= access[2] ? 2 : 3

/** The narrowest viewing filter that the next viewing matches: 0 seven days, 1 thirty days, 2 any, 3 no viewing. */
export const viewingStep = (next: number, { viewing }: FacetDays): number =>
  next === noDay ? 3 : next < viewing[0] ? 0 : next < viewing[1] ? 1 : 2

/** The requested choices as bit masks; -1 matches everything. */
export interface ChoiceMasks {
  readonly residenceType: number
  readonly disposalForm: number
  readonly concept: number
  readonly projectStatus: number
  readonly outdoor: number
  /** All of its bits are required; 0 requires none. */
  readonly accessibility: number
  readonly sun: number
}

const maskOrAll = <Value>(
  wanted: readonly Value[] | undefined,
  mask: (wanted: readonly Value[]) => number,
) => (wanted === undefined || wanted.length === 0 ? -1 : mask(wanted))

export const choiceMasks = (criteria: HomeCriteria): ChoiceMasks => ({
  residenceType: maskOrAll(criteria.residenceTypes, (wanted) => maskOf(wanted.map(residenceTypeCode))),
  disposalForm: maskOrAll(criteria.disposalForms, (wanted) => maskOf(wanted.map(disposalFormCode))),
  concept: maskOrAll(criteria.concepts, (wanted) => maskOf(wanted.map(conceptCode))),
  projectStatus: maskOrAll(criteria.projectStatuses, (wanted) => maskOf(wanted.map(projectStatusCode))),
  outdoor: maskOrAll(criteria.outdoorAreas, outdoorMask),
  accessibility: accessibilityMask(criteria.accessibility ?? []),
  sun: sunMask(criteria.sun ?? []),
})

/** One bit for each group of filters that has a facet. */
export const failed = {
  residenceType: 1,
  disposalForm: 2,
  concept: 4,
  projectStatus: 8,
  outdoor: 16,
  access: 32,
  viewing: 64,
  accessibility: 128,
  sun: 256,
} as const

/** The requested choices that a home fails, as bits of `failed`. `packed` is a home's choices (`packChoices`). */
export const failedChoices = (packed: number, masks: ChoiceMasks): number => {
  const choices = unpackChoices(packed)
  return (
    ((1 << choices.residenceType) & masks.residenceType ? 0 : failed.residenceType) |
    ((1 << choices.disposalForm) & masks.disposalForm ? 0 : failed.disposalForm) |
    ((1 << choices.concept) & masks.concept ? 0 : failed.concept) |
    ((1 << choices.projectStatus) & masks.projectStatus ? 0 : failed.projectStatus) |
    (masks.outdoor === -1 || choices.outdoor & masks.outdoor ? 0 : failed.outdoor) |
    ((choices.accessibility & masks.accessibility) === masks.accessibility ? 0 : failed.accessibility) |
    ((choices.sun & masks.sun) === masks.sun ? 0 : failed.sun)
  )
}

const named = (words: readonly string[], counts: ArrayLike<number>): Record<string, number> => {
  const found: Record<string, number> = {}
  words.forEach((word, code) => {
    const count = counts[code] ?? 0
    if (count > 0) found[word] = count
  })
  return found
}

/** Cumulative counts: every step includes those before it. */
const cumulative = (
  steps: readonly (string | number)[],
  counts: ArrayLike<number>,
): Record<string, number> => {
  const found: Record<string, number> = {}
  let sum = 0
  steps.forEach((step, at) => {
    sum += counts[at] ?? 0
    found[String(step)] = sum
  })
  return found
}

/** Number of homes with any bit of a mask, from counts by all their bits. */
const withAny = (counts: Int32Array, mask: number): number =>
  counts.reduce((sum, homes, has) => (has & mask ? sum + homes : sum), 0)

const count = (counts: Int32Array, at: number, homes: number): void => {
  counts[at] = (counts[at] ?? 0) + homes
}

/** Adds up homes by what they fail: a home counts in every facet if it fails nothing, else only in that facet. */
export class FacetTally {
  readonly #residenceType = new Int32Array(8)
  readonly #disposalForm = new Int32Array(8)
  readonly #concept = new Int32Array(8)
  readonly #projectStatus = new Int32Array(16)
  readonly #outdoor = new Int32Array(256)
  readonly #accessibility = new Int32Array(16)
  readonly #sun = new Int32Array(8)
  readonly #access = new Int32Array(4)
  readonly #viewing = new Int32Array(4)
  /** Homes that fail nothing. */
  total = 0

  /**
   * @param packed the homes' choices (`packChoices`).
   * @param fails bits of `failed`.
   */
  add(packed: number, accessAt: number, viewingAt: number, fails: number, homes: number): void {
    if ((fails & (fails - 1)) !== 0) return
    if (fails === 0) this.total += homes
    if (fails === 0 || fails === failed.residenceType) count(this.#residenceType, packed & 7, homes)
    if (fails === 0 || fails === failed.disposalForm) count(this.#disposalForm, (packed >> 3) & 7, homes)
    if (fails === 0 || fails === failed.concept) count(this.#concept, (packed >> 6) & 7, homes)
    if (fails === 0 || fails === failed.projectStatus) count(this.#projectStatus, (packed >> 9) & 15, homes)
    if (fails === 0 || fails === failed.outdoor) count(this.#outdoor, (packed >> 13) & 255, homes)
    if (fails === 0 || fails === failed.accessibility) count(this.#accessibility, (packed >> 21) & 15, homes)
    if (fails === 0 || fails === failed.sun) count(this.#sun, (packed >> 25) & 7, homes)
    if (fails === 0 || fails === failed.access) count(this.#access, accessAt, homes)
    if (fails === 0 || fails === failed.viewing) count(this.#viewing, viewingAt, homes)
  }

  /** @param places how many stages and areas the found homes belong to. */
  distribution(places: { readonly stage: number; readonly area: number }): FacetDistribution {
    return {
      residenceType: named(residenceTypes, this.#residenceType),
      disposalForm: named(disposalForms, this.#disposalForm),
      concepts: named(concepts, this.#concept),
      projectStatus: named(projectStatuses, this.#projectStatus),
      outdoorArea: named(
        outdoorAreas,
        outdoorOptionMasks.map((mask) => withAny(this.#outdoor, mask)),
      ),
      accessibility: named(
        accessibilities,
        accessibilities.map((_, code) => withAny(this.#accessibility, 1 << code)),
      ),
      sun: named(
        sunTimes,
        sunTimes.map((_, code) => withAny(this.#sun, 1 << code)),
      ),
      inhabitDate: cumulative(nestedDates, this.#access),
      viewing: cumulative(nestedViewings, this.#viewing),
      type: { object: this.total, ...places },
    }
  }
}

/** The result of a search that cannot match anything. */
export const nothingFound = ({ facetsAt }: Pick<HomesQuery, 'facetsAt'>): FoundHomeIds => ({
  ids: [],
  total: 0,
  ...(facetsAt !== undefined && { facets: new FacetTally().distribution({ stage: 0, area: 0 }) }),
})
