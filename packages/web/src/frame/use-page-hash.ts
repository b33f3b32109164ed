// The hash of the page itself, while a dialog over it has a hash of its own.
import { isDialogHash } from '@husrum/domain'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The map below a dialog stays a map. Empty if a dialog's hash is the first. */
export const usePageHash = (): string => {
  const { hash } = useLocation()
  const [kept, setKept] = useState('')
  if (isDialogHash(hash)) return kept
  if (kept !== hash) setKept(hash)
  return hash
}
