// Pictures of stages and homes: in their records, and as files.
import type { Locale } from '@husrum/domain'
import { mediaKinds, pictureMotifs } from '@husrum/domain'
import { requiredText, text } from '../fields.ts'
import { z } from '../zod.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))

const alt = z.strictObject({
  sv: z.exactOptional(text(300)),
  nb: z.exactOptional(text(300)),
  fi: z.exactOptional(text(300)),
  en: z.exactOptional(text(300)),
} satisfies Record<Locale, unknown>)

/** An address of the web, or one segment of a path: an id or a file name. */
const mediaName = requiredText(800).check(
  z.regex(/^(?:https?:\/\/[^\s\\]+|[^\s\p{Cc}/\\](?:[^\p{Cc}/\\]{0,198}[^\s\p{Cc}/\\])?)$/iu),
)

/** Pictures, plans and 360-degree pictures, the best one first. */
export const recordMedia = z.exactOptional(
  z
    .array(
      z.strictObject({
        /** The id of an upload, the address of a picture (`https://…`), or the name of a file that is uploaded for the source. */
        media: mediaName,
        /** `panorama`: a 360-degree picture (equirectangular, 2:1). */
        kind: z.enum(mediaKinds),
        motif: z.exactOptional(z.enum(pictureMotifs)),
        /** Description by language. Default: the motif in words. */
        alt: z.exactOptional(alt),
        /** It shows such a room, not this home: the page says so. */
        isExample: z.exactOptional(z.boolean()),
        /** The point that stays visible in crops, from the left and from the top. */
        focal: z.exactOptional(z.strictObject({ x: share, y: share })),
        /** Who may use it how; kept, not shown. */
        licence: z.exactOptional(text(300)),
      }),
    )
    .check(z.maxLength(40)),
)

/** The largest file in bytes. */
export const maxMediaBytes = 25 * 1024 * 1024
