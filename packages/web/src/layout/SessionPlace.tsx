// The place of what watches the session: empty until somebody is signed in, and there from then on.
import { useRef } from 'react'
import { useSession } from '../frame/session.tsx'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { signedInParts } from './lazy-components.ts'

export const SessionPlace = () => {
  const { kind } = useSession()
  // It stays for the end, and for what comes after it.
  const isWanted = useRef(false)
  isWanted.current ||= kind === 'signedIn'
  const Parts = useLoaded(signedInParts, isWanted.current)
  return isWanted.current && Parts ? <Parts place="watch" path="" /> : null
}
