// What each step of a booking must hold: the forms, by variant and by what the server knows.
export type { BookingStepAnswer, BookingStepFacts } from './step-rule.ts'
export { bookingStepRule } from './step-rule.ts'
