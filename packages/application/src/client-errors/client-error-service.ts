// The port to the service that receives reports of errors in pages.

export interface ClientError {
  readonly message: string
  readonly stack: string
}

export interface ClientErrorService {
  /** Returns the reference of the log entry; undefined if it could not be reported. Never rejects. */
  report(error: ClientError): Promise<string | undefined>
}
