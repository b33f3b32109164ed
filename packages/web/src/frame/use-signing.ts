// A signature in progress in this browser: started, polled until it ends, or cancelled by the visitor.
import type { SigningStanding, SigningStart } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { useEffect, useRef, useState } from 'react'
import { useBusy } from './busy.ts'
import { useCapabilities } from './capabilities.tsx'

/** Why there is no signature: a kind of error page, a document that has changed, or a service that is unavailable. */
export type SigningTrouble = string

export interface SigningFlow {
  readonly standing: SigningStanding | undefined
  readonly device: 'same' | 'other'
  readonly isStarting: boolean
  readonly hasLostContact: boolean
  readonly trouble: SigningTrouble | undefined
  /** Increases with each error, so that it is announced again. */
  readonly attempt: number
  readonly start: (device: 'same' | 'other') => Promise<void>
  readonly cancel: () => Promise<void>
}

/** Poll interval: a QR code changes every second; everything else is polled every other second (SEC-13). */
const askEveryMs = { other: 1_000, same: 2_000 } as const

export const useSigning = ({
  begin,
  resumes,
  onSigned,
  onSignedOut,
}: {
  readonly begin: (device: 'same' | 'other') => Promise<SigningStart>
  /** The id of a signing that the browser returns from. */
  readonly resumes: string | undefined
  readonly onSigned: () => void
  readonly onSignedOut: () => void
}): SigningFlow => {
  const { bookingSignatures } = useCapabilities()
  const [standing, setStanding] = useState<SigningStanding>()
  const [device, setDevice] = useState<'same' | 'other'>('same')
  const [isStarting, setStarting] = useState(false)
  const [hasLostContact, setLostContact] = useState(false)
  const [trouble, setTrouble] = useState<SigningTrouble>()
  const [attempt, setAttempt] = useState(0)
  const given = useRef({ onSigned, onSignedOut })
  given.current = { onSigned, onSignedOut }
  const [followed, follow] = useState(resumes)
  useBusy('signing', followed !== undefined)

  const fail = (why: SigningTrouble) => {
    setTrouble(why)
    setAttempt((count) => count + 1)
    setStanding(undefined)
    follow(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one signing is followed from its id to its end.
  useEffect(() => {
    if (followed === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async () => {
      try {
        const answer = await bookingSignatures.status(followed)
        if (isGone) return
        setLostContact(false)
        if (answer.status === 'pending') setStanding(answer)
        else if (answer.status === 'signed') {
          setStanding(answer)
          follow(undefined)
          given.current.onSigned()
          return
        } else {
          fail(answer.status === 'cancelled' ? 'cancel' : (answer.errorKind ?? 'purchase'))
          return
        }
      } catch (error) {
        if (isGone) return
        if (error instanceof SessionExpired) given.current.onSignedOut()
        else if (!(error instanceof ServiceUnavailable)) {
          // Of another browser, or long ended.
          fail('browsererror')
          return
        }
        setLostContact(true)
      }
      timer = setTimeout(ask, askEveryMs[device])
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [followed, device, bookingSignatures])

  const start = async (on: 'same' | 'other') => {
    if (isStarting) return
    setStarting(true)
    setTrouble(undefined)
    setDevice(on)
    try {
      const started = await begin(on)
      if (started.kind === 'refused') {
        fail(started.errorKind)
        return
      }
      const { signing } = started
      setStanding(signing)
      // A provider with pages of its own continues there; a bank's app is opened by its link.
      if (on === 'same' && signing.redirectUrl !== undefined) location.assign(signing.redirectUrl)
      follow(signing.id)
    } catch (error) {
      if (error instanceof SessionExpired) given.current.onSignedOut()
      else {
        if (!(error instanceof ServiceUnavailable)) reportError(error)
        fail('away')
      }
    } finally {
      setStarting(false)
    }
  }

  const cancel = async () => {
    const id = followed
    follow(undefined)
    setStanding(undefined)
    // If it is cancelled here but not at the provider, it expires there.
    if (id !== undefined) await bookingSignatures.cancel(id).catch(() => undefined)
  }

  return { standing, device, isStarting, hasLostContact, trouble, attempt, start, cancel }
}
