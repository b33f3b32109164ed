// The agreed data of a home on the wire: of a booking, and of the residence that follows from it.
import type { BookedHome } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'

export const bookedHomeDtoOf = ({ monthlyFee, ...home }: BookedHome) => ({
  ...home,
  monthlyFee: wholeUnitsOf(monthlyFee),
})
