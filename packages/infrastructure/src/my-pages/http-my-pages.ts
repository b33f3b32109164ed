// My Pages as a whole, over HTTP.
import type { MyPages } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getMyPagesOverview } from '@husrum/contract'
import type { OverviewItem } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'

type Line = ResponseOf<typeof getMyPagesOverview>['next'][number]

const lineOf = <Kind extends string>({
  kind,
  id,
  about,
  place,
  day,
  latest,
  at,
  amount,
  count,
  isOverdue,
  href,
}: Omit<Line, 'kind'> & { readonly kind: Kind }): OverviewItem<Kind> => ({
  kind,
  id,
  about,
  ...(place !== undefined && { place }),
  ...(day !== undefined && { day }),
  ...(latest !== undefined && { latest }),
  ...(at !== undefined && { at }),
  ...(amount !== undefined && { amount: moneyOf(amount) }),
  ...(count !== undefined && { count }),
  isOverdue,
  ...(href !== undefined && { href }),
})

export const makeHttpMyPages = ({ client }: { readonly client: ServiceClient }): MyPages => ({
  async overview() {
    const { body } = await client.call(getMyPagesOverview, {})
    const { next, coming, fresh, board, ...rest } = body
    return {
      ...rest,
      next: next.map(lineOf),
      coming: coming.map(lineOf),
      fresh: fresh.map(lineOf),
      ...(board && { board }),
    }
  },
})
