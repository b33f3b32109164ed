// The options that a buyer adds to a home, each with a price and a deadline.
import type { Money } from '../money/money.ts'
import { sumOfMoney } from '../money/money.ts'
import type { Rule } from '../validation/rule.ts'
import { listOfRule, oneOfRule, rule, valid } from '../validation/rule.ts'

/** An option of a home. */
export interface BookingOption {
  readonly id: string
  readonly price: Money
  /** Epoch ms: it can be chosen before this moment. Absent if it can always be chosen. */
  readonly deadline?: number
  /** Its group, from which only one can be chosen. */
  readonly oneOf?: string
}

/** Whether an option may still be chosen. */
export const isBookingOptionOpen = ({ deadline }: BookingOption, now: number): boolean =>
  deadline === undefined || now < deadline

/**
 * A rule over the ids of chosen options; an empty list is valid, duplicates count once. An unknown or closed option, and a second option of
 * a one-of group, is `unknownValue` at its place; anything that is not a list is `required`.
 */
export const bookingOptionsRule = (
  options: readonly BookingOption[],
  now: number,
): Rule<readonly string[]> => {
  const open = options.filter((option) => isBookingOptionOpen(option, now))
  const chosen = listOfRule(oneOfRule(open.map(({ id }) => id)))
  return rule((value) => {
    const checked = chosen.check(value ?? [])
    if (checked.kind === 'invalid') return checked
    const ids = [...new Set(checked.value)]
    const groupOf = (id: string) => open.find((option) => option.id === id)?.oneOf
    const second = ids.find((id, at) => {
      const group = groupOf(id)
      return group !== undefined && ids.findIndex((other) => groupOf(other) === group) < at
    })
    if (second === undefined) return valid(ids)
    return { kind: 'invalid', issues: [{ key: 'unknownValue', path: [checked.value.indexOf(second)] }] }
  })
}

/** The total price of the chosen options. Ids that are not offered cost nothing; undefined if the sum is not a valid amount. */
export const bookingOptionsPrice = (
  options: readonly BookingOption[],
  chosen: readonly string[],
): Money | undefined => sumOfMoney(options.filter(({ id }) => chosen.includes(id)).map(({ price }) => price))
