// The word that a report is here, or the copy that was asked for: as a job, and once.
import { readErrandStatusId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { originOf } from '../http/site-origins.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Platform } from '../platform/module.ts'
import type { LetterFacts } from './open-errand.ts'
import { isErrandId } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'
import { aboutErrand, errandLink } from './tell-about-errand.ts'

export type SendCopy = (transaction: Kysely<Schema>, letter: LetterFacts) => Promise<void>

export const makeSendCopy =
  ({
    mails,
    environment,
  }: {
    readonly mails: MailService
    readonly environment: Platform['environment']
  }): SendCopy =>
  async (trx, { id, isCopy }) => {
    if (!isErrandId(id)) return
    const row = await trx.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.copy_to === null) return
    const site = siteOfCase(row)
    const files = await trx
      .selectFrom('case_files')
      .select('name')
      .where('case_id', '=', id)
      .where('message_id', 'is', null)
      .orderBy('place')
      .execute()
    await trx.updateTable('cases').set({ copy_to: null }).where('id', '=', id).execute()
    const facts = {
      to: row.copy_to,
      site,
      about: aboutErrand(row),
      number: row.ticket_number ?? '',
      status: readErrandStatusId(row.case_status_id),
      ...(row.promised_by !== null && { promisedBy: Date.parse(row.promised_by) }),
      link: errandLink(site, originOf(site, { environment, requestUrl: row.origin }), id),
    }
    await mails
      .within(trx)
      .post(
        isCopy
          ? { ...facts, kind: 'errandCopy', quote: row.description, files: files.map(({ name }) => name) }
          : { ...facts, kind: 'errandReceived' },
      )
  }
