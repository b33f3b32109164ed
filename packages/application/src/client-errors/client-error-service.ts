// The port to where errors in a page are reported.

export interface ClientError {
  readonly message: string
  readonly stack: string
}

export interface ClientErrorService {
  /** The reference under which it stands in the log; undefined where it could not be reported. Never rejects. */
  report(error: ClientError): Promise<string | undefined>
}
