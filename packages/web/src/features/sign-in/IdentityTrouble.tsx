// Shown in place of a failed identification.
import type { IdentityOutcome } from '@husrum/application'
import { useTexts } from '../../frame/site.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { identityFailureOf } from './identity-failure.ts'
import { ResultNotice } from './ResultNotice.tsx'

export interface IdentityTroubleProps {
  readonly outcome: IdentityOutcome
  /** Incremented per failure, so that each takes the focus once. */
  readonly attempt: number
}

export const IdentityTrouble = ({ outcome, attempt }: IdentityTroubleProps) => {
  const texts = useTexts().signIn
  const { authResult, result } = outcome
  // A cancelled identification shows the cancellation, not the earlier result.
  if (result.kind !== 'cancelled' && authResult && authResult.code !== 'Ok')
    return <ResultNotice result={authResult} attempt={attempt} />
  if (result.kind === 'error' && result.message === 'NoBoardMember')
    return <ResultNotice result={{ code: 'NoBoardMember' }} attempt={attempt} />
  const trouble = identityFailureOf(outcome, texts)
  return (
    <FormError heading={trouble.heading} attempt={attempt}>
      {trouble.text !== undefined && <p>{trouble.text}</p>}
    </FormError>
  )
}
