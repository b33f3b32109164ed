// Opens the sign-in dialogs over any page: on request, on return from a provider, or on arrival. On a page that has loaded the tag manager,
// no password may be typed: the sign-in page is opened instead.
import type { SiteDefinition } from '@husrum/domain'
import { identityAddress, isBoardLogin, loginAddress } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { takeReturnedFlow } from '../../frame/returned-flow.ts'
import { useHasIdentity, useSite } from '../../frame/site.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useModal } from '../../ui/modal/modal.ts'
import type { SignInIntent, SignInRequest } from './open-sign-in.ts'
import { askToVerify, onSignInRequest, requestSignIn } from './open-sign-in.ts'

/** The page with the same function as a dialog. Undefined for functions that exist only as a dialog. */
const pageInstead = (request: SignInRequest, site: SiteDefinition): string | undefined => {
  if (request.kind === 'returned') return undefined
  if (request.kind === 'verify') return identityAddress(site, request.returnPath)
  const address = loginAddress(site, request.returnPath)
  if (address === undefined || !isBoardLogin(request.type) || address.includes('?tab=board')) return address
  return `${address}${address.includes('?') ? '&' : '?'}tab=board`
}

/** Renders nothing itself: the dialogs and their texts are loaded on the first request. */
export const SignInPlace = ({
  shownPath,
  mayShowPersonalData,
}: {
  readonly shownPath: string
  /** Checked before a dialog opens; false if its page must be opened instead. */
  readonly mayShowPersonalData: () => Promise<boolean>
}) => {
  const site = useSite()
  const hasIdentity = useHasIdentity()
  const modals = useModal()
  const { signIn } = useCapabilities()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isThere = shownPath === pathname
  const now = useRef({ site, modals, navigate })
  now.current = { site, modals, navigate }

  useEffect(() => {
    if (!site.features.login) return undefined
    const stop = onSignInRequest((request) => {
      const show = async (): Promise<void> => {
        const { site, modals, navigate } = now.current
        const mayShow = await mayShowPersonalData()
        const page = mayShow ? undefined : pageInstead(request, site)
        if (page !== undefined) {
          navigate(page)
          return
        }
        const [{ showSignInDialog }, { signIn: texts }] = await Promise.all([
          import('./show-sign-in-dialog.tsx'),
          loadTexts(site.locale, ['signIn']),
          import('./email-login.ts').then(({ emailLogin }) => emailLogin.load()),
        ])
        showSignInDialog(request, {
          site,
          texts,
          modals,
          onIdentityAnswered: () => void signIn.answerIdentity(),
        })
      }
      show().catch((error: unknown) => reportError(error))
    })
    const returned = takeReturnedFlow()
    if (returned) requestSignIn({ kind: 'returned', returned })
    return stop
  }, [site, signIn, mayShowPersonalData])

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
