// Where each step of a booking stands on a site: below the booking page, in the site's language.
import { barePath, routePath } from '../sites/routes.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { BookingStep } from './booking-status.ts'
import { bookingVariantOfCountry, bookingVariants } from './booking-variants.ts'

type Slugs = Readonly<Record<BookingStep, string>>

/** The last part of each step's path. No English page books: it leads to the Swedish one. */
const slugs: Readonly<Record<Exclude<Locale, 'en'>, Slugs>> = {
  sv: {
    'start-booking': 'borja',
    'personal-info': 'uppgifter',
    documents: 'handlingar',
    choices: 'tillval',
    financing: 'finansiering',
    accomodation: 'boende',
    sign: 'skriv-under',
    payment: 'betala',
    done: 'klart',
  },
  nb: {
    'start-booking': 'start',
    'personal-info': 'opplysninger',
    documents: 'dokumenter',
    choices: 'tilvalg',
    financing: 'finansiering',
    accomodation: 'bolig-i-dag',
    sign: 'signering',
    payment: 'betal',
    done: 'ferdig',
  },
  fi: {
    'start-booking': 'aloitus',
    'personal-info': 'tiedot',
    documents: 'asiakirjat',
    choices: 'valinnat',
    financing: 'rahoitus',
    accomodation: 'asuminen',
    sign: 'allekirjoitus',
    payment: 'maksu',
    done: 'valmis',
  },
}

/** What of a booking stands in the query of its pages. Ids only. */
export const bookingQuery = {
  booking: 'bookingId',
  /** At the start, before there is a booking. */
  home: 'objectId',
  /** A field that was wrong in a form without script: its path, a colon, and the error's key. */
  field: 'field',
  /** Why such a form came back. */
  error: 'error',
} as const

/** What the pages of a booking are about. */
export interface BookingPlace {
  readonly bookingId?: string
  readonly objectId?: string
}

/**
 * The address of a step; undefined on a site where nobody books.
 *
 * @example bookingAddress(sweden, 'financing', { bookingId: 'b1' }) // "/boka/finansiering/?bookingId=b1"
 */
export const bookingAddress = (
  site: SiteDefinition,
  step: BookingStep,
  { bookingId, objectId }: BookingPlace = {},
): string | undefined => {
  const base = routePath(site, 'booking')
  if (base === undefined || site.locale === 'en') return undefined
  const entries = [
    ...(bookingId === undefined ? [] : [[bookingQuery.booking, bookingId]]),
    ...(objectId === undefined ? [] : [[bookingQuery.home, objectId]]),
  ]
  const query = entries.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')
  return `${base}${slugs[site.locale][step]}/${query === '' ? '' : `?${query}`}`
}

const invitationSlugs = { sv: 'signera', nb: 'signer', fi: 'allekirjoita' } as const satisfies Readonly<
  Record<Exclude<Locale, 'en'>, string>
>

/**
 * Where a second applicant signs who comes by a link. What the link holds stands in its hash (`#invitation=…`), which no
 * server is sent. Undefined on a site where nobody books.
 */
export const bookingInvitationAddress = (site: SiteDefinition): string | undefined => {
  const base = routePath(site, 'booking')
  return base === undefined || site.locale === 'en' ? undefined : `${base}${invitationSlugs[site.locale]}/`
}

const withdrawalSlugs = { sv: 'angra', nb: 'angre', fi: 'peruuta' } as const satisfies Readonly<
  Record<Exclude<Locale, 'en'>, string>
>

/**
 * Where one changes one's mind about a booking: cancels one that is under way, or withdraws from one that is completed.
 * Without a booking, the page lists those that there are. Undefined on a site where nobody books.
 */
export const bookingWithdrawalAddress = (site: SiteDefinition, bookingId?: string): string | undefined => {
  const base = routePath(site, 'booking')
  if (base === undefined || site.locale === 'en') return undefined
  const query = bookingId === undefined ? '' : `?${bookingQuery.booking}=${encodeURIComponent(bookingId)}`
  return `${base}${withdrawalSlugs[site.locale]}/${query}`
}

/** The page of one booking, with its papers and all that happened. Undefined on a site where nobody books. */
export const ownBookingAddress = (site: SiteDefinition, bookingId: string): string | undefined => {
  const page = routePath(site, 'bookingContract')
  return page === undefined ? undefined : `${page}?${bookingQuery.booking}=${encodeURIComponent(bookingId)}`
}

/** The step that a path is the page of; undefined for every other path, and for steps that the site does not have. */
export const readBookingPath = (site: SiteDefinition, path: string): BookingStep | undefined => {
  const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
  return steps.find((step) => bookingAddress(site, step) === barePath(path))
}
