// The two checksums that Nordic numbers carry.

/** Weighted sum of the digits of a text; missing weights count as nothing. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** Whether a text of digits ends in its own Luhn digit (ISO/IEC 7812). */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const doubled = Number(digits[digits.length - 1 - place]) * (1 + (place % 2))
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
