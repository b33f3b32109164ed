// What a buyer adds to a home: options, each with a price and a last moment (contract-decisions 4.3; provider-facts 5.4).
import { sumOfMinorUnits } from '../payments/money.ts'
import type { Rule } from '../validation/rule.ts'
import { invalid, rule, valid } from '../validation/rule.ts'

/** Something that may be added to a home. */
export interface BookingOption {
  readonly id: string
  /** Minor units. */
  readonly price: number
  /** Epoch ms: it can be chosen before this moment. Without one it can always be chosen. */
  readonly deadline?: number
  /** Options of one group exclude each other: one kitchen a home. */
  readonly group?: string
}

/** Whether an option may still be chosen. */
export const isBookingOptionOpen = ({ deadline }: BookingOption, now: number): boolean =>
  deadline === undefined || now < deadline

/** The options that may still be chosen, in order. */
export const openBookingOptions = (
  options: readonly BookingOption[],
  now: number,
): readonly BookingOption[] => options.filter((option) => isBookingOptionOpen(option, now))

/**
 * A rule over the ids of chosen options; nothing chosen is well. What is unknown or too late is `unknownValue` at its place,
 * a second one of a group `invalidInput`; the same id twice counts once.
 */
export const bookingOptionsRule = (options: readonly BookingOption[], now: number): Rule<readonly string[]> =>
  rule((value) => {
    if (value === undefined || value === null) return valid([])
    if (!Array.isArray(value)) return invalid('invalidInput')
    const open = openBookingOptions(options, now)
    const chosen: BookingOption[] = []
    for (const [place, id] of value.entries()) {
      const option = open.find((each) => each.id === id)
      if (!option) return { kind: 'invalid', issues: [{ key: 'unknownValue', path: [place] }] }
      if (chosen.includes(option)) continue
      if (option.group !== undefined && chosen.some(({ group }) => group === option.group))
        return { kind: 'invalid', issues: [{ key: 'invalidInput', path: [place] }] }
      chosen.push(option)
    }
    return valid(chosen.map(({ id }) => id))
  })

/** What the chosen options cost together, minor units. Ids that are not offered cost nothing; undefined for no amount. */
export const bookingOptionsPrice = (
  options: readonly BookingOption[],
  chosen: readonly string[],
): number | undefined =>
  sumOfMinorUnits(options.filter(({ id }) => chosen.includes(id)).map(({ price }) => price))
