// Opens the dialogs around sign-in over any page: on request, on the way back from a provider, or on arrival.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { takeReturnedFlow } from '../../frame/returned-flow.ts'
import { useHasIdentity, useSite } from '../../frame/site.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useModal } from '../../ui/modal/modal.ts'
import type { SignInIntent } from './open-sign-in.ts'
import { askToVerify, onSignInRequest, requestSignIn } from './open-sign-in.ts'

/** Renders nothing itself: the dialogs and their words are loaded with the first request. */
export const SignInPlace = ({ shownPath }: { readonly shownPath: string }) => {
  const site = useSite()
  const hasIdentity = useHasIdentity()
  const modals = useModal()
  const { signIn } = useCapabilities()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isThere = shownPath === pathname
  const now = useRef({ site, modals })
  now.current = { site, modals }

  useEffect(() => {
    if (!site.features.login) return undefined
    const stop = onSignInRequest((request) => {
      const { site, modals } = now.current
      Promise.all([
        import('./show-sign-in-dialog.tsx'),
        loadTexts(site.locale, ['signIn']),
        import('./email-login.ts').then(({ emailLogin }) => emailLogin.load()),
      ])
        .then(([{ showSignInDialog }, { signIn: texts }]) =>
          showSignInDialog(request, {
            site,
            texts,
            modals,
            onIdentityAnswered: () => void signIn.answerIdentity(),
          }),
        )
        .catch((error: unknown) => reportError(error))
    })
    const returned = takeReturnedFlow()
    if (returned) requestSignIn({ kind: 'returned', returned })
    return stop
  }, [site, signIn])

  const { identityModal } = (state ?? {}) as SignInIntent
  useEffect(() => {
    if (!isThere || identityModal === undefined) return
    navigate({ pathname, search, hash }, { replace: true, state: null })
    if (!hasIdentity) return
    signIn.isIdentityAnswered().then(
      (isAnswered) => isAnswered || askToVerify(),
      () => undefined,
    )
  }, [isThere, identityModal, hasIdentity, navigate, pathname, search, hash, signIn])
  return null
}
