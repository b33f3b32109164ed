// Input of the overview of My Pages: facts of every subject, reduced to those that decide the next steps.

import type { UserPaymentStatus } from '../accounts/user-payment.ts'
import type { BookingSigner } from '../booking/booking-machine.ts'
import type { BookingStatus } from '../booking/booking-status.ts'
import type { SteppingErrand } from '../errands/errand-next-step.ts'
import type { Money } from '../money/money.ts'
import type { UserNotification } from '../notifications/notifications.ts'
import type { PlannedPaymentKind } from '../payments/payment-plan.ts'

/** The parts of an overview; each may fail independently. */
export const overviewPartNames = [
  'bookings',
  'places',
  'errands',
  'memberships',
  'notifications',
  'searches',
  'favourites',
  'residences',
  'choices',
  'documents',
  'payments',
  'showings',
  'news',
] as const
/** One of {@link overviewPartNames}. */
export type OverviewPartName = (typeof overviewPartNames)[number]

/** Purposes of a home's days. */
export const overviewDayKinds = ['interior', 'inspection', 'payment', 'moveIn', 'finalInspection'] as const
/** One of {@link overviewDayKinds}. */
export type OverviewDayKind = (typeof overviewDayKinds)[number]

/** A home of the user, as the overview shows it. */
export interface OverviewHome {
  /** Of the residence. */
  readonly id: string
  readonly name: string
  readonly address: string
  /** Picture id. */
  readonly image?: string
  /** A path on the site. */
  readonly href?: string
}

/**
 * One fact about a user on a site. Days are `yyyy-MM-dd`, instants epoch milliseconds. `home` is its name; an id is that of the fact's
 * subject.
 */
export type OverviewFact =
  | {
      readonly kind: 'booking'
      readonly id: string
      readonly home: string
      readonly status: BookingStatus
      readonly role: BookingSigner
      readonly holdExpiresAt?: number
      readonly completedAt?: number
    }
  /** A place in the waiting list for a home; with `offeredUntil` the home is held for the user. */
  | {
      readonly kind: 'place'
      /** Of the home. */
      readonly id: string
      readonly home: string
      readonly path: string
      readonly offeredUntil?: number
    }
  | ({ readonly kind: 'errand'; readonly id: string; readonly title: string; readonly place: string } & Pick<
      SteppingErrand,
      'status' | 'statusSince' | 'question' | 'visit' | 'promisedBy' | 'answeredAt' | 'doneBy' | 'doneAt'
    >)
  /** The membership of the site’s brand, and whether it is paid. */
  | { readonly kind: 'membership'; readonly id: string; readonly status: UserPaymentStatus }
  /** A saved search, and the number of homes found since the user last viewed it. */
  | {
      readonly kind: 'search'
      readonly id: string
      readonly name: string
      readonly address: string
      readonly count: number
      readonly at: number
    }
  /** Favourites that have changed since the user last viewed them; `home` is the one that changed last. */
  | {
      readonly kind: 'favourites'
      readonly id: string
      readonly home: string
      readonly count: number
      readonly at: number
    }
  | ({ readonly kind: 'notification' } & UserNotification)
  /** A day of a home, or the first and the last of a range. */
  | {
      readonly kind: 'day'
      readonly id: string
      readonly residenceId: string
      readonly home: string
      readonly what: OverviewDayKind
      readonly earliest: string
      readonly latest?: string
    }
  /** Choices of interior that are not confirmed, and their deadline; the id is the residence’s. */
  | { readonly kind: 'choice'; readonly id: string; readonly home: string; readonly lastDay?: string }
  /** A document that waits for this person’s signature. */
  | {
      readonly kind: 'document'
      readonly id: string
      readonly home: string
      readonly title: string
      readonly lastDay?: string
    }
  /** A home of the user; the id is the residence’s. */
  | ({ readonly kind: 'home' } & Omit<OverviewHome, 'href'>)
  /** A payment due for a home. */
  | {
      readonly kind: 'due'
      readonly id: string
      readonly home: string
      readonly part: PlannedPaymentKind
      readonly amount: Money
      readonly day: string
    }
  /** A showing that the user has a place at. Its name is that of the home or the stage. */
  | {
      readonly kind: 'showing'
      readonly id: string
      readonly name: string
      readonly place: string
      readonly startsAt: number
    }
  /** A piece of news that was not read. */
  | { readonly kind: 'news'; readonly id: string; readonly title: string; readonly at: number }
