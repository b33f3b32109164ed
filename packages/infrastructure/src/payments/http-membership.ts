// The membership over HTTP. A code that does not hold is an answer.
import type { Membership } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getVip, joinVip } from '@husrum/contract'
import type { VipStanding } from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf } from '../http/service-client.ts'

const toStanding = ({
  fee,
  payment,
  joinedAt,
  place,
  sales,
  ...rest
}: ResponseOf<typeof getVip>): VipStanding => ({
  ...rest,
  fee: moneyOf(fee),
  ...(joinedAt !== undefined && { joinedAt }),
  ...(place !== undefined && { place }),
  sales: sales.map(({ place: own, ...sale }) => ({ ...sale, ...(own !== undefined && { place: own }) })),
  ...(payment && { payment: { ...payment, messageKey: paymentMessageKeyOf(payment.messageKey) } }),
})

export const makeHttpMembership = ({ client }: { readonly client: ServiceClient }): Membership => ({
  standing: async () => toStanding((await client.call(getVip, {})).body),
  async joinByCode(campaignCode) {
    try {
      const { body } = await client.call(joinVip, { campaignCode })
      return { kind: 'joined', standing: toStanding(body) }
    } catch (error) {
      if (refusalOf(error)?.errors?.some(({ field }) => field === 'campaignCode')) return { kind: 'refused' }
      throw error
    }
  },
})
