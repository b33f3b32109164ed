// Components that only some pages show, loaded with those. Unlike React's `lazy`, a loaded one renders immediately, on the server and at
// hydration alike.
import type { ComponentType } from 'react'
import { use, useEffect, useSyncExternalStore } from 'react'
import type { LoadOnce } from './load-once.ts'
import { loadOnce } from './load-once.ts'

export interface LazyComponent<Props> extends LoadOnce<ComponentType<Props>> {
  /** Suspends until the code is loaded. */
  readonly Component: ComponentType<Props>
}

/** Code that pages are rendered with: the server inlines its styles. */
export interface PageModule {
  readonly load: () => Promise<unknown>
  /** Its path below the web package, as the build's manifest names it. */
  readonly module: string
  /** Loads by itself after hydration if the server rendered it. */
  readonly isLate?: boolean
}

export interface PageComponent<Props> extends LazyComponent<Props> {
  readonly module: PageModule['module']
  readonly isLate?: boolean
}

/** @example const film = lazyComponent(async () => (await import('./Film.tsx')).Film) */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const code = loadOnce(load)
  // A failed load stays until React has rendered the error. A new one would suspend forever.
  let attempt: Promise<ComponentType<Props>> | undefined
  const begin = () => {
    const begun = code.load()
    begun.catch(() => setTimeout(() => (attempt = undefined), 1000))
    return begun
  }
  const Component = (props: Props) => {
    attempt ??= begin()
    const View = code.loaded() ?? use(attempt)
    return <View {...props} />
  }
  return { ...code, Component }
}

/** @example pageComponent('src/lazy/Film.tsx', async () => (await import('./Film.tsx')).Film) */
export const pageComponent = <Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
): PageComponent<Props> => ({ ...lazyComponent(load), module })

/** The loaded value; starts loading if it is wanted, and re-renders the component when it is loaded. */
export const useLoaded = <Value,>(code: LoadOnce<Value>, isWanted = true): Value | undefined => {
  const value = useSyncExternalStore(code.subscribe, code.loaded, code.loaded)
  const isMissing = isWanted && value === undefined
  useEffect(() => {
    if (isMissing) code.load().catch((error: unknown) => reportError(error))
  }, [code, isMissing])
  return value
}
