// Amounts of money: whole numbers of minor units (öre, øre, cents), so that sums and shares have no rounding errors.

declare const minorUnits: unique symbol

/**
 * An amount of money: a whole number of minor units of the site's currency, positive or negative up to {@link maxMoney}. A plain number is
 * no `Money`: {@link moneyOf} and {@link exactMoney} read whole units of a currency, {@link isMoney} minor units.
 */
export type Money = number & { readonly [minorUnits]: true }

/** The largest supported amount, 999 999 999 999.99: the maximum of Swish. */
export const maxMoney = 99_999_999_999_999 as Money

/** Zero, also used if a service has set no price. */
export const noMoney = 0 as Money

/** Whether a value is an amount in minor units: a whole number between the two largest amounts. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= maxMoney

/** The same kind of amount, or undefined where the given amount may be undefined. */
export type IfDefined<Given, Amount> = Given extends undefined ? undefined : Amount

/**
 * Whole units of a currency, as in services and tables: 2500 → 250000, rounded to the nearest minor unit. An invalid amount is {@link
 * noMoney}, as services send 0 if no price is set. Undefined stays undefined.
 */
export const moneyOf = <WholeUnits extends number | undefined>(
  wholeUnits: WholeUnits,
): IfDefined<WholeUnits, Money> => {
  if (wholeUnits === undefined) return undefined as IfDefined<WholeUnits, Money>
  // Adding 0 turns -0 into 0.
  const minor = Math.round(wholeUnits * 100) + 0
  return (isMoney(minor) ? minor : noMoney) as IfDefined<WholeUnits, Money>
}

/**
 * Whole units of a currency, exactly: 2500 → 250000, 0.29 → 29. Undefined for more than two decimals and beyond
 * {@link maxMoney}.
 */
export const exactMoney = (wholeUnits: number): Money | undefined => {
  const minor = Math.round(wholeUnits * 100) + 0
  return isMoney(minor) && minor / 100 === wholeUnits ? minor : undefined
}

/** An amount in whole units of its currency, as in filters, services and web search engines: 250000 → 2500. Undefined stays undefined. */
export const wholeUnitsOf = <Amount extends Money | undefined>(amount: Amount): IfDefined<Amount, number> =>
  (amount === undefined ? undefined : amount / 100) as IfDefined<Amount, number>

/** An amount with a decimal point and two decimals, the format of banks: 250000 → "2500.00". Undefined for negative and invalid amounts. */
export const amountText = (amount: Money): string | undefined =>
  isMoney(amount) && amount >= 0 ? (amount / 100).toFixed(2) : undefined

/** The sum of amounts, exactly. Undefined if one is invalid or the sum exceeds {@link maxMoney}. */
export const sumOfMoney = (amounts: readonly Money[]): Money | undefined => {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return amounts.every(isMoney) && isMoney(sum) ? sum : undefined
}

/** Subtracts amounts from an amount. */
export const differenceOfMoney = (amount: Money, ...taken: readonly Money[]): Money =>
  taken.reduce<number>((left, each) => left - each, amount) as Money

/**
 * A share of an amount, rounded to a whole number up or down without intermediate rounding errors: 15 % of 1 000 001 is 150 001 up and 150
 * 000 down. The rate is read in hundredths of a per cent (0.15 is 1500) and is at most 1.
 */
export const shareOfMoney = (amount: Money, rate: number, rounding: 'up' | 'down'): Money => {
  const points = Math.round(rate * 10_000)
  const rest = amount % 10_000
  const restShare = (rest * points) / 10_000
  const share =
    ((amount - rest) / 10_000) * points + (rounding === 'up' ? Math.ceil(restShare) : Math.floor(restShare))
  return share as Money
}
