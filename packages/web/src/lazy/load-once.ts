// Code that comes when it is wanted, and once: every caller gets the same, and after a failure the next one tries anew.

export interface BroughtOnce<Value> {
  readonly bring: () => Promise<Value>
  /** Undefined until it has come. */
  readonly here: () => Value | undefined
}

export const bringOnce = <Value>(load: () => Promise<Value>): BroughtOnce<Value> => {
  let here: Value | undefined
  let coming: Promise<Value> | undefined
  return {
    here: () => here,
    bring: () => {
      coming ??= load().then(
        (come) => {
          here = come
          return come
        },
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )
      return coming
    },
  }
}
