// Contents of the sign-in dialogs.
import type { ReturningFlow } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useNavigate } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { IdentityEntry } from './IdentityEntry.tsx'
import type { IdentityFailure, SignInRequest } from './open-sign-in.ts'
import { requestSignIn } from './open-sign-in.ts'
import { SignIn } from './SignIn.tsx'
import { UpgradeIdentity } from './UpgradeIdentity.tsx'

export interface SignInDialogProps {
  readonly request: SignInRequest
  /** Closes the dialog. */
  readonly onClose: () => void
}

/** Back from the provider's page during registration: continues on the page for new accounts once identified. */
const ReturnedToRegister = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate()
  const site = useSite()
  const { identity } = useTexts().signIn
  return (
    <IdentityEntry
      flow="register"
      label={identity.register}
      resumes={id}
      onDone={({ orderId = id }) =>
        navigate(routePath(site, 'createAccount') ?? site.routes.start, { state: { flowId: orderId } })
      }
    />
  )
}

const Returned = ({
  returned,
  onClose,
  onFallback,
}: Omit<SignInDialogProps, 'request'> & {
  readonly returned: ReturningFlow
  readonly onFallback: (failure: IdentityFailure) => void
}) => {
  if (returned.type === 'register') return <ReturnedToRegister id={returned.id} />
  if (returned.type === 'update')
    return <UpgradeIdentity resumes={returned.id} onLater={onClose} onDone={onClose} />
  return (
    <SignIn
      type={returned.type === 'loginBoardMember' ? 'boardMember' : 'private'}
      returned={returned}
      onFallback={onFallback}
    />
  )
}

export const SignInDialog = ({ request, onClose }: SignInDialogProps) => {
  /** Sign-in by e-mail replaces it, and shows why. */
  const fallBack = (failure: IdentityFailure) => {
    onClose()
    requestSignIn({ kind: 'signIn', type: 'private', afterFailure: failure })
  }
  return (
    <>
      {request.kind === 'returned' && (
        <Returned returned={request.returned} onFallback={fallBack} onClose={onClose} />
      )}
      {request.kind === 'verify' && (
        <UpgradeIdentity returnPath={request.returnPath} onLater={onClose} onDone={onClose} />
      )}
      {request.kind === 'signIn' && (
        <SignIn
          type={request.type}
          returnPath={request.returnPath}
          afterFailure={request.afterFailure}
          isPrivateOnly={request.isPrivateOnly}
          onFallback={fallBack}
          onSwitch={onClose}
        />
      )}
    </>
  )
}
