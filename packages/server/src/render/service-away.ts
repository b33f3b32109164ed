// What is thrown when something that we depend on, other than the database, does not answer.

export class ServiceAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ServiceAway'
  }
}
