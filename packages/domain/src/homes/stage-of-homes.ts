// Derives a stage from its homes by one rule, so that a stage and its homes never contradict each other (SEARCH-18).
import type { Money } from '../money/money.ts'
import { noMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import { disposalForms, residenceTypes } from './enumerations.ts'
import type { Home, HomeSpans, Stage } from './home.ts'
import { projectStatusOf } from './phases.ts'
import { searchedStatuses } from './statuses.ts'

const spanOf = <Value extends number>(
  values: readonly Value[],
  none: Value,
): readonly [min: Value, max: Value] => [
  values.reduce((least, value) => (value < least ? value : least), values[0] ?? none),
  values.reduce((max, value) => (value > max ? value : max), values[0] ?? none),
]

/** Services send 0 if no price is set: such homes are left out of the span. */
const setPrices = (prices: readonly (Money | undefined)[]): readonly Money[] =>
  prices.filter((price): price is Money => price !== undefined && price > 0)

/** The number of homes, and the spans of their facts; 0 to 0 if unknown. */
export const homeSpans = (
  homes: readonly Pick<Home, 'rooms' | 'area' | 'price' | 'totalPrice'>[],
): HomeSpans => {
  const [minRooms, maxRooms] = spanOf(
    homes.map(({ rooms }) => rooms),
    0,
  )
  const [minArea, maxArea] = spanOf(
    homes.map(({ area }) => area),
    0,
  )
  const [minPrice, maxPrice] = spanOf(setPrices(homes.map(({ price }) => price)), noMoney)
  const totals = setPrices(homes.map(({ totalPrice }) => totalPrice))
  const [minTotalPrice, maxTotalPrice] = spanOf(totals, noMoney)
  return {
    homes: homes.length,
    minRooms,
    maxRooms,
    minArea,
    maxArea,
    minPrice,
    maxPrice,
    ...(totals.length > 0 && { minTotalPrice, maxTotalPrice }),
  }
}

/** Whether all homes of a stage are rented. */
export const isLetAlone = ({ disposalForms }: Pick<Stage, 'disposalForms'>): boolean =>
  disposalForms.length > 0 && disposalForms.every((form) => form === 'tenancy')

/** Each once, ascending by code units. */
const different = (values: readonly string[]): readonly string[] => [...new Set(values)].sort()

/** The facts of a stage that are not derived from its homes. */
export type StageFacts = Omit<Stage, keyof HomeSpans | StageFactsOfHomes>

type StageFactsOfHomes =
  | 'status'
  | 'residenceTypes'
  | 'disposalForms'
  | 'inhabitDate'
  | 'inhabitDates'
  | 'showings'

/**
 * A stage with the facts of all its homes. `homes` counts those that are for sale ({@link searchedStatuses}), and spans, kinds, days and
 * viewings are of them; once nothing is for sale, of all homes. The status follows from the phase: see {@link projectStatusOf}.
 */
export const stageOfHomes = (
  facts: StageFacts & Pick<Stage, 'minTotalPrice' | 'maxTotalPrice'>,
  homes: readonly Home[],
  country: CountryCode,
): Stage => {
  // If no home has such a price any more, remove the previous values.
  const { minTotalPrice: _min, maxTotalPrice: _max, ...own } = facts
  const forSale = homes.filter(({ status }) => searchedStatuses.some((searched) => searched === status))
  const shown = forSale.length > 0 ? forSale : homes
  const inhabitDates = different(shown.map(({ inhabitDate }) => inhabitDate))
  return {
    ...own,
    ...homeSpans(shown),
    homes: forSale.length,
    status: projectStatusOf(
      facts.phase,
      homes.map(({ status }) => status),
      country,
    ),
    residenceTypes: residenceTypes.filter((type) => shown.some((home) => home.residenceType === type)),
    disposalForms: disposalForms.filter((form) => shown.some((home) => home.disposalForm === form)),
    inhabitDate: inhabitDates[0] ?? '',
    inhabitDates,
    showings: different(shown.flatMap(({ showings }) => showings)),
  }
}
