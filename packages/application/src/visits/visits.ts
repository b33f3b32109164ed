// The port to recently and most viewed homes (SEARCH-39).

/** A stage, or a home in it. */
export interface Visit {
  readonly stageId: string
  /** Absent where the stage itself was looked at. */
  readonly objectId?: string
}

/** Of the visitor who asks, on the site that it was made for. Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface Visits {
  /** Kept with consent to statistics alone. */
  note(visit: Visit): Promise<void>
  /** The latest first; none without consent. `at` in epoch milliseconds. */
  last(): Promise<readonly (Visit & { readonly at: number })[]>
  /** Of a county, by the url of its place: the stages that most looked at lately, the first of them first. */
  mostVisited(countyUrl: string): Promise<readonly { readonly stageId: string; readonly count: number }[]>
  forget(): Promise<void>
}
