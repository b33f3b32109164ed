// The three ways in which a service can fail. Adapters throw them; use cases catch nothing else.

/** The service was unreachable, too slow, or reported that it is unhealthy. A retry may help. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  /** How long the service asked to wait before a retry. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The answer violates the contract. A retry does not help. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The person is no longer signed in. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
}

/** A draft was saved whose report has been sent already, by another tab or device. */
export class ReportAlreadySent extends Error {
  /** Empty until it has one. */
  readonly ticketNumber: string

  constructor(ticketNumber: string) {
    super('The report has been sent')
    this.name = 'ReportAlreadySent'
    this.ticketNumber = ticketNumber
  }
}
