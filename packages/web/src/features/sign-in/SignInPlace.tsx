// Opens the dialogs around sign-in over whatever page there is: wished for, come back to, or asked for on arrival.
import type { IdentityModal } from '@husrum/domain'
import { loginModalOf, missingIdentityModals } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../page/site-context.tsx'
import type { Modals } from '../../ui/modal/modal.ts'
import { useModal } from '../../ui/modal/modal.ts'
import { loadSignInTexts } from './load-sign-in-texts.ts'
import type { SignInIntent, SignInWish } from './open-sign-in.ts'
import { askToVerify, onSignInWish, wishForSignIn } from './open-sign-in.ts'
import { takeReturnedFlow } from './returned-flow.ts'

type Site = ReturnType<typeof useSite>

/** Under which name a dialog is registered (specification 2 §2). */
const idOf = (wish: SignInWish, { country }: Site): IdentityModal => {
  if (wish.kind === 'verify') return missingIdentityModals[country]
  if (wish.kind === 'returned')
    return wish.returned.type === 'update' ? missingIdentityModals[country] : 'login-form'
  return wish.afterFailure ? 'login-form-email' : loginModalOf(wish.type)
}

const open = async (wish: SignInWish, site: Site, { show, finish }: Modals): Promise<void> => {
  const [{ SignInDialog }, texts] = await Promise.all([
    import('./SignInDialog.tsx'),
    loadSignInTexts(site.locale),
  ])
  const id = idOf(wish, site)
  const isUpgrade = id === missingIdentityModals[site.country]
  show({
    id,
    heading: isUpgrade ? texts.upgrade.heading : texts.heading,
    content: <SignInDialog wish={wish} texts={texts} onClose={() => finish(id)} />,
  })
}

/** Draws nothing itself: what it opens comes with the first wish. */
export const SignInPlace = ({ shownPath }: { readonly shownPath: string }) => {
  const site = useSite()
  const modals = useModal()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isThere = shownPath === pathname
  const now = useRef({ site, modals })
  now.current = { site, modals }

  useEffect(() => {
    if (!site.features.login) return undefined
    const stop = onSignInWish((wish) => {
      open(wish, now.current.site, now.current.modals).catch((error: unknown) => reportError(error))
    })
    const returned = takeReturnedFlow()
    if (returned) wishForSignIn({ kind: 'returned', returned })
    return stop
  }, [site])

  const { identityModal } = (state ?? {}) as SignInIntent
  useEffect(() => {
    if (!isThere || identityModal === undefined) return
    navigate({ pathname, search, hash }, { replace: true, state: null })
    askToVerify()
  }, [isThere, identityModal, navigate, pathname, search, hash])
  return null
}
