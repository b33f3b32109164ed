// Examples of requests and answers, recorded from a run of the server. `npm run examples:record` writes the files of `examples`; never edit
// them.
import type { EndpointName } from './endpoints.ts'
import { examples } from './examples/index.ts'

/** `request` is the body, without path parameters. */
export interface EndpointExample {
  readonly request?: unknown
  readonly answer?: unknown
}

/** A test lists endpoints without an example. */
export const recordedExamples: Partial<Readonly<Record<EndpointName, EndpointExample>>> = examples
