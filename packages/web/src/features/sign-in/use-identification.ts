// An identification in a page: begins it, listens to it, and ends it when its place is gone.
import type { Identification, IdentityOutcome } from '@husrum/application'
import { makeIdentify } from '@husrum/application'
import type { IdentityRequest, IdentitySession, LoginMethod } from '@husrum/domain'
import { idleIdentitySession } from '@husrum/domain'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { openIdentity } from './open-identity.ts'

export interface IdentificationInPage {
  readonly session: IdentitySession
  readonly start: (request: IdentityRequest) => void
  readonly resume: (orderId: string, request: IdentityRequest) => void
  readonly send: (what: 'startAgain' | 'cancel') => void
  readonly choose: (associationId: string) => void
}

const wait = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

const never = () => () => {}

export const useIdentification = ({
  method,
  returnPath,
  onEnd,
}: {
  readonly method: LoginMethod
  readonly returnPath?: string | undefined
  readonly onEnd: (outcome: IdentityOutcome) => void
}): IdentificationInPage => {
  const { identities } = useCapabilities()
  const { pathname } = useLocation()
  const [run, setRun] = useState<Identification>()
  const current = useRef<Identification>(undefined)
  const ended = useRef(onEnd)
  ended.current = onEnd

  const make = useCallback((): Identification => {
    const before = current.current
    const made = makeIdentify({
      identities,
      openIdentity,
      report: (error) => reportError(error),
      random: Math.random,
      clock: { now: Date.now, wait },
    })({
      method,
      page: pathname,
      returnPath,
      onEnd: (outcome) => {
        if (current.current !== made) return
        current.current = undefined
        setRun(undefined)
        ended.current(outcome)
      },
    })
    current.current = made
    before?.send('cancel')
    setRun(made)
    return made
  }, [identities, method, pathname, returnPath])

  // Whoever closes the dialog does not want it any more.
  useEffect(
    () => () => {
      const left = current.current
      current.current = undefined
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

  const snapshot = () => run?.session() ?? idleIdentitySession
  return {
    session: useSyncExternalStore(run?.subscribe ?? never, snapshot, () => idleIdentitySession),
    start: useCallback((request) => make().start(request), [make]),
    resume: useCallback((orderId, request) => make().resume(orderId, request), [make]),
    send: useCallback((what) => current.current?.send(what), []),
    choose: useCallback((associationId) => current.current?.choose(associationId), []),
  }
}
