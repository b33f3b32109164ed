// What the server tells a page of consent.

export interface ConsentOptions {
  /** Of the cookie policy: an answer to another revision does not count. */
  readonly revision: number
  /** What the page loads once somebody agrees; absent where nothing is measured. */
  readonly tagManager?:
    | {
        readonly host: string
        readonly containerId: string
        /** Paths of the site where nothing of it may be. */
        readonly notBelow: readonly string[]
      }
    | undefined
}
