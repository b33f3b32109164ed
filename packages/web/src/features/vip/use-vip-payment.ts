// The payment of a membership from its start to its end: begun once, followed as long as it takes.
import type { PaymentStanding, PaymentStarted } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import type { PaymentMessageKey, PaymentProvider, VipStanding } from '@husrum/domain'
import { isPaymentOver, nextPaymentPoll } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useKeptVip } from './queries.ts'

/** What payments call the membership, in the place of a booking and of its home. */
const vip = 'vip'
const slowlyMs = 10_000

export interface VipPaymentFlow {
  readonly started: PaymentStarted | undefined
  readonly standing: PaymentStanding | undefined
  readonly isBusy: boolean
  readonly hasLostContact: boolean
  readonly refusal: PaymentMessageKey | 'failed' | undefined
  readonly attempt: number
  readonly start: (provider: PaymentProvider, phone?: string) => Promise<void>
  readonly cancel: () => Promise<void>
}

export const useVipPayment = ({ payment }: Pick<VipStanding, 'payment'>): VipPaymentFlow => {
  const { bookingPayments } = useCapabilities()
  const keep = useKeptVip()
  const [started, setStarted] = useState<PaymentStarted>()
  const [standing, setStanding] = useState<PaymentStanding | undefined>(payment)
  const [isBusy, setBusy] = useState(false)
  const [hasLostContact, setLostContact] = useState(false)
  const [refusal, setRefusal] = useState<VipPaymentFlow['refusal']>()
  const [attempt, setAttempt] = useState(0)
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
          follow(undefined)
          setStarted(undefined)
          await keep()
          return
        }
      } catch (error) {
        if (isGone) return
        if (!(error instanceof ServiceUnavailable)) reportError(error)
        setLostContact(true)
      }
      timer = setTimeout(ask, nextPaymentPoll(Date.now() - since) ?? slowlyMs)
    }
    timer = setTimeout(ask, nextPaymentPoll(0) ?? slowlyMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [followed, bookingPayments, keep])

  const refuse = (why: VipPaymentFlow['refusal']) => {
    setRefusal(why)
    setAttempt((count) => count + 1)
  }
  const start: VipPaymentFlow['start'] = async (provider, phone) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      // The same number until it has been paid with: a second press is the same payment.
      const paymentId = await bookingPayments.paymentId(vip)
      const order = { objectId: vip, bookingId: vip, paymentId, ...(phone !== undefined && { phone }) }
      const answer = await bookingPayments.start(provider, order)
      if ('kind' in answer) {
        refuse(answer.messageKey)
        return
      }
      setStarted(answer)
      setStanding({ paymentId, status: answer.status, messageKey: answer.messageKey })
      follow(paymentId)
      if (answer.redirectUrl !== undefined) location.assign(answer.redirectUrl)
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) reportError(error)
      refuse('failed')
    } finally {
      setBusy(false)
    }
  }
  const cancel = async () => {
    if (followed === undefined || isBusy) return
    setBusy(true)
    try {
      setStanding(await bookingPayments.cancel(followed))
    } catch {
      setLostContact(true)
    } finally {
      setBusy(false)
    }
  }
  return { started, standing, isBusy, hasLostContact, refusal, attempt, start, cancel }
}
