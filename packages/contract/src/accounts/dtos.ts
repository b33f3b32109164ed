// Users and the results of sign-in attempts (PLAT-58, PLAT-78).
import type { AuthResultCode, OngoingBusinessKind, SiteKey } from '@husrum/domain'
import { authResults, ongoingBusinessRoutes, sites, userBrands, userPaymentStatuses } from '@husrum/domain'
import { z } from '../zod.ts'

const codes = Object.keys(authResults) as [AuthResultCode, ...AuthResultCode[]]
const brand = z.enum(userBrands)

type Refused = Exclude<AuthResultCode, 'Ok' | 'Pending' | 'Cancelled' | 'ChooseBoardMember'>

/** Result codes that have an error status, with that status. */
export const authAnswers = {
  ...(Object.fromEntries(
    Object.entries(authResults).flatMap(([code, [status]]) => (status < 300 ? [] : [[code, status]])),
  ) as Readonly<Record<Refused, number>>),
  /** Any code, after too many attempts. */
  tooManyAttempts: 429,
}

/** One of the domain's `fieldErrorKeys`. Any string is accepted, because another backend may have further keys. */
export const fieldErrorKeyDto = z.string()

/** An invalid form field, with the domain's error key and its parameters. */
const fieldErrorDto = z.object({
  field: z.string(),
  key: fieldErrorKeyDto,
  params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

export const selectableAssociationDto = z.object({ id: z.string(), name: z.string() })

/** Business that must end before an account can be changed or deleted, with the title that its pages show. */
export const blockingBusinessDto = z.object({
  kind: z.enum(Object.keys(ongoingBusinessRoutes) as [OngoingBusinessKind, ...OngoingBusinessKind[]]),
  id: z.string(),
  title: z.string(),
  /** Key of the site whose pages show it; absent if every site of the account shows it. */
  site: z.exactOptional(z.enum(sites.map(({ key }) => key) as [SiteKey, ...SiteKey[]])),
  /** The origin of that site, if the call was made to another site. */
  origin: z.exactOptional(z.string()),
  /** Whole units of the currency. */
  amount: z.exactOptional(z.number()),
  /** ISO 4217; present with an amount. */
  currency: z.exactOptional(z.string()),
  /** The due day, or the day since which it has been in progress. */
  day: z.exactOptional(z.iso.date()),
})

/** The answer of every attempt to sign in, register or change an account. The code determines the HTTP status. */
export const authResultDto = z.object({
  code: z.enum(codes),
  /** With `Ok`, if a session started: the token to store. */
  token: z.exactOptional(z.string()),
  /** With `SsnNotFound`: the identification with which an account can be created. */
  flowId: z.exactOptional(z.string()),
  /** With `ChooseBoardMember`. */
  associations: z.exactOptional(z.array(selectableAssociationDto)),
  /** With `HasOngoingBusiness`. */
  blocking: z.exactOptional(z.array(blockingBusinessDto)),
  /** With `InvalidInput` and `InvalidCampaignCode`. */
  errors: z.exactOptional(z.array(fieldErrorDto)),
  /** Seconds until the next attempt is allowed; with status 429. */
  retryAfter: z.exactOptional(z.int()),
})
export type BlockingBusinessDto = z.infer<typeof blockingBusinessDto>
export type AuthResultDto = z.infer<typeof authResultDto>

/** The signed-in user (PLAT-58). The personal number is never sent; `pid` is whether the identity was shown. */
export const userDto = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredName: z.exactOptional(z.string()),
  phoneNumber: z.exactOptional(z.string()),
  address: z.exactOptional(z.string()),
  postalCode: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  /** ISO 3166-1 alpha-2. */
  countryId: z.exactOptional(z.string()),
  birthDate: z.exactOptional(z.string()),
  newsLetter: z.boolean(),
  hasAccount: z.boolean(),
  firstSsnLogin: z.boolean(),
  /** Whether the user has shown the e-identity of the account in this session. */
  pid: z.boolean(),
  /** Whether sign-in by e-mail is disabled. */
  requiresIdentity: z.boolean(),
  vipMemberships: z.array(z.object({ site: brand })),
  consents: z.array(z.object({ site: brand, accepted: z.boolean() })),
  payments: z.array(
    z.object({
      site: brand,
      status: z.enum(userPaymentStatuses as [string, ...string[]]),
      payedWithCode: z.exactOptional(z.string()),
    }),
  ),
  bookings: z.array(z.object({ objectId: z.string(), siteId: z.int(), objectPageExists: z.boolean() })),
  favorites: z.array(z.string()),
  interests: z.array(
    z.object({
      objectId: z.exactOptional(z.string()),
      stageId: z.exactOptional(z.string()),
      /** Epoch milliseconds. */
      registeredAt: z.exactOptional(z.number()),
    }),
  ),
  purchases: z.array(
    z.object({
      objectId: z.string(),
      siteId: z.int(),
      entryDate: z.exactOptional(z.iso.date()),
      isSuccession: z.boolean(),
      /** Whether payments for it are open. */
      isOwedFor: z.exactOptional(z.boolean()),
    }),
  ),
  showings: z.array(z.object({ id: z.string(), objectId: z.string(), startsAt: z.number() })),
  brfAccount: z.exactOptional(
    z.object({ id: z.string(), name: z.string(), activeFinancialManagement: z.boolean() }),
  ),
  isBoardMember: z.boolean(),
  isVip: z.boolean(),
})
export type UserDto = z.infer<typeof userDto>

/** A session of the caller. Times are ISO 8601. */
export const ownSessionDto = z.object({
  /** A handle for ending the session. It grants no access. */
  id: z.string(),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
  /** Name of the site of the sign-in. */
  siteName: z.string(),
  /** Started with an electronic identity. */
  byIdentity: z.boolean(),
  /** The browser, such as `Chrome`. Absent if unknown. */
  browser: z.exactOptional(z.string()),
  /** The operating system or device, such as `Windows` or `iPhone`. */
  system: z.exactOptional(z.string()),
  begunAt: z.string(),
  endsAt: z.string(),
})
