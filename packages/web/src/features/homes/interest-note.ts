// Loads the note about registered interest, only for visitors who may have registered any.
import { cookies } from '@husrum/domain'
import { useSession } from '../../frame/session.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'

const note = lazyComponent(async () => (await import('./InterestNote.tsx')).InterestNote)

/** Undefined on the server, and until it is loaded. */
export const useInterestNote = () => {
  const { kind } = useSession()
  const isRemembered =
    typeof document !== 'undefined' && document.cookie.includes(`${cookies.interest.name}=`)
  return useLoaded(note, isRemembered || kind === 'signedIn')
}
