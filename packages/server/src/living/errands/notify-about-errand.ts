// Notifies those concerned about changes of an errand: with a notification on the site and a letter, both in the transaction of
// the change.
import type { ErrandLetter, ErrandStatusKey, SiteDefinition } from '@husrum/domain'
import { readErrandStatusId, routePath, topicOfErrandLetter } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { addNotification } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { ErrandFacts, ErrandLetterName } from '../../platform/mail/letter.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { LetterStops } from './letter-stops.ts'
import { isOver } from './listed-errands.ts'
import type { CaseRow } from './seen-errands.ts'
import { accessTo } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'
import type { StatusLinks } from './status-links.ts'
import { opensAmongErrands } from './status-links.ts'

export interface Actor {
  readonly by: 'customer' | 'board' | 'staff'
  /** Account that acts; null for staff and for automatic changes. */
  readonly accountId: string | null
}

/** An event of an errand, and the kind of letter for it. */
export interface ErrandNews {
  readonly letter: ErrandLetter
  readonly happening: Exclude<ErrandLetterName, 'errandFollowed'>
  /** The message that came with it. */
  readonly text?: string | undefined
  readonly visit?: { readonly startsAt: number; readonly endsAt: number } | undefined
  /** The new status. */
  readonly status?: ErrandStatusKey | undefined
  /** Sent to the person who made the change too, as a receipt. */
  readonly isReceipt?: boolean
}

export type NotifyAboutErrand = (
  trx: Kysely<Schema>,
  id: string,
  actor: Actor,
  news: ErrandNews,
) => Promise<void>

export interface NotifyAboutErrandOptions {
  readonly mails: MailService
  readonly stops: LetterStops
  readonly links: StatusLinks
  readonly environment: Platform['environment']
  readonly now: () => number
}

/** URL of the errand on its site; absolute. */
export const errandLink = (site: SiteDefinition, origin: string, id: string): string => {
  const address = new URL(routePath(site, 'errands') ?? site.routes.start, origin)
  address.searchParams.set('errandId', id)
  return address.href
}

/** For the reporter: the errand among their errands, or its status page if it is not there; absolute. */
export const reporterLink = (
  row: CaseRow,
  {
    site,
    origin,
    links,
    isConfirmed,
  }: {
    readonly site: SiteDefinition
    readonly origin: string
    readonly links: StatusLinks
    /** Whether the letter goes to the confirmed address of the reporter's account. */
    readonly isConfirmed: boolean
  },
): string =>
  opensAmongErrands(row)
    ? errandLink(site, origin, row.id)
    : new URL(links.pathOf({ id: row.id, site, scope: isConfirmed ? 'messages' : 'status' }), origin).href

/** The title of an errand in a letter: where it is, and what is wrong. */
export const aboutErrand = ({
  room_type,
  problem,
  object_address,
  object_name,
}: Pick<CaseRow, 'room_type' | 'problem' | 'object_address' | 'object_name'>): string =>
  [[room_type, problem].filter(Boolean).join(': '), object_address || object_name].filter(Boolean).join(', ')

/** The same for an unconfirmed address: without an address that the reporter typed. */
export const aboutErrandInOurWords = (
  row: Parameters<typeof aboutErrand>[0] & Pick<CaseRow, 'is_other_address'>,
): string => aboutErrand(row.is_other_address ? { ...row, object_address: '', object_name: '' } : row)

/** Notifications on the site are for residents; a board has none. */
const mayBeNotified = (row: CaseRow): row is CaseRow & { readonly reporter_id: string } =>
  row.reporter_id !== null &&
  row.role === 'RESIDENT' &&
  accessTo({ kind: 'resident', userId: row.reporter_id, hasIdentity: true }, row) !== 'none'

/** Events that followers may see: not the messages between the reporter or board and staff. */
const concernsFollowers = ({ status, visit }: ErrandNews): boolean =>
  status !== undefined || visit !== undefined

/** The promises that still stand: the answer until it is given, and the day that staff have said. */
export const promisesOf = ({
  case_status_id,
  promised_by,
  answered_at,
  done_by,
}: Pick<CaseRow, 'case_status_id' | 'promised_by' | 'answered_at' | 'done_by'>): Pick<
  ErrandFacts,
  'promisedBy' | 'doneBy'
> => {
  if (isOver(readErrandStatusId(case_status_id))) return {}
  return {
    ...(answered_at === null && promised_by !== null && { promisedBy: Date.parse(promised_by) }),
    ...(done_by !== null && { doneBy: Date.parse(done_by) }),
  }
}

export const makeNotifyAboutErrand = ({
  mails,
  stops,
  links: statusLinks,
  environment,
  now,
}: NotifyAboutErrandOptions): NotifyAboutErrand => {
  /** Facts for all letters about the errand. */
  const factsOf = (row: CaseRow, { status, visit }: ErrandNews) => {
    const present = readErrandStatusId(row.case_status_id)
    return {
      about: aboutErrand(row),
      number: row.ticket_number ?? '',
      status: status ?? present,
      ...(row.closed_by !== null && { closedBy: row.closed_by }),
      ...(visit && { visit }),
      ...promisesOf(row),
    }
  }

  /** The board that acted, with its signature; only the reporter sees the name of the member. */
  const boardOf = async (trx: Kysely<Schema>, row: CaseRow, { by, accountId }: Actor, isNamed: boolean) => {
    if (by !== 'board') return {}
    const [association, member] = await Promise.all([
      trx
        .selectFrom('associations')
        .select('name')
        .where('id', '=', row.association_id ?? '')
        .executeTakeFirst(),
      isNamed && accountId !== null
        ? trx
            .selectFrom('accounts')
            .select(['first_name', 'last_name'])
            .where('id', '=', accountId)
            .executeTakeFirst()
        : undefined,
    ])
    const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
    return { board: { name, association: association?.name ?? row.brf_name } }
  }

  /** Call under the lock of the errand (`lockErrand`), so that new followers receive all later events. */
  const notifyFollowers = async (
    trx: Kysely<Schema>,
    row: CaseRow,
    actor: Actor,
    news: ErrandNews,
  ): Promise<void> => {
    if (!concernsFollowers(news)) return
    const followers = await trx
      .selectFrom('case_followers')
      .innerJoin('accounts', 'accounts.id', 'case_followers.account_id')
      .select(['account_id', 'site_id', 'email', 'email_confirmed_at'])
      .where('case_id', '=', row.id)
      .orderBy('account_id')
      .execute()
    const board = followers.length > 0 ? await boardOf(trx, row, actor, false) : {}
    for (const follower of followers) {
      const { account_id: accountId, site_id } = follower
      const to = confirmedAddressOf(follower)
      if (to === undefined || accountId === actor.accountId || accountId === row.reporter_id) continue
      if (await stops.isStopped(trx, accountId, news.letter)) continue
      const site = siteOfCase({ site_id })
      const origin = originOf(site, { environment, requestUrl: row.origin })
      await mails.within(trx).post({
        kind: 'errandFollowed',
        to,
        site,
        ...factsOf(row, news),
        ...board,
        link: new URL(site.routes.myPages ?? site.routes.start, origin).href,
        ...stops.linksOf({ accountId, followed: row.id, site, origin }),
      })
    }
  }

  const notifyReporter = async (
    trx: Kysely<Schema>,
    row: CaseRow,
    actor: Actor,
    news: ErrandNews,
  ): Promise<void> => {
    const { letter, happening, text, isReceipt } = news
    const site = siteOfCase(row)
    const isOwn = actor.accountId !== null && actor.accountId === row.reporter_id
    if (!isOwn && mayBeNotified(row))
      await addNotification(trx, {
        id: row.id,
        accountId: row.reporter_id,
        site,
        type: 'Case',
        kind: topicOfErrandLetter[letter],
        about: aboutErrand(row),
        now: now(),
      })
    if (row.reporter_id === null || (isOwn && !isReceipt)) return
    if (await stops.isStopped(trx, row.reporter_id, letter)) return
    const account = await trx
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', row.reporter_id)
      .executeTakeFirst()
    const confirmed = account && confirmedAddressOf(account)
    const origin = originOf(site, { environment, requestUrl: row.origin })
    const links = {
      ...(!isOwn && (await boardOf(trx, row, actor, true))),
      link: reporterLink(row, { site, origin, links: statusLinks, isConfirmed: confirmed !== undefined }),
      ...stops.linksOf({ accountId: row.reporter_id, letter, site, origin }),
    }
    if (confirmed !== undefined) {
      const facts = { ...factsOf(row, news), ...(text && { quote: text }) }
      await mails.within(trx).post({ kind: happening, to: confirmed, site, ...facts, ...links })
      return
    }
    const to = row.contact_email || account?.email
    if (!to) return
    const facts = { ...factsOf(row, news), about: aboutErrandInOurWords(row) }
    await mails.within(trx).postCounted({ kind: happening, to, site, ...facts, ...links }, 'errand')
  }

  return async (trx, id, actor, news) => {
    const row = await trx.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await notifyReporter(trx, row, actor, news)
    await notifyFollowers(trx, row, actor, news)
  }
}
