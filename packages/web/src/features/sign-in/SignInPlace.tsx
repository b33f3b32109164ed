// Opens the dialogs around sign-in over whatever page there is: wished for, come back to, or asked for on arrival.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { loadSignInTexts } from './load-sign-in-texts.ts'
import type { SignInIntent } from './open-sign-in.ts'
import { askToVerify, onSignInRequest, wishForSignIn } from './open-sign-in.ts'
import { takeReturnedFlow } from './returned-flow.ts'

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
    const stop = onSignInRequest((wish) => {
      const { site, modals } = now.current
      Promise.all([import('./show-sign-in-dialog.tsx'), loadSignInTexts(site.locale)])
        .then(([{ showSignInDialog }, texts]) => showSignInDialog(wish, { site, texts, modals }))
        .catch((error: unknown) => reportError(error))
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
