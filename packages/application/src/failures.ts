// The three ways in which the outside can be unwell. Adapters throw them; nothing else is caught.

/** Could not be reached, was too slow, or said that it is not well. Trying again may help. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
}

/** Answered something that the contract does not allow. Trying again will not help. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The person is no longer signed in. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired'
}
