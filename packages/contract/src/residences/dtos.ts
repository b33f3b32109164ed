// Residences on the wire: homes that are somebody's, with what was agreed on and the days of their way.
import {
  compassDirections,
  outdoorAreas,
  residenceDayKinds,
  residenceDaySources,
  residenceRoles,
} from '@husrum/domain'
import { bookedHomeDto } from '../booking/dtos.ts'
import { z } from '../zod.ts'

/** Whole units of the site's currency. */
const amount = z.number()
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

export const residenceHomeDto = z.object({
  ...bookedHomeDto.shape,
  price: z.optional(amount),
  /** With everything that belongs to it; absent where the price is all. */
  totalPrice: z.optional(amount),
  maxFloor: z.optional(z.int()),
  outdoorSpaces: z.optional(
    z.array(
      z.object({
        type: z.enum(outdoorAreas),
        /** m² */
        area: z.optional(z.number()),
        direction: z.optional(z.enum(compassDirections)),
      }),
    ),
  ),
  /** Picture id. */
  floorPlan: z.optional(z.string()),
})

export const residenceDayDto = z.object({
  kind: z.enum(residenceDayKinds),
  earliest: day,
  /** Absent: it is that very day. */
  latest: z.optional(day),
  source: z.enum(residenceDaySources),
  /** Why it changed, in the words of staff. */
  reason: z.optional(z.string()),
  /** Epoch milliseconds. */
  setAt: z.int(),
})

export const residenceDto = z.object({
  id: z.string(),
  /** Key of the site whose My Pages show it. */
  site: z.string(),
  objectId: z.string(),
  stageId: z.string(),
  bookingId: z.optional(z.string()),
  home: residenceHomeDto,
  role: z.enum(residenceRoles),
  agreedOn: z.optional(day),
  completedOn: z.optional(day),
  leftOn: z.optional(day),
  isSuccession: z.boolean(),
  isInteriorChosen: z.boolean(),
  /** Absent where nobody keeps an account of it. */
  isFullyPaid: z.optional(z.boolean()),
  /** Whether its faults can be reported here. */
  hasFaultReports: z.boolean(),
  /** Everything that was ever said, the oldest first: the last of a kind holds. */
  days: z.array(residenceDayDto),
})
export type ResidenceDto = z.infer<typeof residenceDto>

export const ownResidencesDto = z.object({
  residences: z.array(residenceDto),
  /** Other sites on which the person has homes too, and has agreed to use the account: by key, and where they stand. */
  elsewhere: z.array(z.object({ site: z.string(), href: z.string() })),
})
