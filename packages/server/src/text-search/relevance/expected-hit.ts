// What people type, and what they expect to find among the first three hits.

/** The text, and the paths that answer it: one of them must be there. A path that ends in "*" is met by all below it. */
export type ExpectedHit = readonly [text: string, ...paths: readonly [string, ...string[]]]
