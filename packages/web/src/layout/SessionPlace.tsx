// The place of the session watcher: empty until the visitor is signed in, and present from then on.
import { useRef } from 'react'
import { useSession } from '../frame/session.tsx'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { signedInParts } from './lazy-components.ts'

export const SessionPlace = () => {
  const { kind } = useSession()
  // It stays for the end of the session, and for the message after it.
  const isWanted = useRef(false)
  isWanted.current ||= kind === 'signedIn'
  const Parts = useLoaded(signedInParts, isWanted.current)
  return isWanted.current && Parts ? <Parts place="watch" path="" /> : null
}
