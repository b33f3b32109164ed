// The addresses of the steps of a booking: below the booking page, in the site's language.
import { barePath, routePath } from '../sites/routes.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { BookingStep } from './booking-status.ts'
import { bookingVariantOfCountry, bookingVariants } from './booking-variants.ts'

type Slugs = Readonly<Record<BookingStep, string>>

/** The last part of each step's path. There is no English booking page: it leads to the Swedish one. */
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

/** The query parameters of a booking's pages. Ids only. */
export const bookingQuery = {
  booking: 'bookingId',
  /** At the start, before there is a booking. */
  home: 'objectId',
  /** An invalid field of a form sent without script: its path, a colon, and the error's key. */
  field: 'field',
  /** Why such a form was rejected. */
  error: 'error',
} as const

/** The subject of a booking page. */
export interface BookingPlace {
  readonly bookingId?: string
  readonly objectId?: string
}

/**
 * The address of a step; undefined on a site without booking.
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

/** The page where a second applicant signs, once the invitation has been opened in the browser. Undefined on a site without booking. */
export const bookingInvitationAddress = (site: SiteDefinition): string | undefined => {
  const base = routePath(site, 'booking')
  return base === undefined || site.locale === 'en' ? undefined : `${base}${invitationSlugs[site.locale]}/`
}

const withdrawalSlugs = { sv: 'angra', nb: 'angre', fi: 'peruuta' } as const satisfies Readonly<
  Record<Exclude<Locale, 'en'>, string>
>

/**
 * The page for cancelling a booking in progress, or withdrawing from a completed one. Without a booking, the page lists the buyer's
 * bookings. Undefined on a site without booking.
 */
export const bookingWithdrawalAddress = (site: SiteDefinition, bookingId?: string): string | undefined => {
  const base = routePath(site, 'booking')
  if (base === undefined || site.locale === 'en') return undefined
  const query = bookingId === undefined ? '' : `?${bookingQuery.booking}=${encodeURIComponent(bookingId)}`
  return `${base}${withdrawalSlugs[site.locale]}/${query}`
}

/** The page of one booking, with its documents and log. Undefined on a site without booking. */
export const ownBookingAddress = (site: SiteDefinition, bookingId: string): string | undefined => {
  const page = routePath(site, 'bookingContract')
  return page === undefined ? undefined : `${page}?${bookingQuery.booking}=${encodeURIComponent(bookingId)}`
}

/** The step whose page has a path; undefined for every other path, and for steps that the site does not have. */
export const readBookingPath = (site: SiteDefinition, path: string): BookingStep | undefined => {
  const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
  return steps.find((step) => bookingAddress(site, step) === barePath(path))
}
