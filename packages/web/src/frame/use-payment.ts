// A payment from its start to its end: started once, polled until it ends, and never reported as failed while its outcome is unknown.
import type { PaymentStanding, PaymentStarted } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { PaymentMessageKey, PaymentProvider } from '@husrum/domain'
import { isPaymentOver, nextPaymentPoll } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useBusy } from './busy.ts'
import { useCapabilities } from './capabilities.tsx'

/** Whether a payment is at its provider, or its outcome is unknown. */
export const isPaymentUnderWay = (standing: Pick<PaymentStanding, 'status'> | undefined): boolean =>
  standing !== undefined && standing.status !== 'created' && !isPaymentOver(standing.status)

/** What the payment is for. */
export interface PaymentPurpose {
  /** A booking and its home; a payment of a home's plan (`homeThingPrefix` and its id) and the home; `vip` is both for a membership. */
  readonly bookingId: string
  readonly objectId: string
  /** Its state when the page was made. */
  readonly payment: PaymentStanding | undefined
  /** Called when the outcome is known. */
  readonly onOver: () => unknown
  readonly onSignedOut?: () => void
}

export interface PaymentFlow {
  /** How to continue: code, app, or the provider's page. */
  readonly started: PaymentStarted | undefined
  readonly standing: PaymentStanding | undefined
  readonly isBusy: boolean
  readonly hasLostContact: boolean
  /** It was cancelled, and the provider has not confirmed that yet. */
  readonly isStillOpen: boolean
  /** Why it could not be started. */
  readonly refusal: PaymentMessageKey | 'failed' | undefined
  readonly attempt: number
  readonly start: (provider: PaymentProvider, phone?: string) => Promise<void>
  readonly cancel: () => Promise<void>
}

const slowlyMs = 10_000

export const usePayment = ({
  bookingId,
  objectId,
  payment,
  onOver,
  onSignedOut = () => undefined,
}: PaymentPurpose): PaymentFlow => {
  const { bookingPayments } = useCapabilities()
  const [started, setStarted] = useState<PaymentStarted>()
  const [standing, setStanding] = useState<PaymentStanding | undefined>(payment)
  const [isBusy, setBusy] = useState(false)
  const [hasLostContact, setLostContact] = useState(false)
  const [isStillOpen, setStillOpen] = useState(false)
  const [refusal, refuse] = useState<PaymentFlow['refusal']>()
  const [attempt, setAttempt] = useState(0)
  const given = useRef({ onOver, onSignedOut })
  given.current = { onOver, onSignedOut }
  const isOpen = payment?.status === 'pending' || payment?.status === 'unknown'
  const [followed, follow] = useState(isOpen ? payment.paymentId : undefined)
  useBusy('payment', followed !== undefined)

  useEffect(() => {
    if (followed === undefined) return
    const since = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async () => {
      try {
        const answer = await bookingPayments.status(followed)
        if (isGone) return
        setLostContact(false)
        setStanding(answer)
        if (isPaymentOver(answer.status)) {
          setStillOpen(false)
          follow(undefined)
          setStarted(undefined)
          await given.current.onOver()
          return
        }
      } catch (error) {
        if (isGone) return
        if (error instanceof SessionExpired) given.current.onSignedOut()
        else if (!(error instanceof ServiceUnavailable)) reportError(error)
        setLostContact(true)
      }
      // Every two seconds for six minutes; after that slowly, so that a visitor who stays still sees the outcome.
      timer = setTimeout(ask, nextPaymentPoll(Date.now() - since) ?? slowlyMs)
    }
    timer = setTimeout(ask, nextPaymentPoll(0) ?? slowlyMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [followed, bookingPayments])

  const start = async (provider: PaymentProvider, phone?: string) => {
    if (isBusy) return
    setBusy(true)
    refuse(undefined)
    try {
      // The same id until it has been paid with: a second press is the same payment.
      const paymentId = await bookingPayments.paymentId(bookingId)
      const answer = await bookingPayments.start(provider, {
        objectId,
        bookingId,
        paymentId,
        ...(phone !== undefined && { phone }),
      })
      if ('kind' in answer) {
        refuse(answer.messageKey)
        setAttempt((count) => count + 1)
        return
      }
      setStarted(answer)
      // May be another payment than requested, if that one was in doubt or at another provider.
      setStanding({ paymentId: answer.paymentId, status: answer.status, messageKey: answer.messageKey })
      follow(answer.paymentId)
      if (answer.redirectUrl !== undefined) location.assign(answer.redirectUrl)
    } catch (error) {
      if (error instanceof SessionExpired) given.current.onSignedOut()
      else if (!(error instanceof ServiceUnavailable)) reportError(error)
      refuse('failed')
      setAttempt((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  const cancel = async () => {
    const paymentId = followed ?? standing?.paymentId
    if (paymentId === undefined || isBusy) return
    setBusy(true)
    try {
      const answer = await bookingPayments.cancel(paymentId)
      setStanding(answer)
      setStillOpen(isPaymentUnderWay(answer))
    } catch (error) {
      if (error instanceof SessionExpired) given.current.onSignedOut()
      else setLostContact(true)
    } finally {
      setBusy(false)
    }
  }

  return { started, standing, isBusy, hasLostContact, isStillOpen, refusal, attempt, start, cancel }
}
