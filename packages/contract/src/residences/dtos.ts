// Schemas of residences: homes of the caller, with the agreement and the dates of their timelines.
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
  price: z.exactOptional(amount),
  /** The price including everything that belongs to it; absent if it equals `price`. */
  totalPrice: z.exactOptional(amount),
  maxFloor: z.exactOptional(z.int()),
  outdoorSpaces: z.exactOptional(
    z.array(
      z.object({
        type: z.enum(outdoorAreas),
        /** m² */
        area: z.exactOptional(z.number()),
        direction: z.exactOptional(z.enum(compassDirections)),
      }),
    ),
  ),
  /** Picture id. */
  floorPlan: z.exactOptional(z.string()),
})

export const residenceDayDto = z.object({
  kind: z.enum(residenceDayKinds),
  earliest: day,
  /** Absent if the day is exact. */
  latest: z.exactOptional(day),
  source: z.enum(residenceDaySources),
  /** The reason for the change, written by staff. */
  reason: z.exactOptional(z.string()),
  /** Epoch milliseconds. */
  setAt: z.int(),
})

export const residenceDto = z.object({
  id: z.string(),
  /** Key of the site whose My Pages show the home. */
  site: z.string(),
  objectId: z.string(),
  stageId: z.string(),
  bookingId: z.exactOptional(z.string()),
  home: residenceHomeDto,
  role: z.enum(residenceRoles),
  agreedOn: z.exactOptional(day),
  completedOn: z.exactOptional(day),
  leftOn: z.exactOptional(day),
  isSuccession: z.boolean(),
  isInteriorChosen: z.boolean(),
  /** Absent if payments are not tracked. */
  isFullyPaid: z.exactOptional(z.boolean()),
  /** The agreed price: `home` and `options` add up to `total`. Absent for a home without a price. */
  agreed: z.exactOptional(z.object({ home: amount, options: amount, total: amount })),
  /** The last day of each group of options, the earliest first. */
  interiorStops: z.array(day),
  /** Whether its faults can be reported on this site. */
  hasFaultReports: z.boolean(),
  /** All dates ever set, oldest first. The last one of a kind applies. */
  days: z.array(residenceDayDto),
})
export type ResidenceDto = z.infer<typeof residenceDto>

export const ownResidencesDto = z.object({
  residences: z.array(residenceDto),
  /** Other sites on which the caller has homes and has accepted to use the account: keys and addresses. */
  elsewhere: z.array(z.object({ site: z.string(), href: z.string() })),
})
