// The form of wishes: every field is optional.
import type { CompassDirection } from '../homes/enumerations.ts'
import { compassDirections } from '../homes/enumerations.ts'
import { moneyOf } from '../money/money.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, invalid, listOfRule, oneOfRule, optionalRule, rule, valid } from '../validation/rule.ts'
import type { HomeWishes, WishKey } from './home-wishes.ts'
import { wishedKeys, wishKeys } from './home-wishes.ts'

const wholeRule = (least: number, max: number): Rule<number, string | number> =>
  rule((value) => {
    // People separate thousands.
    const text = String(value ?? '').replace(/[\s\u00a0\u202f]/g, '')
    if (!/^-?\d{1,12}$/.test(text)) return invalid('numeric')
    const number = Number(text)
    if (number > max) return invalid('max', { max })
    return number >= least ? valid(number) : invalid('invalidInput')
  })

const directionRule: Rule<CompassDirection, CompassDirection | ''> = oneOfRule(compassDirections)
const keyRule: Rule<WishKey, WishKey | ''> = oneOfRule(wishKeys)

const fields = formRule(
  {
    minRooms: optionalRule(wholeRule(1, 20)),
    maxRooms: optionalRule(wholeRule(1, 20)),
    maxPrice: optionalRule(wholeRule(1, 1_000_000_000)),
    minFloor: optionalRule(wholeRule(0, 99)),
    directions: listOfRule(directionRule),
    must: listOfRule(keyRule),
  },
  ({ minRooms, maxRooms }) =>
    minRooms !== undefined && maxRooms !== undefined && minRooms > maxRooms
      ? [{ key: 'invalidInput', path: ['maxRooms'] }]
      : [],
)

/** Parses the form: the price in whole units of the currency. Mandatory marks without a wish are dropped. */
export const homeWishesRule: Rule<HomeWishes, unknown> = /* @__PURE__ */ rule((value) => {
  const checked = fields.check(value)
  if (checked.kind === 'invalid') return checked
  const { maxPrice, directions, must, ...rest } = checked.value
  const wishes: HomeWishes = {
    ...rest,
    ...(maxPrice !== undefined && { maxPrice: moneyOf(maxPrice) }),
    directions: compassDirections.filter((each) => directions.includes(each)),
    must: [],
  }
  const wished = wishedKeys(wishes)
  return valid({ ...wishes, must: wished.filter((key) => must.includes(key)) })
})
