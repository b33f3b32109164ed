// E-mails and in-app notifications about places at showings, in the transaction of the change.
import type { SiteKey } from '@husrum/domain'
import { routePath, siteByKey } from '@husrum/domain'
import type { Selectable } from 'kysely'
import { addNotification, isWanted } from '../../people/notifications/index.ts'
import type { Table } from '../../platform/database/schema.ts'
import type { ContentForUnconfirmed } from '../../platform/mail/letter-content.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { ShowingLetterName } from './letters.ts'
import { showingCalendar } from './showing-calendar.ts'
import type { Db, ShowingRow } from './stored-showings.ts'

export type PlaceRow = Selectable<Table<'showing_places'>>

/** The fields of a place that an e-mail needs. */
export type WrittenPlace = Pick<PlaceRow, 'id' | 'account_id' | 'site' | 'origin' | 'party_size'>

/** E-mails with a calendar file. */
const withCalendar: readonly ShowingLetterName[] = [
  'showingBooked',
  'showingChanged',
  'showingPlaceFree',
  'showingMoved',
]

/** The page with a member's showings: one of its own, or that of the membership. */
export const showingsPathOf = (key: SiteKey): string => {
  const site = siteByKey(key)
  return routePath(site, 'vipShowing') ?? routePath(site, 'vip') ?? site.routes.start
}

/** Changes by others: sent despite an opt-out. */
const alwaysTold: readonly ShowingLetterName[] = ['showingMoved', 'showingCalledOff']

/** Changes by others or by time also get an in-app notification. Changes by members themselves do not. */
const rings: readonly ShowingLetterName[] = [...alwaysTold, 'showingPlaceFree', 'showingReminder']

export interface ShowingLetters {
  /** Not sent to deleted accounts, or members who have opted out of e-mails about showings. */
  post(trx: Db, kind: ShowingLetterName, showing: ShowingRow, place: WrittenPlace): Promise<void>
}

export const makeShowingLetters = ({
  mails,
  now,
}: {
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
}): ShowingLetters => ({
  post: async (trx, kind, showing, place) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', place.account_id)
      .executeTakeFirst()
    if (!account) return
    const site = siteByKey(place.site)
    const path = showingsPathOf(place.site)
    if (rings.includes(kind))
      await addNotification(trx, {
        accountId: place.account_id,
        site,
        type: 'Showing',
        kind: alwaysTold.includes(kind) ? 'dates' : 'showing',
        // Only the latest for each place.
        id: place.id,
        about: showing.name,
        link: path,
        now: now(),
      })
    if (!alwaysTold.includes(kind) && !(await isWanted(trx, place.account_id, 'showing'))) return
    const link = new URL(path, place.origin).href
    const letter: ContentForUnconfirmed = {
      kind,
      site,
      about: showing.name,
      until: Date.parse(showing.starts_at),
      place: showing.place,
      people: place.party_size,
      link,
      ...(withCalendar.includes(kind) && {
        attachments: [
          {
            name: 'visning.ics',
            mediaType: 'text/calendar',
            base64: Buffer.from(showingCalendar(showing, { link, stamp: now() })).toString('base64'),
          },
        ],
      }),
    }
    await mails.within(trx).postToAccount(account, letter, 'showing')
  },
})
