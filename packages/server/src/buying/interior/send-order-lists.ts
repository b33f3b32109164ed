// Freezes order lists after the last day of choosing, and sends them and their later changes to those who are responsible for the interior.
import type { StageDetails } from '@husrum/domain'
import { dayIn, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { staffAddressesOf } from '../../platform/mail/staff-addresses.ts'
import { orderListFileName, orderListLines, orderListWorkbook } from './order-list-file.ts'
import type { OrderList, OrderLists } from './order-lists.ts'

export interface SendOrderListsOptions {
  readonly lists: OrderLists
  readonly mails: Pick<MailService, 'within'>
  readonly residences: {
    stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly Pick<StageDetails, 'contacts'>[]>
  }
  /** Of the company. If a stage names no contact for the interior either, lists are only stored. */
  readonly staffAddress: string | undefined
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

const dayMs = 86_400_000
/** A last day further back was before the server knew of lists, or in an import of old options. */
const maxClosedDays = 30
const maxChangedDays = 730
/** Lines of a letter; the file has all. */
const maxLines = 100

export const makeSendOrderLists = ({
  lists,
  mails,
  residences,
  staffAddress,
  log,
  now,
}: SendOrderListsOptions) => {
  const nameOf = ({ supplier, rows }: OrderList): string =>
    supplier || [...new Set(rows.map(({ group }) => group))].join(', ')

  const post = async (
    trx: Kysely<Schema>,
    list: OrderList,
    kind: 'orderListFrozen' | 'orderListChanged',
  ): Promise<void> => {
    const site = siteByKey(list.site)
    const [stage] = await residences.stagesByIds(site.catalogueSiteId, [list.stageId])
    const addresses = staffAddressesOf(stage?.contacts ?? [], 'interior', staffAddress)
    if (addresses.length === 0)
      log.warn(
        { stage: list.stageId },
        'No letter is sent about an order list: the stage has no contact for the interior, and MAIL_STAFF is not set',
      )
    const lines = orderListLines(list, kind === 'orderListFrozen' ? 'totals' : 'changes')
    const facts = {
      site,
      about: list.stageName,
      name: nameOf(list),
      task: String(list.number),
      lines: lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines,
    }
    const attachments =
      kind === 'orderListChanged'
        ? []
        : [
            {
              name: orderListFileName(list, 'xlsx'),
              mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
              base64: Buffer.from(await orderListWorkbook(list)).toString('base64'),
            },
          ]
    for (const to of addresses)
      await mails
        .within(trx)
        .post(kind === 'orderListFrozen' ? { ...facts, kind, to, attachments } : { ...facts, kind, to })
  }

  const daysAgo = (days: number): number => now() - days * dayMs

  return async (): Promise<void> => {
    await lists.freezeClosed(
      { since: dayIn(daysAgo(maxClosedDays), 'SE'), today: dayIn(now(), 'SE') },
      (trx, list) => post(trx, list, 'orderListFrozen'),
    )
    await lists.postChanges({ since: new Date(daysAgo(maxChangedDays)).toISOString() }, (trx, list) =>
      post(trx, list, 'orderListChanged'),
    )
  }
}
