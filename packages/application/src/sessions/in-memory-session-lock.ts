// A lock for tests, shared by the tabs of one browser.
import type { SessionLock } from './session-lock.ts'

export const makeInMemorySessionLock = (): SessionLock => {
  let queue: readonly { readonly granted: () => void }[] = []
  let holder: object | undefined
  const grant = async (): Promise<void> => {
    await Promise.resolve()
    const [first] = queue
    if (!first || first === holder) return
    holder = first
    first.granted()
  }
  return {
    acquire: (granted) => {
      const place = { granted }
      queue = [...queue, place]
      void grant()
      return () => {
        queue = queue.filter((other) => other !== place)
        void grant()
      }
    },
  }
}
