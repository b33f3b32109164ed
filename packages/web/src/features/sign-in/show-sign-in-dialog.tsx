// Shows the requested sign-in dialog, under its registered name (PLAT-77).
import type { IdentityModal, SiteDefinition } from '@husrum/domain'
import { loginModalOf, missingIdentityModals } from '@husrum/domain'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'
import type { Modals } from '../../ui/modal/modal.ts'
import type { SignInRequest } from './open-sign-in.ts'
import { SignInDialog } from './SignInDialog.tsx'

/** The name under which a dialog is registered (PLAT-77). */
const idOf = (request: SignInRequest, { country }: SiteDefinition): IdentityModal => {
  if (request.kind === 'verify') return missingIdentityModals[country]
  if (request.kind === 'returned')
    return request.returned.type === 'update' ? missingIdentityModals[country] : 'login-form'
  if (request.isPrivateOnly) return 'login-form-case-management-private'
  return request.afterFailure ? 'login-form-email' : loginModalOf(request.type)
}

export interface SignInDialogContext {
  readonly site: SiteDefinition
  readonly texts: SignInTexts
  readonly modals: Modals
  /** The request for an identity was answered, with any result. */
  readonly onIdentityAnswered: () => void
}

export const showSignInDialog = (
  request: SignInRequest,
  { site, texts, modals: { show, finish }, onIdentityAnswered }: SignInDialogContext,
): void => {
  const id = idOf(request, site)
  const isUpgrade = id === missingIdentityModals[site.country]
  show({
    id,
    heading: isUpgrade ? texts.upgrade.heading : texts.heading,
    content: <SignInDialog request={request} onClose={() => finish(id)} />,
    ...(isUpgrade && { onClosed: onIdentityAnswered }),
  })
}
