// Many addresses in one: streets, each with the span of its numbers.

/**
 * The streets of some addresses, in the order in which they are met: "Sjögatan 3, lgh 1101" and "Sjögatan 9 B" are
 * "Sjögatan 3–9". What has no number stands as it is.
 */
export const streetsOf = (addresses: readonly string[]): readonly string[] => {
  const streets = new Map<string, readonly [first: number, last: number] | undefined>()
  for (const address of addresses) {
    const [, street, digits] = /^(\D*[^\s\d])\s+(\d{1,5})(?!\d)/.exec(address) ?? []
    const number = Number(digits)
    const [first, last] = streets.get(street ?? '') ?? [number, number]
    if (street === undefined) {
      if (address !== '') streets.set(address, undefined)
    } else streets.set(street, [Math.min(first, number), Math.max(last, number)])
  }
  return [...streets].map(([street, span]) =>
    span === undefined ? street : `${street} ${span[0] === span[1] ? span[0] : `${span[0]}–${span[1]}`}`,
  )
}
