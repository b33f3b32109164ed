// The table of all endpoints of the API, derived from the list of subjects.
import type { Endpoint, OutcomeOf } from './endpoint.ts'
import type { CommonOutcome } from './problem.ts'
import { commonOutcomes } from './problem.ts'
import { subjects } from './subjects.ts'

type Subjects = typeof subjects
/** A subject of the API. */
export type EndpointSubject = keyof Subjects

/** The endpoints of each subject, by the subject's name. */
export const endpointsOfSubject = Object.fromEntries(
  Object.entries(subjects).map(([subject, { endpoints: ofSubject }]) => [subject, ofSubject]),
) as { readonly [Subject in EndpointSubject]: Subjects[Subject]['endpoints'] }

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type AllEndpoints = Intersection<Subjects[EndpointSubject]['endpoints']>

export const endpoints = Object.assign({}, ...Object.values(endpointsOfSubject)) as {
  readonly [Name in keyof AllEndpoints]: AllEndpoints[Name]
}
export type EndpointName = keyof typeof endpoints

/** The name of any refusal: the `code` of a problem. */
export type OutcomeName =
  | CommonOutcome
  | { [Name in EndpointName]: OutcomeOf<(typeof endpoints)[Name]> }[EndpointName]

/** The HTTP status of every refusal. */
export const outcomeStatuses = Object.assign(
  {},
  commonOutcomes,
  ...Object.values<Endpoint>(endpoints).map(({ outcomes }) => outcomes),
) as Readonly<Record<OutcomeName, number>>
