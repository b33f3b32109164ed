// Notifies everyone of a home about a change: by e-mail and in-app notification, unless opted out, in the
// transaction of the change.
import type { NotificationTopic, NotificationType, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { addNotification, isWanted } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { ContentForUnconfirmed } from '../../platform/mail/letter-content.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'

/** The message, and its opt-out. */
export interface NewsOfHome<Words> {
  readonly residenceId: string
  /** The home's name. */
  readonly name: string
  readonly site: SiteDefinition
  /** Origin of the site. */
  readonly origin: string
  /** Path and query of the page that it links to. */
  readonly page: string
  readonly kind: NotificationTopic
  readonly type: NotificationType
  /** The e-mail's contents, except for recipient and link. */
  readonly words: Words
  /** Epoch milliseconds. */
  readonly now: number
}

/** An e-mail without its common fields. */
type WordsOf<Some> = Some extends unknown ? Omit<Some, 'site' | 'about' | 'link'> : never
/** E-mails about a home. */
export type WordsOfHome = WordsOf<
  Extract<ContentForUnconfirmed, { readonly about: string; readonly link: string }>
>

export const notifyPeople = async (
  trx: Kysely<Schema>,
  mails: Pick<MailService, 'within'>,
  { residenceId, name: about, site, origin, page, kind, type, words, now }: NewsOfHome<WordsOfHome>,
): Promise<void> => {
  const people = await trx
    .selectFrom('residence_people')
    .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.email_confirmed_at'])
    .where('residence_people.residence_id', '=', residenceId)
    .orderBy('accounts.id')
    .execute()
  const link = new URL(page, origin).href
  for (const person of people) {
    const { id: accountId } = person
    if (await isWanted(trx, accountId, kind))
      await mails
        .within(trx)
        .postToAccount(person, { ...words, site, about, link } as ContentForUnconfirmed, 'business')
    await addNotification(trx, { accountId, site, type, kind, about, link: page, now })
  }
}
