import { searchDebounce } from '@husrum/domain'
import { useEffect, useState } from 'react'

/** What somebody has typed, once no key has come for {@link searchDebounce}: a search for each letter helps nobody. */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDebounce)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
