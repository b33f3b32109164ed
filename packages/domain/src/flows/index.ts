// Results that every flow returns to its driver.
export type { Step } from './step.ts'
