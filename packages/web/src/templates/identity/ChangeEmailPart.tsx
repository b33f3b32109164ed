// Changing an e-mail address, and confirming one by the link of a letter.
import { ChangeEmail } from '../../features/sign-in/ChangeEmail.tsx'
import { ConfirmEmail } from '../../features/sign-in/ConfirmEmail.tsx'
import type { IdentityPartProps } from './identity-forms.ts'

export const ChangeEmailPart = ({ query: { result, token, done } }: IdentityPartProps) =>
  token === undefined ? (
    <ChangeEmail isChanged={done === 'emailChanged'} />
  ) : (
    <ConfirmEmail sent={result} token={token} />
  )
