// A component that only some pages show, and that comes with them. Unlike `lazy` it renders at once where it has been
// brought before, on the server and at hydration alike.
import type { ComponentType } from 'react'
import { use, useEffect, useState } from 'react'

export interface Part<Props> {
  /** Brings the code. A failure is told, and the next call tries anew. */
  readonly bring: () => Promise<ComponentType<Props>>
  readonly isHere: () => boolean
  /** Waits where the part has not been brought. */
  readonly Component: ComponentType<Props>
}

export const makePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> => {
  let brought: ComponentType<Props> | undefined
  let bringing: Promise<ComponentType<Props>> | undefined
  const bring = () => {
    bringing ??= load().then(
      (View) => {
        brought = View
        return View
      },
      (error: unknown) => {
        bringing = undefined
        throw error
      },
    )
    return bringing
  }
  const Component = (props: Props) => {
    const View = brought ?? use(bring())
    return <View {...props} />
  }
  return { bring, isHere: () => brought !== undefined, Component }
}

/** The part's component once it is wanted and here; until then the page does without, and it is fetched. */
export const useBrought = <Props extends object>(
  part: Part<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined => {
  const [, draw] = useState(0)
  const isMissing = isWanted && !part.isHere()
  useEffect(() => {
    const tell = (error: unknown) => reportError(error)
    if (isMissing) part.bring().then(() => draw((count) => count + 1), tell)
  }, [part, isMissing])
  return isWanted && !isMissing ? part.Component : undefined
}
