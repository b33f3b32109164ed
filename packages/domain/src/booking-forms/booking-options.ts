// What a buyer adds to a home: options, each with a price and a last moment.
import type { Money } from '../money/money.ts'
import { sumOfMoney } from '../money/money.ts'
import type { Rule } from '../validation/rule.ts'
import { listOfRule, oneOfRule, rule, valid } from '../validation/rule.ts'

/** Something that may be added to a home. */
export interface BookingOption {
  readonly id: string
  readonly price: Money
  /** Epoch ms: it can be chosen before this moment. Without one it can always be chosen. */
  readonly deadline?: number
  /** Its group, where one of the group is chosen and no more. */
  readonly oneOf?: string
}

/** Whether an option may still be chosen. */
export const isBookingOptionOpen = ({ deadline }: BookingOption, now: number): boolean =>
  deadline === undefined || now < deadline

/**
 * A rule over the ids of chosen options; nothing chosen is well, the same id twice counts once. What is unknown or
 * too late, and each after the first of a group of which one is chosen, is `unknownValue` at its place; what is no list
 * is `required`.
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

/** What the chosen options cost together. Ids that are not offered cost nothing; undefined for no amount. */
export const bookingOptionsPrice = (
  options: readonly BookingOption[],
  chosen: readonly string[],
): Money | undefined => sumOfMoney(options.filter(({ id }) => chosen.includes(id)).map(({ price }) => price))
