// A home as it was agreed on, in the wire's words: of a booking, and of the residence that it became.
import type { BookedHome } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'

export const bookedHomeDtoOf = ({ monthlyFee, ...home }: BookedHome) => ({
  ...home,
  ...(monthlyFee !== undefined && { monthlyFee: wholeUnitsOf(monthlyFee) }),
})
