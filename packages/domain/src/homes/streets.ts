// Summary of addresses: streets, each with the span of its numbers.

/**
 * The streets of some addresses, in order of first occurrence: "Sjögatan 3, lgh 1101" and "Sjögatan 9 B" are "Sjögatan 3–9". Addresses
 * without a number are unchanged.
 */
export const streetsOf = (addresses: readonly string[]): readonly string[] => {
  const streets = new Map<string, readonly [first: number, last: number] | undefined>()
  for (const address of addresses) {
    const at = address.search(/\s\d/)
    const number = Number.parseInt(address.slice(at + 1), 10)
    if (at > 0 && number < 100_000) {
      const street = address.slice(0, at)
      const [first, last] = streets.get(street) ?? [number, number]
      streets.set(street, [Math.min(first, number), Math.max(last, number)])
    } else if (address !== '') streets.set(address, undefined)
  }
  return [...streets].map(([street, span]) =>
    span === undefined ? street : `${street} ${span[0] === span[1] ? span[0] : `${span[0]}–${span[1]}`}`,
  )
}
