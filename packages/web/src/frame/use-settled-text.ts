import { searchDebounce } from '@husrum/domain'
import { useEffect, useState } from 'react'

/** The typed text, after a pause of {@link searchDebounce}, so that not every letter starts a search. */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDebounce)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
