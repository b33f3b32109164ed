// Loads the personal note about a home's offer, only for signed-in users and on held homes.
import { useSession } from '../../frame/session.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'

const note = lazyComponent(async () => (await import('./OfferNote.tsx')).OfferNote)

/** Undefined on the server, and until it is loaded. */
export const useOfferNote = (isHeld: boolean) => {
  const { kind } = useSession()
  return useLoaded(note, kind === 'signedIn' || isHeld)
}
