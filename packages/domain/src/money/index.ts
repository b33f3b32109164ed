// Amounts of money: `@husrum/domain/money`.
export type { Money } from './money.ts'
export {
  amountText,
  differenceOfMoney,
  exactMoney,
  isMoney,
  maxMoney,
  moneyOf,
  noMoney,
  shareOfMoney,
  sumOfMoney,
  wholeUnitsOf,
} from './money.ts'
