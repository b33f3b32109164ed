// Words for those who listen, about what changes while they filter.
import { useEffect, useRef, useState } from 'react'

/** Says the words once they have stood still, so that nobody hears every step of a change. Undefined while nobody knows. */
export const useSettledAnnouncement = (words: string | undefined): string => {
  const [announcement, setAnnouncement] = useState('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (words === undefined) return
    // What was there when the page came is read with the page.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => setAnnouncement(words), 500)
    return () => clearTimeout(timer)
  }, [words])
  return announcement
}
