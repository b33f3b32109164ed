// The words around a session: the menu of who is signed in, and its end.
export interface SessionTexts {
  /** Stands before the name, and in its place where the account could not be read. */
  readonly account: string
  readonly settings: string
  readonly signOut: string
  readonly failed: string
  readonly retry: string
  /** Told once, where nothing else on the page says so. */
  readonly signedOut: string
  readonly warning: {
    readonly label: string
    /** `time` is a time of day, "14:05". */
    readonly text: (time: string) => string
    /** Where the session cannot be prolonged. */
    readonly lastText: (time: string) => string
    readonly stay: string
    /** Once one has asked to stay, until it has worked. */
    readonly staying: string
  }
  readonly expired: {
    readonly heading: string
    readonly text: string
    readonly signIn: string
    readonly goOn: string
  }
}
