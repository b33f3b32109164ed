// The dialogs around sign-in: what stands in each once somebody wants it.
import type { ReturningFlow } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'
import { IdentityEntry } from './IdentityEntry.tsx'
import type { IdentityFailure, SignInRequest } from './open-sign-in.ts'
import { wishForSignIn } from './open-sign-in.ts'
import { SignIn } from './SignIn.tsx'
import { SignInProvider } from './sign-in-context.tsx'
import type { SignInTexts } from './sign-in-texts.ts'
import { UpgradeIdentity } from './UpgradeIdentity.tsx'

export interface SignInDialogProps {
  readonly wish: SignInRequest
  readonly texts: SignInTexts
  /** Closes the dialog. */
  readonly onClose: () => void
}

/** Back from the provider's page while an account is made: once identified, the page for new accounts goes on. */
const ReturnedToRegister = ({ id, texts }: { readonly id: string; readonly texts: SignInTexts }) => {
  const navigate = useNavigate()
  const site = useSite()
  return (
    <IdentityEntry
      flow="register"
      label={texts.identity.register}
      resumes={id}
      onDone={({ orderId = id }) =>
        navigate(routePath(site, 'createAccount') ?? site.routes.start, { state: { flowId: orderId } })
      }
    />
  )
}

const Returned = ({
  returned,
  texts,
  onClose,
  onFallback,
}: Omit<SignInDialogProps, 'wish'> & {
  readonly returned: ReturningFlow
  readonly onFallback: (failure: IdentityFailure) => void
}) => {
  if (returned.type === 'register') return <ReturnedToRegister id={returned.id} texts={texts} />
  if (returned.type === 'update') return <UpgradeIdentity resumes={returned.id} onLater={onClose} />
  return (
    <SignIn
      type={returned.type === 'loginBoardMember' ? 'boardMember' : 'private'}
      returned={returned}
      onFallback={onFallback}
    />
  )
}

export const SignInDialog = ({ wish, ...rest }: SignInDialogProps) => {
  /** The way in by e-mail takes its place, and says why. */
  const fallBack = (failure: IdentityFailure) => {
    rest.onClose()
    wishForSignIn({ kind: 'signIn', type: 'private', afterFailure: failure })
  }
  return (
    <SignInProvider texts={rest.texts} level={3}>
      {wish.kind === 'returned' && <Returned returned={wish.returned} onFallback={fallBack} {...rest} />}
      {wish.kind === 'verify' && <UpgradeIdentity onLater={rest.onClose} />}
      {wish.kind === 'signIn' && (
        <SignIn
          type={wish.type}
          returnPath={wish.returnPath}
          afterFailure={wish.afterFailure}
          onFallback={fallBack}
        />
      )}
    </SignInProvider>
  )
}
