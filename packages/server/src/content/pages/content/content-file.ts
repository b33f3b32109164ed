// The schema of a page and of a site's frame as an editor writes them (`packages/server/content`), with error messages.
import { z } from '@husrum/contract'
import type { PageTemplateKind } from '@husrum/domain'
import { contentForms, emergencyKinds, pageTemplateKinds, videoProviders } from '@husrum/domain'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const prose = z.string().check(z.minLength(1), z.maxLength(40_000))
const pictureId = z.string().check(z.maxLength(120))
/** A path on the site, a part of the page, or an address elsewhere that is safe to follow. */
const address = z
  .string()
  .check(z.regex(/^(?:\/(?!\/)[^\s\\]*|#[\w-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d-]+)$/))
const day = z.iso.date()
const heading = z.optional(line)

const linkFile = z.strictObject({ title: line, href: address })

const blockFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), heading, body: prose }),
  z.strictObject({ kind: z.literal('image'), image: pictureId, alt: line, caption: z.optional(line) }),
  z.strictObject({
    kind: z.literal('cards'),
    heading,
    intro: z.optional(prose),
    cards: z
      .array(
        z.strictObject({
          title: line,
          text: prose,
          href: z.optional(address),
          image: z.optional(pictureId),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.strictObject({
    kind: z.literal('quote'),
    text: prose,
    who: line,
    role: z.optional(line),
    image: z.optional(pictureId),
  }),
  z.strictObject({
    kind: z.literal('faq'),
    heading,
    questions: z.array(z.strictObject({ question: line, answer: prose })).check(z.minLength(1)),
  }),
  z.strictObject({
    kind: z.literal('facts'),
    heading,
    facts: z.array(z.strictObject({ term: line, value: z.coerce.string() })).check(z.minLength(1)),
  }),
  z.strictObject({
    kind: z.literal('video'),
    heading,
    title: line,
    provider: z.enum(videoProviders),
    video: z.string().check(z.regex(/^[\w-]{4,20}$/)),
    image: z.optional(pictureId),
    transcript: z.optional(prose),
  }),
  z.strictObject({
    kind: z.literal('listing'),
    heading,
    listing: z.enum(['homes', 'stages', 'prices', 'pages', 'places']),
    under: z.optional(address),
    tag: z.optional(line),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(60)), 6),
  }),
  z.strictObject({ kind: z.literal('form'), heading, form: z.enum(contentForms) }),
  z.strictObject({
    kind: z.literal('contact'),
    heading,
    contacts: z
      .array(
        z.strictObject({
          name: line,
          role: z.optional(line),
          phone: z.optional(line),
          email: z.optional(z.email()),
          image: z.optional(pictureId),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.strictObject({ kind: z.literal('links'), heading, links: z.array(linkFile).check(z.minLength(1)) }),
])

/** Weekly hours: days from 1 (Monday) to 7, in the country's local time. */
const weeklyHours = z.array(
  z.strictObject({
    days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
    from: z.string().check(z.regex(/^\d\d:\d\d$/)),
    to: z.string().check(z.regex(/^\d\d:\d\d$/)),
  }),
)

/** One page, as written in its file. */
export const pageFile = z.strictObject({
  template: z.enum(pageTemplateKinds as readonly [PageTemplateKind, ...PageTemplateKind[]]),
  /** Pages of several sites with one key are translations of each other. */
  key: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  title: line,
  preamble: z.optional(prose),
  image: z.optional(pictureId),
  seo: z.strictObject({ title: line, description: line }),
  date: z.optional(day),
  author: z.optional(line),
  blocks: z._default(z.array(blockFile), []),
})

/** Where a path of the site redirects to. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z.string().check(z.regex(/^\/(?!\/)[^\s\\?#]*$/), z.maxLength(500)),
    to: z.string().check(z.regex(/^(?:\/(?!\/)|https:\/\/[^/\s\\])[^\s\\]*$/), z.maxLength(2_000)),
    /** Whether browsers and search engines may forget the old address. */
    permanent: z._default(z.boolean(), true),
  }),
)

const menuLink = z.strictObject({ title: line, href: address, children: z.optional(z.array(linkFile)) })

/** The frame around every page of a site. */
export const frameFile = z.strictObject({
  navigation: z.array(menuLink).check(z.minLength(1)),
  corporateNavigation: z.optional(z.array(menuLink)),
  careerNavigation: z.optional(z.array(menuLink)),
  quickLinks: z.array(linkFile).check(z.minLength(1), z.maxLength(3)),
  footer: z.strictObject({
    companyLinks: z.array(linkFile),
    discoveryLinks: z.array(linkFile),
    helpLinks: z.array(linkFile),
    socialLinks: z.array(linkFile),
    copyright: line,
  }),
  contact: z.strictObject({
    phone: z.optional(line),
    email: z.email(),
    hours: z.optional(line),
    openingHours: z.optional(weeklyHours),
  }),
  /** Emergency contacts for faults; the first one available at the time is shown. */
  emergencies: z.optional(
    z.array(
      z.strictObject({
        kinds: z.array(z.enum(emergencyKinds)).check(z.minLength(1)),
        name: line,
        phone: line,
        hours: z.optional(weeklyHours),
      }),
    ),
  ),
  crisisBanner: z.optional(
    z.strictObject({
      enabled: z.boolean(),
      isGlobal: z.boolean(),
      isEmergency: z.boolean(),
      heading: line,
      text: prose,
      linkUrl: z.optional(address),
    }),
  ),
})

export type PageFile = z.infer<typeof pageFile>
export type RedirectFile = z.infer<typeof redirectsFile>[number]
export type BlockFile = z.infer<typeof blockFile>
export type FrameFile = z.infer<typeof frameFile>
