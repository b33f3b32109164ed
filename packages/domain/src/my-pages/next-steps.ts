// Next steps of a user, coming events and news: the overview of My Pages, from facts of every subject.
import { savedSearchAnchor } from '../accounts/saved-searches.ts'
import { isUnpaidStatus } from '../accounts/user-payment.ts'
import { bookingAddress, ownBookingAddress } from '../booking/booking-path.ts'
import { isBookingOver } from '../booking/booking-status.ts'
import {
  bookingProgress,
  bookingVariantOfCountry,
  isSignedOfferBinding,
} from '../booking/booking-variants.ts'
import { daysAfter } from '../calendar/days.ts'
import { errandNextStep } from '../errands/errand-next-step.ts'
import { dayIn, instantOf } from '../formatting/date-time.ts'
import type { Money } from '../money/money.ts'
import { newsAddress } from '../news/news.ts'
import { notificationPath } from '../notifications/notifications.ts'
import type { PlannedPaymentKind } from '../payments/payment-plan.ts'
import { compareValues } from '../search/sort-order.ts'
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { interiorAddress, paymentAddress, residenceAddress, timelineStepAddress } from './home-pages.ts'
import type { OverviewDayKind, OverviewFact, OverviewHome } from './overview-facts.ts'
import type { TimelineStep } from './timeline.ts'

/** Kinds of next steps, the most binding first: decides between two of the same moment. */
export const nextStepKinds = [
  'bookOffered',
  'bookingSign',
  'bookingPay',
  'bookingGoOn',
  'documentSign',
  'pay',
  'choose',
  'errandAnswer',
  'errandAct',
  'visit',
  'inspection',
  'finalInspection',
  'moveIn',
  'showing',
  'vipPay',
] as const
/** One of {@link nextStepKinds}. */
export type NextStepKind = (typeof nextStepKinds)[number]

/** Coming events without any action. */
export const comingKinds = [
  'errandLate',
  'errandOverdue',
  'errandAnswerBy',
  'errandExpected',
  'errandWaiting',
  'bookingCoSign',
  'bookingPaying',
  'bookingOffer',
  'linePlace',
  'interior',
  'payment',
] as const
/** One of {@link comingKinds}, or a step with a distant day. */
export type ComingKind = (typeof comingKinds)[number] | NextStepKind

/** News. */
export const freshKinds = [
  'bookingDone',
  'errandDone',
  'searchHits',
  'favouriteNews',
  'notification',
  'news',
] as const
/** One of {@link freshKinds}. */
export type FreshKind = (typeof freshKinds)[number]

/** One line of the overview. */
export interface OverviewItem<Kind extends string = NextStepKind | ComingKind | FreshKind> {
  readonly kind: Kind
  /** Of its subject; unique together with the kind. */
  readonly id: string
  /** Name of a home or document, subject of an errand; empty if the kind is sufficient. */
  readonly about: string
  /** The place, if it differs from the subject. */
  readonly place?: string
  /** `yyyy-MM-dd`: the day, or the first of a range. */
  readonly day?: string
  /** `yyyy-MM-dd`: the last of a range. */
  readonly latest?: string
  /** The instant, epoch milliseconds, if the time of day matters. */
  readonly at?: number
  readonly amount?: Money
  /** Which payment of the plan is to be made. */
  readonly part?: PlannedPaymentKind
  readonly count?: number
  /** Its day is past. */
  readonly isOverdue: boolean
  /** A path on the site. */
  readonly href?: string
}

/** The overview of a user on a site. */
export interface MyPagesOverview {
  /** The most urgent first. */
  readonly next: readonly OverviewItem<NextStepKind>[]
  /** In the order of their days. */
  readonly coming: readonly OverviewItem<ComingKind>[]
  /** The latest first. */
  readonly fresh: readonly OverviewItem<FreshKind>[]
  /** The user's current homes. */
  readonly homes: readonly OverviewHome[]
}

/** Appointments become next steps two weeks ahead, payments a month ahead. */
const daysAhead = { showUp: 14, pay: 30 } as const
/** A step without a day is as urgent as one due in so many days. */
const daysOfNoDay = 7
/** How long an event is new. */
const freshDays = 14
const dayMs = 86_400_000

type Sorted<Kind extends string> = OverviewItem<Kind> & { readonly when: number }
type Placed =
  | { readonly group: 'next'; readonly item: Sorted<NextStepKind> }
  | { readonly group: 'coming'; readonly item: Sorted<ComingKind> }
  | { readonly group: 'fresh'; readonly item: Sorted<FreshKind> }

interface At {
  readonly site: SiteDefinition
  /** Epoch milliseconds. */
  readonly now: number
}

const stepOfDay: Readonly<Record<OverviewDayKind, TimelineStep>> = {
  interior: 'interior',
  inspection: 'inspection',
  finalInspection: 'inspection',
  payment: 'payment',
  moveIn: 'move-in',
}

/** The moment at which a day ends in the site's time zone. */
const endOf = (day: string, { country }: SiteDefinition): number =>
  instantOf(Date.parse(`${daysAfter(day, 1)}T00:00:00Z`), country)

/** With the moment for sorting: its instant, or the end of its day. */
const timed = <Kind extends string>(
  item: Omit<OverviewItem<Kind>, 'isOverdue'>,
  { site, now }: At,
): Sorted<Kind> => {
  const { at, day, latest = day } = item
  const when = at ?? (latest === undefined ? now + daysOfNoDay * dayMs : endOf(latest, site))
  return { ...item, isOverdue: when <= now, when }
}

type Of<Kind extends OverviewFact['kind']> = Extract<OverviewFact, { readonly kind: Kind }>

const placeBooking = (fact: Of<'booking'>, at: At): Placed | undefined => {
  const { id, home: about, status, role, holdExpiresAt, completedAt } = fact
  const { site, now } = at
  const variant = bookingVariantOfCountry[site.country]
  const own = withoutUndefined({ href: ownBookingAddress(site, id) })
  const hold = withoutUndefined({ at: holdExpiresAt })
  if (status === 'completed') {
    const isFresh = completedAt !== undefined && completedAt > now - freshDays * dayMs
    return isFresh
      ? { group: 'fresh', item: timed({ kind: 'bookingDone', id, about, at: completedAt, ...own }, at) }
      : undefined
  }
  // An expired hold no longer applies.
  if (isBookingOver(status) || (holdExpiresAt !== undefined && holdExpiresAt <= now)) return undefined
  if (status === 'paying' || status === 'paid')
    return { group: 'coming', item: timed({ kind: 'bookingPaying', id, about, ...own }, at) }
  if (isSignedOfferBinding(variant, status))
    return { group: 'coming', item: timed({ kind: 'bookingOffer', id, about, ...own }, at) }
  const isCoBuyer = role === 'coBuyer'
  if (status === 'waitingCoSigner' && !isCoBuyer)
    return { group: 'coming', item: timed({ kind: 'bookingCoSign', id, about, ...hold, ...own }, at) }
  // The first buyer leads; the co-buyer has nothing to do before signing.
  if (isCoBuyer && status !== 'waitingCoSigner') return undefined
  const step = bookingProgress(variant, status)?.step
  if (step === undefined || ['draft', 'identifying', 'identified', 'holding'].includes(status))
    return undefined
  const href = isCoBuyer ? own.href : bookingAddress(site, step, { bookingId: id })
  const kind = status === 'signed' ? 'bookingPay' : step === 'sign' ? 'bookingSign' : 'bookingGoOn'
  return { group: 'next', item: timed({ kind, id, about, ...hold, ...withoutUndefined({ href }) }, at) }
}

const placeErrand = (fact: Of<'errand'>, at: At): Placed | undefined => {
  const { id, title: about, place, doneAt } = fact
  const { site, now } = at
  const path = routePath(site, 'errands')
  const base = {
    id,
    about,
    ...(place !== '' && place !== about && { place }),
    ...(path !== undefined && { href: `${path}?errandId=${encodeURIComponent(id)}` }),
  }
  const next = errandNextStep(fact, now)
  switch (next.kind) {
    case 'answer':
      return { group: 'next', item: timed({ kind: 'errandAnswer', ...base }, at) }
    case 'yourMove':
      return { group: 'next', item: timed({ kind: 'errandAct', ...base }, at) }
    case 'visit': {
      const item = timed({ kind: 'visit' as const, ...base, at: next.startsAt }, at)
      // Once it has started, the visitor has arrived.
      const visit = { ...item, isOverdue: false }
      return { group: next.startsAt < now + daysAhead.showUp * dayMs ? 'next' : 'coming', item: visit }
    }
    case 'answerLate':
      return { group: 'coming', item: timed({ kind: 'errandLate', ...base, at: next.by }, at) }
    case 'doneLate':
      return { group: 'coming', item: timed({ kind: 'errandOverdue', ...base, at: next.by }, at) }
    case 'answerBy':
      return { group: 'coming', item: timed({ kind: 'errandAnswerBy', ...base, at: next.by }, at) }
    case 'doneBy':
      return { group: 'coming', item: timed({ kind: 'errandExpected', ...base, at: next.by }, at) }
    case 'waiting':
    case 'working':
      return { group: 'coming', item: timed({ kind: 'errandWaiting', ...base }, at) }
    case 'check':
      return doneAt !== undefined && doneAt > now - freshDays * dayMs
        ? { group: 'fresh', item: timed({ kind: 'errandDone', ...base, at: doneAt }, at) }
        : undefined
    case 'over':
      return undefined
  }
}

const placeDay = (fact: Of<'day'>, at: At): Placed | undefined => {
  const { id, residenceId, home: about, what, earliest, latest } = fact
  const { site, now } = at
  const href = timelineStepAddress(site, stepOfDay[what], residenceId)
  const base = { id, about, day: earliest, ...withoutUndefined({ latest, href }) }
  if ((latest ?? earliest) < dayIn(now, site.country)) return undefined
  // Choices and payments have facts of their own.
  if (what === 'interior' || what === 'payment')
    return { group: 'coming', item: timed({ kind: what, ...base }, at) }
  // A range is no appointment.
  const isSoon = latest === undefined && endOf(earliest, site) < now + daysAhead.showUp * dayMs
  const item = timed({ kind: what, ...base }, at)
  return isSoon ? { group: 'next', item } : { group: 'coming', item }
}

const placeOf = (fact: OverviewFact, at: At): Placed | undefined => {
  const { site, now } = at
  switch (fact.kind) {
    case 'booking':
      return placeBooking(fact, at)
    case 'errand':
      return placeErrand(fact, at)
    case 'day':
      return placeDay(fact, at)
    case 'place': {
      const { id, home: about, path: href, offeredUntil } = fact
      if (offeredUntil === undefined)
        return { group: 'coming', item: timed({ kind: 'linePlace', id, about, href }, at) }
      const start = bookingAddress(site, 'start-booking', { objectId: id }) ?? href
      return offeredUntil <= now
        ? undefined
        : {
            group: 'next',
            item: timed({ kind: 'bookOffered', id, about, at: offeredUntil, href: start }, at),
          }
    }
    case 'membership': {
      if (!isUnpaidStatus(fact.status)) return undefined
      const href = routePath(site, 'payments') ?? routePath(site, 'vip')
      return {
        group: 'next',
        item: timed({ kind: 'vipPay', id: fact.id, about: '', ...withoutUndefined({ href }) }, at),
      }
    }
    case 'choice': {
      const { id, home: about, lastDay } = fact
      const href = interiorAddress(site, id)
      if (lastDay !== undefined && lastDay < dayIn(now, site.country)) return undefined
      return {
        group: 'next',
        item: timed({ kind: 'choose', id, about, ...withoutUndefined({ day: lastDay, href }) }, at),
      }
    }
    case 'document': {
      const { id, home, title: about, lastDay } = fact
      const href = routePath(site, 'documents')
      return {
        group: 'next',
        item: timed(
          { kind: 'documentSign', id, about, place: home, ...withoutUndefined({ day: lastDay, href }) },
          at,
        ),
      }
    }
    case 'due': {
      const { id, home: about, part, amount, day } = fact
      const href = paymentAddress(site, id)
      const item = timed(
        { kind: 'pay' as const, id, about, part, amount, day, ...withoutUndefined({ href }) },
        at,
      )
      return { group: item.when < now + daysAhead.pay * dayMs ? 'next' : 'coming', item }
    }
    case 'showing': {
      const { id, name: about, place, startsAt } = fact
      // In Norway the membership page shows them.
      const href = routePath(site, 'vipShowing') ?? routePath(site, 'vip')
      if (startsAt <= now) return undefined
      const item = timed(
        { kind: 'showing' as const, id, about, place, at: startsAt, ...withoutUndefined({ href }) },
        at,
      )
      return { group: startsAt < now + daysAhead.showUp * dayMs ? 'next' : 'coming', item }
    }
    case 'search': {
      const { id, name: about, address, count, at: found } = fact
      // The page with the list of hits, which also stores that they were viewed.
      const page = routePath(site, 'savedSearches')
      const href = page === undefined ? address : `${page}#${savedSearchAnchor(id)}`
      return count === 0
        ? undefined
        : { group: 'fresh', item: timed({ kind: 'searchHits', id, about, count, at: found, href }, at) }
    }
    case 'favourites': {
      const { id, home: about, count, at: changed } = fact
      const href = routePath(site, 'favourites')
      return count === 0
        ? undefined
        : {
            group: 'fresh',
            item: timed(
              { kind: 'favouriteNews', id, about, count, at: changed, ...withoutUndefined({ href }) },
              at,
            ),
          }
    }
    case 'notification': {
      const { id, notificationType, createdOn, about: place } = fact
      const href = notificationPath(fact, site)
      return {
        group: 'fresh',
        item: timed(
          {
            kind: 'notification',
            id,
            about: notificationType,
            ...withoutUndefined({ place }),
            at: createdOn,
            href,
          },
          at,
        ),
      }
    }
    case 'home':
      return undefined
    case 'news': {
      const { id, title: about, at: published } = fact
      const href = newsAddress(site, { id })
      return {
        group: 'fresh',
        item: timed({ kind: 'news', id, about, at: published, ...withoutUndefined({ href }) }, at),
      }
    }
  }
}

/** Overdue first, then by time; then in the order of a table, and by id. */
const byPressure =
  (kinds: readonly string[]) =>
  (one: Sorted<string>, other: Sorted<string>): number =>
    compareValues(Number(!one.isOverdue), Number(!other.isOverdue)) ||
    compareValues(one.when, other.when) ||
    compareValues(kinds.indexOf(one.kind), kinds.indexOf(other.kind)) ||
    compareValues(one.id, other.id)

const itemOf = <Kind extends string>({ when: _, ...item }: Sorted<Kind>): OverviewItem<Kind> => item

/**
 * The overview from facts in any order: overdue first, then by day. A step without a day counts as due in a week. Ended facts are left out,
 * and so is a notification that repeats a next step.
 *
 * @param facts of one person on the site.
 */
export const overviewOf = (facts: readonly OverviewFact[], at: At): MyPagesOverview => {
  const placed = facts.flatMap((fact) => placeOf(fact, at) ?? [])
  const next = placed.flatMap(({ group, item }) => (group === 'next' ? [item as Sorted<NextStepKind>] : []))
  const coming = placed.flatMap(({ group, item }) => (group === 'coming' ? [item as Sorted<ComingKind>] : []))
  const fresh = placed.flatMap(({ group, item }) => (group === 'fresh' ? [item as Sorted<FreshKind>] : []))
  const said = new Set(
    placed.flatMap(({ group, item }) =>
      group === 'coming' || item.kind === 'notification' ? [] : [item.href],
    ),
  )
  const homes = new Map(
    facts.flatMap((fact) => {
      if (fact.kind !== 'home') return []
      const { kind: _, ...home } = fact
      return [[home.id, { ...home, ...withoutUndefined({ href: residenceAddress(at.site, home.id) }) }]]
    }),
  )
  const owed = new Set(placed.map(({ item }) => (item.kind === 'pay' ? `${item.about} ${item.day}` : '')))
  return {
    next: next.sort(byPressure(nextStepKinds)).map(itemOf),
    // The amount due on a day replaces the day itself.
    coming: coming
      .filter(({ kind, about, day }) => kind !== 'payment' || !owed.has(`${about} ${day}`))
      .sort(byPressure([...comingKinds, ...nextStepKinds]))
      .map(itemOf),
    fresh: fresh
      .filter(({ kind, href }) => kind !== 'notification' || !said.has(href))
      .sort((one, other) => compareValues(other.when, one.when) || compareValues(one.id, other.id))
      .map((item) => ({ ...itemOf(item), isOverdue: false })),
    homes: [...homes.values()],
  }
}

/** Only the next steps, the most urgent first. */
export const nextSteps = (facts: readonly OverviewFact[], at: At): readonly OverviewItem<NextStepKind>[] =>
  overviewOf(facts, at).next
