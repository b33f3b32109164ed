// Turns a navigation into a document load if the page must not be shown in this document. The address does not change before that, because
// a loaded tag manager reads every address in the history.
import type { ScriptedPage } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useContext, useMemo } from 'react'
import type { Navigator, To } from 'react-router-dom'
import { UNSAFE_NavigationContext as NavigationContext, resolvePath } from 'react-router-dom'

/** The router's navigator, except for addresses that must not be shown in this document. */
const guard = (navigator: Navigator, mayHave: (to: To) => boolean): Navigator => {
  const { createHref, encodeLocation, go } = navigator
  return {
    createHref,
    go,
    ...(encodeLocation && { encodeLocation }),
    push: (to, ...rest) =>
      mayHave(to) ? navigator.push(to, ...rest) : globalThis.location.assign(createHref(to)),
    replace: (to, ...rest) =>
      mayHave(to) ? navigator.replace(to, ...rest) : globalThis.location.replace(createHref(to)),
  }
}

export const GuardedNavigation = ({
  mayStay,
  children,
}: {
  readonly mayStay: (page: ScriptedPage) => boolean
  readonly children: ReactNode
}) => {
  const context = useContext(NavigationContext)
  const guarded = useMemo(() => {
    const mayHave = (to: To): boolean => {
      const { pathname, search } = resolvePath(to, globalThis.location.pathname)
      return mayStay({ path: pathname, search })
    }
    return { ...context, navigator: guard(context.navigator, mayHave) }
  }, [context, mayStay])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
