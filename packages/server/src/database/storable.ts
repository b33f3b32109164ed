// What PostgreSQL can store of values that come from outside: in text, and within JSON.

/** PostgreSQL has no U+0000, and half a surrogate pair is not a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The text without what cannot be stored. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export interface Unstorable {
  readonly path: readonly string[]
  /** Text that cannot be stored; a key that cannot be, or that would change a prototype; nesting that no function survives. */
  readonly reason: 'text' | 'key' | 'depth'
}

export interface UnstorableLimits {
  readonly maxDepth: number
  /** How many are found at most. */
  readonly max: number
}

/** All within a JSON value that cannot be stored. Not recursive: the nesting is what is not trusted. */
export const findUnstorable = (
  value: unknown,
  { maxDepth, max }: UnstorableLimits,
): readonly Unstorable[] => {
  const found: Unstorable[] = []
  const parts: { readonly path: readonly string[]; readonly value: unknown }[] = [{ path: [], value }]
  for (let part = parts.pop(); part && found.length < max; part = parts.pop()) {
    const { path } = part
    if (typeof part.value === 'string') {
      if (!isStorable(part.value)) found.push({ path, reason: 'text' })
    } else if (typeof part.value === 'object' && part.value !== null) {
      if (path.length >= maxDepth) found.push({ path, reason: 'depth' })
      else
        for (const [key, each] of Object.entries(part.value))
          if (key === '__proto__' || !isStorable(key))
            found.push({ path: [...path, storable(key)], reason: 'key' })
          else parts.push({ path: [...path, key], value: each })
    }
  }
  return found
}
