// What stands above a form that was sent: what is wrong with what was typed, or else what the service said of it.
import type { AuthResult } from '@husrum/application'
import { FormError } from '../../ui/FormError.tsx'
import { ResultNotice } from './ResultNotice.tsx'
import type { FormSubmission } from './use-form-submission.ts'

interface FormNoticeProps {
  readonly submission: Pick<FormSubmission, 'trouble' | 'count'>
  readonly result: AuthResult | undefined
  /** False where the answer leads the focus elsewhere. */
  readonly takesFocus?: boolean
}

export const FormNotice = ({
  submission: { trouble, count },
  result,
  takesFocus = true,
}: FormNoticeProps) => {
  if (trouble) return <FormError {...trouble} attempt={count} />
  return result ? <ResultNotice result={result} attempt={count} takesFocus={takesFocus} /> : null
}
