// Navigates after signing in, registering or giving consent.
import type { SignInCompletion } from '@husrum/application'
import type { Destination } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { SignInIntent } from './open-sign-in.ts'

/** Address of a destination; the consent page also gets the address to continue to. */
export const addressOf = (destination: Destination): string =>
  destination.kind === 'consent'
    ? `${destination.path}?${new URLSearchParams({ referrer: destination.next })}`
    : destination.path

/** Pages that are replaced in the history, so that Back skips them. */
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

/** Stores a new session, and navigates to its destination. */
export const useCompleteSignIn = (): ((completion: SignInCompletion) => Promise<void>) => {
  const { signIn } = useCapabilities()
  const goOn = useGoOn()
  return useCallback(async (completion) => goOn(await signIn.complete(completion)), [goOn, signIn])
}
