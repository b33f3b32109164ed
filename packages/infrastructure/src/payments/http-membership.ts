// The membership over HTTP. An invalid code is a result, not a failure.
import type { Membership, WishedProject } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getVip, getWishes, joinVip, putWishes, renewVip, withdrawFromVip } from '@husrum/contract'
import type { VipStanding } from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf, refusedStatus } from '../http/service-client.ts'

const toStanding = ({
  fee,
  payment,
  joinedAt,
  paidUntil,
  place,
  withdrawalEnds,
  sales,
  ...rest
}: ResponseOf<typeof getVip>): VipStanding => ({
  ...rest,
  fee: moneyOf(fee),
  ...(joinedAt !== undefined && { joinedAt }),
  ...(paidUntil !== undefined && { paidUntil }),
  ...(place !== undefined && { place }),
  ...(withdrawalEnds !== undefined && { withdrawalEnds }),
  sales: sales.map(({ place: own, fits, ...sale }) => ({
    ...sale,
    ...(own !== undefined && { place: own }),
    ...(fits && { fits }),
  })),
  ...(payment && { payment: { ...payment, messageKey: paymentMessageKeyOf(payment.messageKey) } }),
})

const toProject = ({ wishes, homes, ...project }: ResponseOf<typeof getWishes>): WishedProject => {
  const { maxPrice, ...rest } = wishes
  return {
    ...project,
    wishes: {
      ...(rest as WishedProject['wishes']),
      ...(maxPrice !== undefined && { maxPrice: moneyOf(maxPrice) }),
    },
    homes: homes.map(({ objectId, price, fit, missing, ...home }) => ({
      home: { ...home, id: objectId, price: moneyOf(price) },
      fit: { kind: fit, missing },
    })),
  }
}

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
  renew: async (renews) => toStanding((await client.call(renewVip, { renews })).body),
  withdraw: async () => toStanding((await client.call(withdrawFromVip, {})).body),
  async wishes(projectId) {
    try {
      return toProject((await client.call(getWishes, { projectId })).body)
    } catch (error) {
      if (refusedStatus(error) === 404) return undefined
      throw error
    }
  },
  async keepWishes(projectId, { directions, must, ...rest }) {
    try {
      const said = { ...rest, directions: directions.join(','), must: must.join(',') }
      return { kind: 'kept', project: toProject((await client.call(putWishes, { projectId, ...said })).body) }
    } catch (error) {
      const errors = refusedStatus(error) === 400 ? refusalOf(error)?.errors : undefined
      if (errors) return { kind: 'invalid', fields: errors.map(({ field }) => field) }
      throw error
    }
  },
})
