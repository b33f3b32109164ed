// The form rules of each booking step, by variant and by the server's facts.
export type { BookingStepAnswer, BookingStepFacts } from './step-rule.ts'
export { bookingStepRule } from './step-rule.ts'
