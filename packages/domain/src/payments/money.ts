// Amounts of money as whole numbers of minor units (öre, øre, cents), so that no sum or share ever meets a rounding
// error.

/** The largest amount that is handled, 999 999 999 999.99: the largest that Swish takes. */
export const maxMinorUnits = 99_999_999_999_999

/** Whether a value is an amount in minor units: a whole number from 0 to {@link maxMinorUnits}. */
export const isMinorUnits = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxMinorUnits

/**
 * Whole units of a currency as minor units: 2500 → 250000, 0.29 → 29. Undefined for negative amounts, for more than two
 * decimals and beyond {@link maxMinorUnits}.
 */
export const minorUnits = (wholeUnits: number): number | undefined => {
  const minor = Math.round(wholeUnits * 100)
  return isMinorUnits(minor) && minor / 100 === wholeUnits ? Math.abs(minor) : undefined
}

/**
 * Minor units with a decimal point and two decimals, as banks write them: 250000 → "2500.00". Undefined for no such
 * amount.
 */
export const amountText = (minor: number): string | undefined =>
  isMinorUnits(minor) ? (minor / 100).toFixed(2) : undefined

/**
 * The sum of amounts in minor units, exactly. Undefined when one is no amount or the sum passes {@link
 * maxMinorUnits}.
 */
export const sumOfMinorUnits = (amounts: readonly number[]): number | undefined => {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return [...amounts, sum].every(isMinorUnits) ? sum : undefined
}

/**
 * A part of an amount, rounded to a whole number up or down without a rounding error on the way: 15 % of 1 000 001 is
 * 150 001 up and 150 000 down. The rate is read in hundredths of a per cent (0.15 is 1500).
 */
export const shareOfAmount = (amount: number, rate: number, rounding: 'up' | 'down'): number => {
  const points = Math.round(rate * 10_000)
  const rest = amount % 10_000
  const restShare = (rest * points) / 10_000
  return (
    ((amount - rest) / 10_000) * points + (rounding === 'up' ? Math.ceil(restShare) : Math.floor(restShare))
  )
}
