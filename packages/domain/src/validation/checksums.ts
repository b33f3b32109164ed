// The two checksums of Nordic numbers.

/** The weighted sum of the digits of a text, modulo 11. Digits without a weight do not count. */
export const remainderOf11 = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11

/** Whether ten digits end in a valid Luhn check digit (ISO/IEC 7812): every other one is doubled. */
export const passesLuhn = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => {
    const weighted = Number(digit) * (2 - (place % 2))
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0) %
    10 ===
  0
