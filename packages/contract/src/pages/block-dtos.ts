// Schemas of the blocks of content pages (PLAT-41).
import { contentForms, videoProviders } from '@husrum/domain'
import { tagDto } from '../search/dtos.ts'
import { z } from '../zod.ts'
import { linkDto } from './chrome-dtos.ts'
import { stageDto } from './home-page-dtos.ts'

const heading = z.exactOptional(z.string())
const cardDto = z.object({
  title: z.string(),
  text: z.string(),
  href: z.exactOptional(z.string()),
  image: z.exactOptional(z.string()),
})
const listing = { kind: z.literal('listing'), heading }

const listingDto = z.discriminatedUnion('listing', [
  z.object({ ...listing, listing: z.literal('homes'), ids: z.array(z.string()) }),
  z.object({ ...listing, listing: z.literal('stages'), stages: z.array(stageDto) }),
  z.object({ ...listing, listing: z.literal('prices'), stages: z.array(stageDto) }),
  z.object({ ...listing, listing: z.literal('places'), places: z.array(tagDto) }),
  z.object({
    ...listing,
    listing: z.literal('pages'),
    pages: z.array(
      z.object({
        ...linkDto.shape,
        preamble: z.string(),
        date: z.exactOptional(z.string()),
        image: z.exactOptional(z.string()),
      }),
    ),
  }),
])

/** The blocks of a content page. The sender sanitises HTML, and the receiver sanitises it again. */
const knownBlockDto = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), heading, body: z.string() }),
  z.object({
    kind: z.literal('image'),
    image: z.string(),
    alt: z.string(),
    caption: z.exactOptional(z.string()),
  }),
  z.object({
    kind: z.literal('cards'),
    heading,
    intro: z.exactOptional(z.string()),
    cards: z.array(cardDto),
  }),
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    who: z.string(),
    role: z.exactOptional(z.string()),
    image: z.exactOptional(z.string()),
  }),
  z.object({
    kind: z.literal('faq'),
    heading,
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    kind: z.literal('facts'),
    heading,
    facts: z.array(z.object({ term: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('video'),
    heading,
    title: z.string(),
    provider: z.enum(videoProviders),
    video: z.string(),
    image: z.exactOptional(z.string()),
    transcript: z.exactOptional(z.string()),
  }),
  listingDto,
  z.object({ kind: z.literal('form'), heading, form: z.enum(contentForms) }),
  z.object({
    kind: z.literal('contact'),
    heading,
    contacts: z.array(
      z.object({
        name: z.string(),
        role: z.exactOptional(z.string()),
        phone: z.exactOptional(z.string()),
        email: z.exactOptional(z.string()),
        image: z.exactOptional(z.string()),
      }),
    ),
  }),
  z.object({ kind: z.literal('links'), heading, links: z.array(linkDto) }),
])
export type BlockDto = z.infer<typeof knownBlockDto>

/** Blocks of unknown kinds are accepted here and omitted from the page. */
export const blockDto = z.union([knownBlockDto, z.looseObject({ kind: z.string() })])

/** Whether this release can render a block. */
export const isKnownBlock = (block: unknown): block is BlockDto => z.safeParse(knownBlockDto, block).success
