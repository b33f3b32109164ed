// Requests an e-mail with a link for choosing a new password.
import { ForgotPassword } from '../../features/sign-in/ForgotPassword.tsx'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import type { IdentityPartProps } from './identity-part.ts'

export const ForgotPart = ({ query: { result, done }, typed }: IdentityPartProps) => (
  <ForgotPassword sent={result} typedEmail={fieldsOf(typed, 'forgot').email} isSent={done === 'resetSent'} />
)
