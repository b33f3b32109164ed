// Thrown when an external service other than the database does not answer.

export class ServiceAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ServiceAway'
  }
}
