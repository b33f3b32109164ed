// People, and results of attempts to sign in, on the wire (PLAT-58, PLAT-78).
import type { AuthResultCode, OngoingBusinessKind, SiteKey } from '@husrum/domain'
import { authResults, ongoingBusinessRoutes, sites, userBrands, userPaymentStatuses } from '@husrum/domain'
import { z } from '../zod.ts'

const codes = Object.keys(authResults) as [AuthResultCode, ...AuthResultCode[]]
const brand = z.enum(userBrands)

/** Statuses besides 200 under which a result code comes. */
export const authStatuses = [...new Set(Object.values(authResults).map(([status]) => status)), 429].filter(
  (status) => status >= 300,
)

/** One of the domain's `fieldErrorKeys`; read as any text, for another backend may know more. */
export const fieldErrorKeyDto = z.string()

/** A field of a form that was refused, with the domain's error key and its facts. */
const fieldErrorDto = z.object({
  field: z.string(),
  key: fieldErrorKeyDto,
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

export const selectableAssociationDto = z.object({ id: z.string(), name: z.string() })

/** What must end before an account is changed or deleted, in the words that its pages use of it. */
export const blockingBusinessDto = z.object({
  kind: z.enum(Object.keys(ongoingBusinessRoutes) as [OngoingBusinessKind, ...OngoingBusinessKind[]]),
  id: z.string(),
  title: z.string(),
  /** Key of the site whose pages show it; absent where every site of the account does. */
  site: z.optional(z.enum(sites.map(({ key }) => key) as [SiteKey, ...SiteKey[]])),
  /** The origin of that site, where it is another one than the call was made to. */
  origin: z.optional(z.string()),
  /** Whole units of the currency. */
  amount: z.optional(z.number()),
  /** ISO 4217; there with an amount. */
  currency: z.optional(z.string()),
  /** By when it is to be done, or since when it has been under way. */
  day: z.optional(z.iso.date()),
})

/** The one answer of every attempt to sign in, register or change. The HTTP status is the code's own. */
export const authResultDto = z.object({
  code: z.enum(codes),
  /** With `Ok`, where a session began: the token to store. */
  token: z.optional(z.string()),
  /** With `SsnNotFound`: the identification that an account can be made with. */
  flowId: z.optional(z.string()),
  /** With `ChooseBoardMember`. */
  associations: z.optional(z.array(selectableAssociationDto)),
  /** With `HasOngoingBusiness`. */
  blocking: z.optional(z.array(blockingBusinessDto)),
  /** With `InvalidInput` and `InvalidCampaignCode`. */
  errors: z.optional(z.array(fieldErrorDto)),
  /** Seconds until another attempt is looked at; the status is 429 then. */
  retryAfter: z.optional(z.int()),
})
export type BlockingBusinessDto = z.infer<typeof blockingBusinessDto>
export type AuthResultDto = z.infer<typeof authResultDto>

/** A signed-in person (PLAT-58). The personal number is never sent; `pid` says whether the identity was shown. */
export const userDto = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredName: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  address: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  city: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  countryId: z.optional(z.string()),
  birthDate: z.optional(z.string()),
  newsLetter: z.boolean(),
  hasAccount: z.boolean(),
  firstSsnLogin: z.boolean(),
  /** Whether the person has shown the e-identity of the account in this session. */
  pid: z.boolean(),
  /** Whether signing in by e-mail is switched off. */
  requiresIdentity: z.boolean(),
  vipMemberships: z.array(z.object({ site: brand })),
  consents: z.array(z.object({ site: brand, accepted: z.boolean() })),
  payments: z.array(
    z.object({
      site: brand,
      status: z.enum(userPaymentStatuses as [string, ...string[]]),
      payedWithCode: z.optional(z.string()),
    }),
  ),
  bookings: z.array(z.object({ objectId: z.string(), siteId: z.int(), objectPageExists: z.boolean() })),
  favorites: z.array(z.string()),
  interests: z.array(
    z.object({
      objectId: z.optional(z.string()),
      stageId: z.optional(z.string()),
      /** Epoch milliseconds. */
      registeredAt: z.optional(z.number()),
    }),
  ),
  purchases: z.array(
    z.object({
      objectId: z.string(),
      siteId: z.int(),
      entryDate: z.optional(z.iso.date()),
      isSuccession: z.boolean(),
    }),
  ),
  showings: z.array(z.object({ id: z.string(), objectId: z.string(), startsAt: z.number() })),
  brfAccount: z.optional(
    z.object({ id: z.string(), name: z.string(), activeFinancialManagement: z.boolean() }),
  ),
  isBoardMember: z.boolean(),
  isVip: z.boolean(),
})
export type UserDto = z.infer<typeof userDto>

/** A session of the person who asks. Times are ISO 8601. */
export const ownSessionDto = z.object({
  /** A handle to end it by; it opens nothing. */
  id: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Name of the site that was signed in to. */
  siteName: z.string(),
  /** Begun with an electronic identity. */
  byIdentity: z.boolean(),
  /** Where it was begun: `Chrome`. Absent where the browser did not say so, or is not known. */
  browser: z.optional(z.string()),
  /** What that runs on: `Windows`, `iPhone`. */
  system: z.optional(z.string()),
  begunAt: z.string(),
  endsAt: z.string(),
})
