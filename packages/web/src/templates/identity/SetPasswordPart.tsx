// Choosing a new password.
import { SetPassword } from '../../features/sign-in/SetPassword.tsx'
import type { IdentityPartProps } from './identity-part.ts'

export const SetPasswordPart = ({ query: { result, token } }: IdentityPartProps) => (
  <SetPassword sent={result} token={token} />
)
