// An identification in a page: starts it, follows it, and cancels it on unmount.
import type { Identification, IdentityOutcome } from '@husrum/application'
import type { IdentityRequest, IdentitySession, LoginMethod } from '@husrum/domain'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { usePageToComeBackTo } from './use-page-to-come-back-to.ts'

/** Components for an identification in progress and its result: loaded with the first one. */
export const identityFlow = lazyComponent(async () => (await import('./IdentityFlow.tsx')).IdentityFlow)
export const identityTrouble = lazyComponent(
  async () => (await import('./IdentityTrouble.tsx')).IdentityTrouble,
)

export interface IdentificationInPage {
  /** Undefined before one has started. */
  readonly session: IdentitySession | undefined
  readonly start: (request: IdentityRequest) => void
  readonly resume: (orderId: string, request: IdentityRequest) => void
  readonly send: (what: 'startAgain' | 'cancel') => void
  readonly choose: (associationId: string) => void
}

const never = () => () => {}

export const useIdentification = ({
  method,
  returnPath,
  password,
  onEnd,
  onUnavailable,
}: {
  readonly method: LoginMethod
  readonly returnPath?: string | undefined
  /** Password as typed when it starts. */
  readonly password?: string | undefined
  readonly onEnd: (outcome: IdentityOutcome) => void
  /** Its code failed to load. */
  readonly onUnavailable: (error: unknown) => void
}): IdentificationInPage => {
  const { signIn } = useCapabilities()
  const page = usePageToComeBackTo()
  const [run, setRun] = useState<Identification>()
  const current = useRef<Identification>(undefined)
  /** The identification that is wanted: the latest, or none after unmount. */
  const wanted = useRef<symbol>(undefined)
  const on = useRef({ onEnd, onUnavailable, password })
  on.current = { onEnd, onUnavailable, password }

  const begin = useCallback(
    async (go: (identification: Identification) => void): Promise<void> => {
      const mine = Symbol('identification')
      wanted.current = mine
      try {
        const [made] = await Promise.all([
          signIn.identify({
            method,
            page,
            returnPath,
            password: on.current.password,
            onEnd: (outcome) => {
              if (current.current !== made) return
              current.current = undefined
              setRun(undefined)
              on.current.onEnd(outcome)
            },
          }),
          identityFlow.load(),
          identityTrouble.load(),
        ])
        if (wanted.current !== mine) return
        const before = current.current
        current.current = made
        before?.send('cancel')
        setRun(made)
        go(made)
      } catch (error) {
        if (wanted.current === mine) on.current.onUnavailable(error)
      }
    },
    [signIn, method, page, returnPath],
  )

  // Closing the dialog cancels it.
  useEffect(
    () => () => {
      const left = current.current
      current.current = undefined
      wanted.current = undefined
      left?.send('cancel')
      left?.leave()
    },
    [],
  )
  useEffect(() => {
    if (!run) return undefined
    const look = () => run.send(document.hidden ? 'hidden' : 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [run])
  useBusy('identity', run !== undefined)

  const snapshot = () => run?.session()
  return {
    session: useSyncExternalStore(run?.subscribe ?? never, snapshot, () => undefined),
    start: useCallback((request) => void begin((made) => made.start(request)), [begin]),
    resume: useCallback((orderId, request) => void begin((made) => made.resume(orderId, request)), [begin]),
    send: useCallback((what) => current.current?.send(what), []),
    choose: useCallback((associationId) => current.current?.choose(associationId), []),
  }
}
