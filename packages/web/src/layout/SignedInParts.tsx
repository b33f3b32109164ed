// What only those who are signed in see: the header's tools, and what watches the session.
import { SessionWatch } from '../features/sessions/SessionWatch.tsx'
import { WithQueryClient } from '../frame/WithQueryClient.tsx'
import { SignedInTools } from './SignedInTools.tsx'

export interface SignedInPartsProps {
  /** The header's bar, its menu, or what watches the session. */
  readonly place: 'bar' | 'menu' | 'watch'
  readonly path: string
}

export const SignedInParts = ({ place, path }: SignedInPartsProps) => (
  <WithQueryClient>
    {place === 'watch' ? <SessionWatch /> : <SignedInTools place={place} path={path} />}
  </WithQueryClient>
)
