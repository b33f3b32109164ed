// Goes where somebody goes after signing in, registering or agreeing.
import type { SignInCompletion } from '@husrum/application'
import type { Destination } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { SignInIntent } from './open-sign-in.ts'

/** Where a destination stands: the page about consent is told where to go once it is given. */
export const addressOf = (destination: Destination): string =>
  destination.kind === 'consent'
    ? `${destination.path}?${new URLSearchParams({ referrer: destination.next })}`
    : destination.path

/** Pages that one has done with: the way back leads past them, and not through them forward again. */
const passages = ['login', 'createAccount', 'consent'] as const

export const useGoOn = (): ((destination: Destination) => void) => {
  const site = useSite()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (destination) => {
      const intent: SignInIntent =
        destination.kind === 'verifyIdentity' ? { identityModal: destination.modal } : {}
      const replace = passages.some((route) => routePath(site, route) === pathname)
      navigate(addressOf(destination), { replace, state: intent })
    },
    [navigate, site, pathname],
  )
}

/** Takes a new session in, and goes where it leads. */
export const useCompleteSignIn = (): ((completion: SignInCompletion) => Promise<void>) => {
  const { signIn } = useCapabilities()
  const goOn = useGoOn()
  return useCallback(async (completion) => goOn(await signIn.complete(completion)), [goOn, signIn])
}
