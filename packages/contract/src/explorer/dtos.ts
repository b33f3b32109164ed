// Schema of the residence explorer (SEARCH-34).
import { locales, residenceStatuses } from '@husrum/domain'
import { z } from '../zod.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))

const apartmentDto = z.object({
  objectId: z.string(),
  number: z.string(),
  floor: z.int(),
  rooms: z.number(),
  area: z.number(),
  /** Whole units of the site's currency; absent if no price is set. */
  price: z.exactOptional(z.number()),
  status: z.enum(residenceStatuses),
  viewIds: z.array(z.string()),
})

const viewDto = z.object({
  id: z.string(),
  /** Picture id. */
  image: z.string(),
  /** The picture's width divided by its height; 1.5 if absent. */
  aspect: z.exactOptional(z.number()),
  /** The name of the view, by language. */
  name: z.exactOptional(z.partialRecord(z.enum(locales), z.string())),
  clickAreas: z.array(
    z.object({
      objectId: z.string(),
      /** Coordinates to the right and down, as shares of the picture's width and height. */
      polygon: z.array(z.tuple([share, share])).check(z.minLength(3)),
    }),
  ),
  interLinks: z.array(z.object({ to: z.string(), x: share, y: share })),
})

export const explorerDto = z.object({
  apts: z.array(apartmentDto),
  views: z.array(viewDto),
  sunstudy: z.exactOptional(
    z.object({
      lat: z.number(),
      lon: z.number(),
      /** Degrees clockwise from up in the pictures to north. */
      northOffset: z.number(),
      frames: z.array(z.object({ month: z.int(), hour: z.int(), image: z.string() })),
    }),
  ),
  settings: z.object({ startViewId: z.exactOptional(z.string()) }),
})
export type ExplorerDto = z.infer<typeof explorerDto>
