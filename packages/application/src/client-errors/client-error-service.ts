// Where a defect of a page is told, so that somebody can mend it.

export interface ClientError {
  readonly message: string
  readonly stack: string
}

export interface ClientErrorService {
  /** The number under which it stands in the log; undefined where nobody could be told. Never rejects. */
  report(defect: ClientError): Promise<string | undefined>
}
