// The three ways in which a service can fail. Adapters throw them; use cases catch nothing else.

/** Could not be reached, was too slow, or answered that it is not well. Trying again may help. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  /** How long the service asked to wait before the next attempt. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {}) {
    super(message, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** Answered something that the contract does not allow. Trying again will not help. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The person is no longer signed in. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
}
