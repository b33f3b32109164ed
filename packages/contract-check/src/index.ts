// The contract's checks, for a command and for tests.
export type { Check, Setting } from './check.ts'
export type { SuppliedPeople } from './people.ts'
export { makePeople, peopleOfDevelopment } from './people.ts'
export { reportOf } from './report.ts'
export type { CheckResult } from './run-checks.ts'
export { allChecks, runChecks } from './run-checks.ts'
export type { Fetch, Person } from './service.ts'
export { makeService } from './service.ts'
