// Retries data that could not be loaded when the page was made.
import { useEffect, useRef, useState } from 'react'

/** The value, or if it is missing, the result of one more attempt in the browser. */
export const useRetried = <Value>(
  value: Value | undefined,
  load: () => Promise<Value>,
): Value | undefined => {
  const [retried, setRetried] = useState<Value>()
  const again = useRef(load)
  again.current = load
  const isMissing = value === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    again.current().then(
      (loaded) => {
        if (isWanted) setRetried(loaded)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isMissing])
  return value ?? retried
}
