// Letters about places at showings, and the bell, in the transaction in which something becomes of them.
import type { SiteKey } from '@husrum/domain'
import { routePath, siteByKey } from '@husrum/domain'
import type { Selectable } from 'kysely'
import type { Table } from '../database/schema.ts'
import type { ShowingLetterName } from '../mail/letter.ts'
import type { ContentForUnconfirmed } from '../mail/letter-content.ts'
import type { MailService } from '../mail/mail-service.ts'
import { isWanted, ringBell } from '../notifications/tellings.ts'
import { showingCalendar } from './showing-calendar.ts'
import type { Db, ShowingRow } from './stored-showings.ts'

export type PlaceRow = Selectable<Table<'showing_places'>>

/** What of a place a letter is written by. */
export type WrittenPlace = Pick<PlaceRow, 'id' | 'account_id' | 'site' | 'origin' | 'party_size'>

/** With these a file for the calendar is worth having. */
const withCalendar: readonly ShowingLetterName[] = [
  'showingBooked',
  'showingChanged',
  'showingPlaceFree',
  'showingMoved',
]

/** Where members see their showings: a page of its own, or that of the membership. */
export const showingsPathOf = (key: SiteKey): string => {
  const site = siteByKey(key)
  return routePath(site, 'vipShowing') ?? routePath(site, 'vip') ?? site.routes.start
}

/** A date that others have changed: nobody goes without hearing of it. */
const alwaysTold: readonly ShowingLetterName[] = ['showingMoved', 'showingCalledOff']

/** What others, or the days, have made of a place: the bell says it too. What people did themselves they know. */
const rings: readonly ShowingLetterName[] = [...alwaysTold, 'showingPlaceFree', 'showingReminder']

export interface ShowingLetters {
  /** Nothing to an account that is gone, and to who wants to hear nothing of showings. */
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
      await ringBell(trx, {
        accountId: place.account_id,
        site,
        type: 'Showing',
        kind: alwaysTold.includes(kind) ? 'dates' : 'showing',
        // Of one place the latest alone.
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
