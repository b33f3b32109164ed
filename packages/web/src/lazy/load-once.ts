// Code that is loaded on demand, and once: all callers share the same load, and after a failure the next one retries.

export interface LoadOnce<Value> {
  readonly load: () => Promise<Value>
  /** Undefined until it has loaded. */
  readonly loaded: () => Value | undefined
  /** Calls the listener once it has loaded. Returns what unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @example const navigation = loadOnce(() => import('./navigation.ts')) */
export const loadOnce = <Value>(load: () => Promise<Value>): LoadOnce<Value> => {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const listeners = new Set<() => void>()
  return {
    loaded: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      loading ??= load().then(
        (loaded) => {
          value = loaded
          // The fields that React's `use` sets on an awaited promise: loaded code then renders in the same pass.
          Object.assign(loading ?? {}, { status: 'fulfilled', value })
          for (const listener of listeners) listener()
          return loaded
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

/** Runs `work` immediately if the code is loaded, or else after loading it. */
export const withLoaded = <Value>(
  code: LoadOnce<Value>,
  work: (value: Value) => void,
  onFailure: (error: unknown) => void = (error) => reportError(error),
): void => {
  const value = code.loaded()
  if (value) work(value)
  else code.load().then(work).catch(onFailure)
}
