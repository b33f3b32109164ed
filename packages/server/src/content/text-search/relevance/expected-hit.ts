// Typical queries, and the expected hits among the first three.

/** The text, and the expected paths: one of them must be found. A path that ends in "*" matches all below it. */
export type ExpectedHit = readonly [text: string, ...paths: readonly [string, ...string[]]]
