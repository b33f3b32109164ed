// The three ways to look at one search, chosen by the address's hash (specification 3 §2.1).

export const resultKinds = ['object', 'stage', 'area'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A hash with or without its sign; what is none of the three shows homes. */
export const resultKindOfHash = (hash: string): ResultKind => {
  const name = hash.replace(/^#/, '')
  return resultKinds.find((kind) => kind === name) ?? 'object'
}
