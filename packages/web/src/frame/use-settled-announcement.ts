// Announces changes to screen reader users while they filter.
import { useEffect, useRef, useState } from 'react'

/** Returns the words once they have been stable, so that not every step of a change is announced. Undefined while they are unknown. */
export const useSettledAnnouncement = (words: string | undefined): string => {
  const [announcement, setAnnouncement] = useState('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (words === undefined) return
    // The initial words are read with the page.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => setAnnouncement(words), 500)
    return () => clearTimeout(timer)
  }, [words])
  return announcement
}
