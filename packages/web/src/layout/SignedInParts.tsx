// What only signed-in users see: the header's tools, and the session watcher.
import { SessionWatch } from '../features/sessions/SessionWatch.tsx'
import { WithQueryClient } from '../frame/WithQueryClient.tsx'
import { SignedInTools } from './SignedInTools.tsx'

export interface SignedInPartsProps {
  /** The header's bar, its menu, or the session watcher. */
  readonly place: 'bar' | 'menu' | 'watch'
  readonly path: string
}

export const SignedInParts = ({ place, path }: SignedInPartsProps) => (
  <WithQueryClient>
    {place === 'watch' ? <SessionWatch /> : <SignedInTools place={place} path={path} />}
  </WithQueryClient>
)
