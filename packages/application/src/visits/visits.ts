// The port to recently and most viewed homes (SEARCH-39).

/** A stage, or a home in it. */
export interface Visit {
  readonly stageId: string
  /** Absent if the stage itself was viewed. */
  readonly objectId?: string
}

/** Of the calling visitor, on the site that this was created for. Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface Visits {
  /** Stored only with consent to statistics. */
  note(visit: Visit): Promise<void>
  /** Latest first; empty without consent. `at` in epoch milliseconds. */
  last(): Promise<readonly (Visit & { readonly at: number })[]>
  /** For a county, by the url of its place: the most viewed stages of recent time, most viewed first. */
  mostVisited(countyUrl: string): Promise<readonly { readonly stageId: string; readonly count: number }[]>
  forget(): Promise<void>
}
