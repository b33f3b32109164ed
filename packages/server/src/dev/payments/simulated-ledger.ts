// The payments of all simulated providers, by the provider's own id: the state at the payer's bank.

export type SimulatedStatus = 'waiting' | 'paid' | 'declined' | 'cancelled' | 'failed'

export interface SimulatedPayment {
  readonly id: string
  readonly provider: 'swish' | 'svea' | 'nordea'
  /** In the provider's own format. */
  readonly amount: string
  readonly currency: string
  readonly about: string
  readonly startedAt: number
  status: SimulatedStatus
  /** Error code of the provider. */
  code?: string
  /** The reference for refunds. */
  reference?: string
  /** The redirect of the payer's browser after the payment has ended. */
  returnTo?: (status: SimulatedStatus) => string | undefined
  /** Sends the callback of the provider. */
  notify?: () => void
  /** Asks our server whether the payment is allowed, as Svea does when the payer presses "pay". */
  allow?: () => Promise<boolean>
}

export interface SimulatedLedger {
  readonly payments: Map<string, SimulatedPayment>
  /** Undecided payments, newest first. */
  waiting(): readonly SimulatedPayment[]
  /** Ends a payment as the payer or the bank does; false if it has already ended. The new status is stored before callbacks are sent. */
  end(id: string, status: Exclude<SimulatedStatus, 'waiting'>, code?: string): boolean
  /** Pays on the provider's own page. False if the payment has ended, or our server refuses it. */
  pay(id: string): Promise<boolean>
}

/** After DS24 the result is unknown: the bank may still decide. */
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
      payment.notify?.()
      return true
    },
  }
  return ledger
}
