// What every flow answers with, for whoever drives one.
export type { Step } from './step.ts'
