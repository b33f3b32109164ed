// Message above a submitted form: its field errors, or else the response of the service.
import type { AuthResult } from '@husrum/application'
import { FormError } from '../../ui/FormError.tsx'
import { ResultNotice } from './ResultNotice.tsx'
import type { FormSubmission } from './use-form-submission.ts'

interface FormNoticeProps {
  readonly submission: Pick<FormSubmission, 'trouble' | 'count'>
  readonly result: AuthResult | undefined
  /** False if the response moves the focus elsewhere. */
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
