// What a payer's bank has done, whoever the provider is: what was charged and what went back, by the provider's own id.

export type SimulatedStatus = 'waiting' | 'paid' | 'declined' | 'cancelled' | 'failed'

export interface SimulatedPayment {
  readonly id: string
  readonly provider: 'swish' | 'svea' | 'nordea'
  /** As the provider's own form has it. */
  readonly amount: string
  readonly currency: string
  readonly about: string
  readonly startedAt: number
  status: SimulatedStatus
  /** The provider's word for what went wrong. */
  code?: string
  /** By which it is paid back. */
  reference?: string
  /** Where the payer's browser goes when it is over. */
  returnTo?: (status: SimulatedStatus) => string | undefined
  /** Tells us of it. */
  tell?: () => void
  /** Asks us whether it may be paid, as Svea does when the payer presses "pay". */
  allow?: () => Promise<boolean>
}

export interface SimulatedLedger {
  readonly payments: Map<string, SimulatedPayment>
  /** Those that the payer or the bank has still to decide, the newest first. */
  waiting(): readonly SimulatedPayment[]
  /** What the payer or the bank does; false for one that is over. The truth stands before anybody is told. */
  end(id: string, status: Exclude<SimulatedStatus, 'waiting'>, code?: string): boolean
  /** The payer pays, on the provider's own page. False for one that is over, or that we refuse there. */
  pay(id: string): Promise<boolean>
}

/** Of DS24 nobody knows yet: the banks may still tell. */
const isUndecided = ({ status, code }: SimulatedPayment): boolean => status === 'waiting' || code === 'DS24'

export const makeSimulatedLedger = (): SimulatedLedger => {
  const payments = new Map<string, SimulatedPayment>()
  let references = 0
  const ledger: SimulatedLedger = {
    payments,
    waiting: () => [...payments.values()].filter(isUndecided).reverse(),
    pay: async (id) => {
      const payment = payments.get(id)
      if (!payment || !isUndecided(payment) || (await payment.allow?.()) === false) return false
      return ledger.end(id, 'paid')
    },
    end: (id, status, code) => {
      const payment = payments.get(id)
      if (!payment || !isUndecided(payment)) return false
      payment.status = status
      if (code === undefined) delete payment.code
      else payment.code = code
      references += 1
      if (status === 'paid') payment.reference = `${payment.provider.toUpperCase()}${references}`
      payment.tell?.()
      return true
    },
  }
  return ledger
}
