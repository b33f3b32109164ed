// What only those who are signed in see, loaded together.
import { WithAnswerCache } from '../app/WithAnswerCache.tsx'
import { SessionWatch } from '../features/sessions/SessionWatch.tsx'
import { SignedInTools } from './SignedInTools.tsx'
import type { SignedInPartsProps } from './signed-in-parts.tsx'

export const SignedInParts = ({ place, path }: SignedInPartsProps) => (
  <WithAnswerCache>
    {place === 'watch' ? <SessionWatch /> : <SignedInTools place={place} path={path} />}
  </WithAnswerCache>
)
