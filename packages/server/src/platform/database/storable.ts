// Which external values PostgreSQL can store, as text and within JSON.

/** PostgreSQL rejects U+0000, and an unpaired surrogate is not a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The text without what cannot be stored. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export interface Unstorable {
  readonly path: readonly string[]
  /** Text that cannot be stored; a key that cannot be stored, or would change a prototype; nesting that is too deep for any function. */
  readonly reason: 'text' | 'key' | 'depth'
}

export interface UnstorableLimits {
  readonly maxDepth: number
  /** Maximum number of results. */
  readonly max: number
}

/** All unstorable parts of a JSON value. Not recursive, because the nesting depth is untrusted. */
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
