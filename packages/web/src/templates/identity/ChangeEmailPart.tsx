// Changing an e-mail address; confirming one, or undoing a change, by the link of an e-mail.
import { ChangeEmail } from '../../features/sign-in/ChangeEmail.tsx'
import { ConfirmEmail } from '../../features/sign-in/ConfirmEmail.tsx'
import { EmailSignIn } from '../../features/sign-in/EmailSignIn.tsx'
import { UndoChange } from '../../features/sign-in/UndoChange.tsx'
import type { IdentityPartProps } from './identity-part.ts'

export const ChangeEmailPart = ({ query: { result, token, purpose, done } }: IdentityPartProps) => {
  if (token === undefined)
    return (
      <>
        <ChangeEmail isChanged={done === 'emailChanged'} />
        <EmailSignIn
          isSaved={done === 'emailSignInSet'}
          sent={result?.code === 'MustActivatePid' ? result : undefined}
        />
      </>
    )
  const Linked = purpose === 'undo' ? UndoChange : ConfirmEmail
  return <Linked sent={result} token={token} />
}
