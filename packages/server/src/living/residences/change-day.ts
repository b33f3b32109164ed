// Staff set or move a date of a home: inserts the current row, and notifies everyone of the home by e-mail
// and in-app notification, in one transaction.

import type { ResidenceDay, ResidenceDayKind, SiteDefinition } from '@husrum/domain'
import { currentDays, daysOfSpan, routePath, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { addNotification } from '../../people/notifications/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { readDays } from './own-residences.ts'

export interface DayChange {
  readonly residenceId: string
  readonly kind: ResidenceDayKind
  /** `yyyy-MM-dd` */
  readonly earliest: string
  /** Absent: exactly that day. */
  readonly latest?: string
  /** Text for the buyer. */
  readonly reason: string
  /** Of the caller: in development the site's origin depends on it. */
  readonly requestUrl: string
}

export type DayChanged =
  | { readonly kind: 'changed'; readonly told: number }
  /** Unchanged. */
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  /** Not calendar dates, in the wrong order, or without a reason. */
  | { readonly kind: 'invalid'; readonly field: 'earliest' | 'latest' | 'reason' }

export type ChangeDay = (change: DayChange) => Promise<DayChanged>

export interface ChangeDayOptions {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly environment: 'development' | 'production'
  readonly now: () => number
  /** Other effects of the dates of a home, in the same transaction. */
  readonly follow?: ((trx: Kysely<Schema>, residenceId: string) => Promise<void>) | undefined
}

const longestReason = 300

/** The page of a residence's timeline; absolute. */
export const timelineLink = (site: SiteDefinition, origin: string, residenceId: string): string => {
  const address = new URL(routePath(site, 'timeline') ?? site.routes.start, origin)
  address.searchParams.set('id', residenceId)
  return address.href
}

export const makeChangeDay = ({ db, mails, environment, now, follow }: ChangeDayOptions): ChangeDay => {
  const tell = async (
    trx: Kysely<Schema>,
    residence: { readonly id: string; readonly site: SiteDefinition; readonly about: string },
    {
      day,
      before,
      link,
    }: { readonly day: ResidenceDay; readonly before?: ResidenceDay; readonly link: string },
  ): Promise<number> => {
    const people = await trx
      .selectFrom('residence_people')
      .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
      .select(['accounts.id', 'accounts.email', 'accounts.email_confirmed_at'])
      .where('residence_id', '=', residence.id)
      .orderBy('accounts.id')
      .execute()
    const { site, about } = residence
    const { pathname, search } = new URL(link)
    for (const person of people) {
      await addNotification(trx, {
        accountId: person.id,
        site,
        type: 'DateChanged',
        kind: 'dates',
        about,
        link: `${pathname}${search}`,
        now: now(),
      })
      await mails.within(trx).postToAccount(
        person,
        {
          site,
          kind: 'dayChanged',
          about,
          day,
          ...(before && { before }),
          quote: day.reason ?? '',
          link,
        },
        'business',
      )
    }
    return people.length
  }

  return async ({ residenceId, kind, earliest, latest, reason, requestUrl }) => {
    if (!daysOfSpan(earliest)) return { kind: 'invalid', field: 'earliest' }
    if (latest !== undefined && !daysOfSpan(earliest, latest)) return { kind: 'invalid', field: 'latest' }
    const why = reason.trim().slice(0, longestReason)
    if (why === '') return { kind: 'invalid', field: 'reason' }
    if (!isUuid(residenceId)) return { kind: 'gone' }
    return db.transaction().execute(async (trx): Promise<DayChanged> => {
      // Serialises concurrent changes, so that the e-mail has the right previous date.
      const row = await trx
        .selectFrom('residences')
        .select(['id', 'site', 'home', 'left_on'])
        .where('id', '=', residenceId)
        .forUpdate()
        .executeTakeFirst()
      if (!row || row.left_on !== null) return { kind: 'gone' }
      const before = currentDays(await readDays(trx, residenceId))[kind]
      if (before && before.earliest === earliest && before.latest === latest && before.source !== 'estimate')
        return { kind: 'same' }
      const day: ResidenceDay = {
        kind,
        earliest,
        ...(latest !== undefined && { latest }),
        source: before ? 'changed' : 'agreement',
        reason: why,
        setAt: now(),
      }
      await trx
        .insertInto('residence_days')
        .values({
          residence_id: residenceId,
          kind,
          earliest,
          latest: latest ?? null,
          source: day.source,
          reason: why,
          set_at: new Date(day.setAt).toISOString(),
        })
        .execute()
      await addEvents(trx, [{ type: 'residence.day_changed', data: { residenceId, day: kind } }])
      await follow?.(trx, residenceId)
      const site = siteByKey(row.site)
      const link = timelineLink(site, originOf(site, { environment, requestUrl }), residenceId)
      const told = await tell(
        trx,
        { id: residenceId, site, about: row.home.name },
        { day, link, ...(before && { before }) },
      )
      return { kind: 'changed', told }
    })
  }
}
