// Sends each registration of interest to the sellers of its stage, and reminds them after a working day without an answer.
import type { HomeDetails, SiteContact, SiteDefinition, StageDetails } from '@husrum/domain'
import { dayIn, emailsOfGroup, homeAddressOn, siteById, workingDaysAfter } from '@husrum/domain'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { companyAddress } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'

/** The homes and stages of a site by ids; unknown ids are left out. */
export interface CatalogueOfSellers {
  homesByIds(
    siteId: number,
    ids: readonly string[],
  ): Promise<readonly Pick<HomeDetails, 'name' | 'path' | 'stageId' | 'resale'>[]>
  stagesByIds(
    siteId: number,
    ids: readonly string[],
  ): Promise<readonly Pick<StageDetails, 'name' | 'path' | 'contacts'>[]>
}

export interface TellSellersOptions extends Pick<Platform, 'db' | 'environment' | 'now' | 'log'> {
  readonly mails: Pick<MailService, 'within'>
  readonly residences: CatalogueOfSellers
  /** The customer service desk of a site. */
  readonly contactOf: (site: SiteDefinition) => Promise<Pick<SiteContact, 'email'> | undefined>
  /** Of the company; if absent, and a stage and its site have no address either, interests are only listed. */
  readonly staffAddress: string | undefined
}

type InterestRow = Selectable<Table<'interests'>>

/** Rows that one transaction takes. */
const batch = 20
/** Working days that an answer may take. */
const answerWithin = 1

export const makeTellSellers = ({
  db,
  environment,
  now,
  log,
  mails,
  residences,
  contactOf,
  staffAddress,
}: TellSellersOptions) => {
  const instant = (): string => new Date(now()).toISOString()

  const subjectOf = async ({ home_id, stage_id }: InterestRow, site: SiteDefinition) => {
    const [home] = home_id === null ? [] : await residences.homesByIds(site.catalogueSiteId, [home_id])
    const [stage] = await residences.stagesByIds(site.catalogueSiteId, [home?.stageId ?? stage_id ?? ''])
    const page = home ?? stage
    const broker = home?.resale?.broker.email
    return {
      name: page?.name,
      path: page?.path,
      sellers: broker === undefined ? emailsOfGroup(stage?.contacts ?? [], 'sales') : [broker],
    }
  }

  const post = async (
    trx: Transaction<Schema>,
    kind: 'interestReceived' | 'interestWaiting',
    row: InterestRow,
    dueOn: string,
  ): Promise<string | undefined> => {
    const site = siteById(row.site_id)
    if (!site) return undefined
    const subject = await subjectOf(row, site)
    const about = subject.name ?? row.about ?? site.name
    const desk = (await contactOf(site))?.email ?? staffAddress
    const addresses = subject.sellers.length > 0 ? subject.sellers : desk === undefined ? [] : [desk]
    if (addresses.length === 0)
      log.warn(
        { site: site.key },
        'No letter is sent about an interest: its stage and its site have no e-mail address',
      )
    const name = `${row.first_name} ${row.last_name}`
    const base = originOf(site, { environment, requestUrl: `http://${site.hosts.development}/` })
    for (const address of addresses)
      await mails.within(trx).post({
        kind,
        to: companyAddress(address),
        site,
        about,
        name,
        ...(row.message !== null && { quote: row.message }),
        lines: [name, row.email, ...(row.phone === null ? [] : [row.phone])],
        dueOn,
        link: new URL(
          subject.path === undefined ? site.routes.start : homeAddressOn(site, subject.path),
          base,
        ).href,
        replyTo: row.email,
      })
    return about
  }

  /** Runs one batch after another, until there are no rows left; returns how many there were. */
  const all = async (runBatch: (trx: Transaction<Schema>) => Promise<number>): Promise<number> => {
    for (let sum = 0; ; ) {
      const count = await db.transaction().execute(runBatch)
      sum += count
      if (count < batch) return sum
    }
  }
  const waiting = (trx: Kysely<Schema>) =>
    trx.selectFrom('interests').selectAll().orderBy('changed_at').limit(batch).forUpdate().skipLocked()

  return {
    /** Letters about new interests. */
    tell: () =>
      all(async (trx) => {
        const rows = await waiting(trx).where('told_at', 'is', null).execute()
        for (const row of rows) {
          const country = siteById(row.site_id)?.country ?? 'SE'
          const dueOn = workingDaysAfter(dayIn(now(), country), answerWithin, country)
          const about = await post(trx, 'interestReceived', row, dueOn)
          await trx
            .updateTable('interests')
            .set({ told_at: instant(), due_on: dueOn, about: about ?? row.about })
            .where('id', '=', row.id)
            .execute()
        }
        return rows.length
      }),
    /** Reminders of interests that were to be answered until yesterday; each has one. */
    remind: () =>
      all(async (trx) => {
        const rows = await waiting(trx)
          .where('answered_at', 'is', null)
          .where('reminded_at', 'is', null)
          .where('due_on', '<', dayIn(now(), 'SE'))
          .execute()
        for (const row of rows) {
          await post(trx, 'interestWaiting', row, row.due_on ?? '')
          await trx
            .updateTable('interests')
            .set({ reminded_at: instant() })
            .where('id', '=', row.id)
            .execute()
        }
        return rows.length
      }),
  }
}
