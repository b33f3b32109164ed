// Colour arithmetic on six-digit hex colours: mixing, lightening, darkening.

const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 returns the first colour, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const from = channels(first)
  const to = channels(second)
  const parts = from.map((value, index) =>
    Math.round(value + ((to[index] ?? value) - value) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf0', share)
export const darken = (colour: string, share: number): string => mix(colour, '#1d2429', share)
