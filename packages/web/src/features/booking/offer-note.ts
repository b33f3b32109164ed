// Loads what a home's offer says to one person, for those alone whom it says something: who is signed in, or comes to a home
// that somebody holds.
import { useSession } from '../../frame/session.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'

const note = lazyComponent(async () => (await import('./OfferNote.tsx')).OfferNote)

/** Undefined on the server, and until it is there. */
export const useOfferNote = (isHeld: boolean) => {
  const { kind } = useSession()
  return useLoaded(note, kind === 'signedIn' || isHeld)
}
