// The capabilities of the backend. A company can run each of them elsewhere; each consists of some subjects of the contract.
import type { Endpoint } from './endpoint.ts'
import type { Capability, Subject } from './subjects.ts'
import { subjects } from './subjects.ts'

/** The endpoints of a capability by name, in the order of the contract. */
export const endpointsOfCapability = (
  capability: Capability,
): readonly (readonly [name: string, endpoint: Endpoint])[] =>
  Object.values<Subject>(subjects)
    .filter((subject) => subject.capability === capability)
    .flatMap(({ endpoints }) => Object.entries(endpoints))

/** Files for search engines. They belong to the backend that serves the pages. */
const isForSearchEngines = (path: string): boolean =>
  path === '/robots.txt' || /\/sitemap[\w-]*\.xml$/.test(path)

/** The path prefixes of all subjects, the longest first. */
const beginnings = Object.values<Subject>(subjects)
  .flatMap(({ capability, paths }) => paths.map((beginning) => [beginning, capability] as const))
  .toSorted(([one], [other]) => other.length - one.length)

/** The capability that serves a path; undefined for pages themselves, and for other paths of the server that renders them. */
export const capabilityOfPath = (path: string): Capability | undefined => {
  if (path.endsWith('/GetViewModel') || isForSearchEngines(path)) return 'pages'
  return beginnings.find(([beginning]) => path.startsWith(beginning))?.[1]
}
