// Tells whoever an errand concerns what has become of it: what waits for them on the site, and a letter, both part of the
// transaction in which it happened.
import type { ErrandLetter, ErrandStatusKey, SiteDefinition } from '@husrum/domain'
import { readErrandStatusId, routePath, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { originOf } from '../http/site-origins.ts'
import type { ErrandLetterName } from '../mail/letter.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Platform } from '../platform/module.ts'
import type { LetterStops } from './letter-stops.ts'
import { isOver } from './listed-errands.ts'
import type { CaseRow } from './seen-errands.ts'
import { mayViewerSee } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'

export interface Actor {
  readonly by: 'customer' | 'board' | 'staff'
  /** Of whoever acts; null for staff, and for what happens by itself. */
  readonly accountId: string | null
}

/** What there is to tell, and by which kind of letter. */
export interface ErrandNews {
  readonly letter: ErrandLetter
  readonly happening: ErrandLetterName
  /** What was written with it. */
  readonly text?: string | undefined
  readonly visit?: { readonly startsAt: number; readonly endsAt: number } | undefined
  /** It came to this. */
  readonly status?: ErrandStatusKey | undefined
  /** Told to whoever did it too, as a receipt. */
  readonly isReceipt?: boolean
}

export type TellAboutErrand = (
  trx: Kysely<Schema>,
  id: string,
  actor: Actor,
  news: ErrandNews,
) => Promise<void>

export interface TellAboutErrandOptions {
  readonly mails: MailService
  readonly stops: LetterStops
  readonly environment: Platform['environment']
  readonly now: () => number
}

/** Where the errand stands on its site; absolute. */
export const errandLink = (site: SiteDefinition, origin: string, id: string): string => {
  const address = new URL(routePath(site, 'errands') ?? site.routes.start, origin)
  address.searchParams.set('errandId', id)
  return address.href
}

/** What an errand is called in a letter: where it is, and what is wrong. */
export const aboutErrand = ({
  room_type,
  problem,
  object_address,
  object_name,
}: Pick<CaseRow, 'room_type' | 'problem' | 'object_address' | 'object_name'>): string =>
  [[room_type, problem].filter(Boolean).join(': '), object_address || object_name].filter(Boolean).join(', ')

/** A private person sees it under its own bell; a board has none. */
const mayBeNotified = (row: CaseRow): row is CaseRow & { readonly reporter_id: string } =>
  row.reporter_id !== null &&
  row.role === 'RESIDENT' &&
  mayViewerSee({ kind: 'resident', userId: row.reporter_id, hasIdentity: true }, row)

export const makeTellAboutErrand =
  ({ mails, stops, environment, now }: TellAboutErrandOptions): TellAboutErrand =>
  async (trx, id, actor, { letter, happening, text, visit, status, isReceipt }) => {
    const row = await trx.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const site = siteOfCase(row)
    const isOwn = actor.accountId !== null && actor.accountId === row.reporter_id
    if (!isOwn && mayBeNotified(row)) {
      const brand = userBrandOf(site)
      const created_at = new Date(now()).toISOString()
      if (brand !== undefined)
        await trx
          .insertInto('notifications')
          .values({ id: row.id, account_id: row.reporter_id, brand, type: 'Case', created_at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at, paused_until: null }))
          .execute()
    }
    if (row.reporter_id === null || (isOwn && !isReceipt)) return
    if (await stops.isStopped(trx, row.reporter_id, letter)) return
    const account = await trx
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', row.reporter_id)
      .executeTakeFirst()
    const to = account?.email_confirmed_at ? account.email : row.contact_email || account?.email
    if (!to) return
    const origin = originOf(site, { environment, requestUrl: row.origin })
    await mails.within(trx).post({
      kind: happening,
      to,
      site,
      about: aboutErrand(row),
      number: row.ticket_number ?? '',
      status: status ?? readErrandStatusId(row.case_status_id),
      ...(text && { quote: text }),
      ...(visit && { visit }),
      ...(row.expected_by !== null &&
        !isOver(readErrandStatusId(row.case_status_id)) && { expectedBy: Date.parse(row.expected_by) }),
      link: errandLink(site, origin, row.id),
      ...stops.linksOf({ accountId: row.reporter_id, letter, site, origin }),
    })
  }
