// Sends a message to a contact: stored and queued to their desk, with a receipt to the writer, in one transaction. Idempotent.

import { randomUUID } from 'node:crypto'
import type { Contact, FieldIssue, User } from '@husrum/domain'
import { contactFileLimits, contactMessageForm, routePath } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { isWanted } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { LetterAttachment } from '../../platform/mail/letter.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { companyAddress, confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { ContactPlace, ContactsReader, OwnContacts, WrittenMessage } from './own-contacts.ts'

export interface TypedContactMessage {
  readonly of: string
  readonly contactId: string
  readonly subject: unknown
  readonly message: unknown
  /** Ids of uploaded files. */
  readonly files?: readonly string[] | undefined
  /** The draft that owns the files; the account if absent. */
  readonly draft?: string | undefined
}

export type WriteToContact = (
  typed: TypedContactMessage,
  writer: ContactsReader & { readonly user: User; readonly origin: string; readonly key: string },
) => Promise<
  | { readonly kind: 'sent'; readonly message: WrittenMessage }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }
  /** The writer has no such contact. */
  | { readonly kind: 'unknown' }
  /** The idempotency key was used for another message. */
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'tooMany' }
>

const notTaken = (key: 'tooManyFiles' | 'invalidInput') =>
  ({ kind: 'invalid', issues: [{ key, path: ['files'] }] }) as const

/** Messages per day: more than a person needs, and a limit against flooding a desk. */
const maxInADay = 30
const dayMs = 86_400_000

export const makeWriteToContact = ({
  db,
  contacts,
  mails,
  uploads,
  environment,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly contacts: Pick<OwnContacts, 'see'>
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: Pick<UploadService, 'claim' | 'open' | 'release' | 'respond'>
  readonly environment: Platform['environment']
  readonly now: () => number
}): WriteToContact => {
  /** A contact without an address is reached through the desk of the site. */
  const reachable = (place: ContactPlace, contact: Contact): string | undefined =>
    contact.email ?? place.contacts.find(({ role }) => role === 'customerService')?.email

  /** The bytes of readable files. Ownership is checked later, by the claim. */
  const bytesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, LetterAttachment>> => {
    const found = new Map<string, LetterAttachment>()
    for (const id of ids) {
      const file = await uploads.open(id)
      const answer = file && (await uploads.respond(file, new Request('http://letter/')))
      if (!file || !answer?.ok) continue
      const base64 = Buffer.from(await answer.arrayBuffer()).toString('base64')
      found.set(id, { name: file.name, mediaType: file.mediaType, base64 })
    }
    return found
  }

  return async (typed, { user, origin, key, ...reader }) => {
    const checked = contactMessageForm.check({ subject: typed.subject, message: typed.message })
    if (checked.kind === 'invalid') return { kind: 'invalid', issues: checked.issues }
    const { subject, message } = checked.value
    const { accountId, site } = reader
    const place = (await contacts.see(reader)).places.find(({ of }) => of === typed.of)
    const contact = place?.contacts.find(({ id }) => id === typed.contactId)
    const desk = place && contact && reachable(place, contact)
    if (!place || !contact || desk === undefined) return { kind: 'unknown' }
    const ids = [...new Set(typed.files ?? [])]
    if (ids.length > contactFileLimits.maxFiles) return notTaken('tooManyFiles')
    const bytes = await bytesOf(ids)

    return db.transaction().execute(async (trx) => {
      // The row lock serialises double submits.
      const account = await trx
        .selectFrom('accounts')
        .select(['email', 'email_confirmed_at'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      const own = trx.selectFrom('contact_messages').where('account_id', '=', accountId)
      const before = await own.selectAll().where('key', '=', key).executeTakeFirst()
      if (before) {
        const isSame =
          before.subject === subject &&
          before.message === message &&
          before.place === place.of &&
          before.contact_id === contact.id
        if (!isSame) return { kind: 'keyReused' }
        const { id, contact_name: contactName, about, sent_at, files } = before
        const same = { id, subject, message, contactName, about, sentAt: Date.parse(sent_at), files }
        return { kind: 'sent', message: same }
      }
      const since = new Date(now() - dayMs).toISOString()
      const recent = await own
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('sent_at', '>', since)
        .executeTakeFirstOrThrow()
      if (Number(recent.count) >= maxInADay) return { kind: 'tooMany' }

      const id = randomUUID()
      const sentAt = now()
      const by = `contact:${id}`
      const claimed = await uploads.claim(trx, {
        owner:
          typed.draft === undefined ? { kind: 'account', id: accountId } : { kind: 'draft', id: typed.draft },
        purpose: 'contact',
        ids,
        by,
      })
      if (claimed.kind !== 'claimed' || ids.some((each) => !bytes.has(each))) return notTaken('invalidInput')
      const files = claimed.files.map(({ name }) => name)
      await trx
        .insertInto('contact_messages')
        .values({
          id,
          account_id: accountId,
          site: site.key,
          place: place.of,
          about: place.name,
          contact_id: contact.id,
          contact_name: contact.name,
          subject,
          message,
          sent_at: new Date(sentAt).toISOString(),
          key,
          files: JSON.stringify(files),
        })
        .execute()
      await addEvents(trx, [{ type: 'message.received', data: { messageId: id } }])
      const name = `${user.firstName} ${user.lastName}`
      const about = place.name === '' ? [] : [place.name]
      await mails.within(trx).post({
        kind: 'contactMessage',
        to: companyAddress(desk),
        site,
        about: subject,
        name,
        quote: message,
        lines: [...about, name, user.email, ...(user.phoneNumber === undefined ? [] : [user.phoneNumber])],
        replyTo: user.email,
        ...(ids.length > 0 && { attachments: [...bytes.values()] }),
      })
      // The letter contains the files from here on.
      if (ids.length > 0) await uploads.release(trx, { by })
      // The receipt quotes the message, so it is only sent to a confirmed address: another could be used to mail a stranger.
      const to = account && confirmedAddressOf(account)
      if (to !== undefined && (await isWanted(trx, accountId, 'contact'))) {
        const base = originOf(site, { environment, requestUrl: origin })
        const linkTo = (route: 'contacts' | 'settings'): string =>
          new URL(routePath(site, route) ?? site.routes.start, base).href
        await mails.within(trx).post({
          kind: 'contactReceipt',
          to,
          site,
          about: subject,
          name: contact.name,
          quote: message,
          lines: about,
          link: linkTo('contacts'),
          settingsLink: linkTo('settings'),
        })
      }
      const written = { id, subject, message, contactName: contact.name, about: place.name, sentAt, files }
      return { kind: 'sent', message: written }
    })
  }
}
