// My Pages as a whole, over HTTP.
import type { MyPages } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getMyPagesOverview } from '@husrum/contract'
import type { OverviewItem } from '@husrum/domain'
import { moneyOf, withoutUndefined } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'

type Line = ResponseOf<typeof getMyPagesOverview>['next'][number]

const lineOf = <Kind extends string>({
  amount,
  ...line
}: Omit<Line, 'kind'> & { readonly kind: Kind }): OverviewItem<Kind> => ({
  ...line,
  ...withoutUndefined({ amount: moneyOf(amount) }),
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
