// Sends the confirmation of a report, or the copy of it: as a job, and once.
import { canonicalEmail, readErrandStatusId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { ConfirmedAddress } from '../../platform/mail/recipient.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { CallOf } from './emergency-of-errand.ts'
import { aboutErrand, aboutErrandInOurWords, promisesOf, reporterLink } from './notify-about-errand.ts'
import type { LetterFacts } from './open-errand.ts'
import { isErrandId } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'
import type { StatusLinks } from './status-links.ts'

export type SendCopy = (transaction: Kysely<Schema>, letter: LetterFacts) => Promise<void>

/** The confirmed address of the reporter's account, if the letter goes there. */
const ownAddress = async (
  trx: Kysely<Schema>,
  reporterId: string | null,
  to: string,
): Promise<ConfirmedAddress | undefined> => {
  if (reporterId === null) return undefined
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', reporterId)
    .executeTakeFirst()
  const confirmed = account && confirmedAddressOf(account)
  return confirmed !== undefined && canonicalEmail(confirmed) === canonicalEmail(to) ? confirmed : undefined
}

export const makeSendCopy =
  ({
    mails,
    links,
    environment,
    callOf,
  }: {
    readonly mails: MailService
    readonly environment: Platform['environment']
    readonly callOf: CallOf
    readonly links: StatusLinks
  }): SendCopy =>
  async (trx, { id, isCopy, pass }) => {
    if (!isErrandId(id)) return
    const row = await trx.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.copy_to === null) return
    const site = siteOfCase(row)
    const to = await ownAddress(trx, row.reporter_id, row.copy_to)
    await trx.updateTable('cases').set({ copy_to: null }).where('id', '=', id).execute()
    const facts = {
      site,
      about: aboutErrand(row),
      number: row.ticket_number ?? '',
      status: readErrandStatusId(row.case_status_id),
      ...promisesOf(row),
      ...(await callOf(row)),
      link: reporterLink(row, {
        site,
        origin: originOf(site, { environment, requestUrl: row.origin }),
        links,
        isConfirmed: to !== undefined,
      }),
    }
    const post = mails.within(trx)
    if (to === undefined) {
      // The address may belong to another person, so the letter has nothing of the report's text.
      const letter = {
        ...facts,
        kind: 'errandReceived',
        to: row.copy_to,
        about: aboutErrandInOurWords(row),
      } as const
      await (pass ? post.postAdmitted(letter, pass) : post.postCounted(letter, 'errand'))
      return
    }
    if (!isCopy) {
      await post.post({ ...facts, kind: 'errandReceived', to })
      return
    }
    const files = await trx
      .selectFrom('case_files')
      .select('name')
      .where('case_id', '=', id)
      .where('message_id', 'is', null)
      .orderBy('place')
      .execute()
    const quoted = { quote: row.description, files: files.map(({ name }) => name) }
    await post.post({ ...facts, ...quoted, kind: 'errandCopy', to })
  }
