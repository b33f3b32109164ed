// The place of what watches the session: empty until somebody is signed in, and there from then on.
import { useRef } from 'react'
import { useSession } from '../frame/session.tsx'
import { useSite } from '../frame/site.tsx'
import { useBrought } from '../lazy/lazy-component.tsx'
import { signedInParts } from './signed-in-parts.tsx'

export const SessionPlace = () => {
  const { locale } = useSite()
  const { kind } = useSession()
  // It stays for the end, and for what comes after it.
  const isWanted = useRef(false)
  isWanted.current ||= kind === 'signedIn'
  const Parts = useBrought(signedInParts(locale), isWanted.current)
  return Parts ? <Parts place="watch" path="" /> : null
}
