// Shows the dialog that a wish around sign-in asks for, under the name that the specification gives it.
import type { IdentityModal, SiteDefinition } from '@husrum/domain'
import { loginModalOf, missingIdentityModals } from '@husrum/domain'
import type { Modals } from '../../ui/modal/modal.ts'
import type { SignInRequest } from './open-sign-in.ts'
import { SignInDialog } from './SignInDialog.tsx'
import type { SignInTexts } from './sign-in-texts.ts'

/** Under which name a dialog is registered (specification 2 §2). */
const idOf = (wish: SignInRequest, { country }: SiteDefinition): IdentityModal => {
  if (wish.kind === 'verify') return missingIdentityModals[country]
  if (wish.kind === 'returned')
    return wish.returned.type === 'update' ? missingIdentityModals[country] : 'login-form'
  return wish.afterFailure ? 'login-form-email' : loginModalOf(wish.type)
}

export interface SignInSurroundings {
  readonly site: SiteDefinition
  readonly texts: SignInTexts
  readonly modals: Modals
}

export const showSignInDialog = (
  wish: SignInRequest,
  { site, texts, modals: { show, finish } }: SignInSurroundings,
): void => {
  const id = idOf(wish, site)
  const isUpgrade = id === missingIdentityModals[site.country]
  show({
    id,
    heading: isUpgrade ? texts.upgrade.heading : texts.heading,
    content: <SignInDialog wish={wish} texts={texts} onClose={() => finish(id)} />,
  })
}
