// The membership over HTTP. An invalid code is a result, not a failure.
import type { Membership, WishedProject } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getVip, getWishes, joinVip, putWishes, renewVip, withdrawFromVip } from '@husrum/contract'
import type { VipStanding } from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf, withoutUndefined } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome, unexpected } from '../http/service-client.ts'

const toStanding = ({ fee, payment, ...rest }: ResponseOf<typeof getVip>): VipStanding => ({
  ...rest,
  fee: moneyOf(fee),
  ...(payment && { payment: { ...payment, messageKey: paymentMessageKeyOf(payment.messageKey) } }),
})

const toProject = ({ wishes, homes, ...project }: ResponseOf<typeof getWishes>): WishedProject => {
  const { maxPrice, ...rest } = wishes
  return {
    ...project,
    wishes: {
      ...(rest as WishedProject['wishes']),
      ...withoutUndefined({ maxPrice: moneyOf(maxPrice) }),
    },
    homes: homes.map(({ objectId, price, fit, missing, ...home }) => ({
      home: { ...home, id: objectId, price: moneyOf(price) },
      fit: { kind: fit, missing },
    })),
  }
}

export const makeHttpMembership = ({ client }: { readonly client: ServiceClient }): Membership => ({
  standing: async () => toStanding((await client.call(getVip, {})).body),
  joinByCode: (campaignCode) =>
    client.call(joinVip, { campaignCode }).then(
      ({ body }) => ({ kind: 'joined', standing: toStanding(body) }),
      // The code is the only field.
      onOutcome(joinVip, { notFound: unexpected, invalidRequest: () => ({ kind: 'refused' as const }) }),
    ),
  renew: async (renews) => toStanding((await client.call(renewVip, { renews })).body),
  withdraw: async () => toStanding((await client.call(withdrawFromVip, {})).body),
  wishes: (projectId) =>
    client
      .call(getWishes, { projectId })
      .then(({ body }) => toProject(body), onOutcome(getWishes, { notFound: () => undefined })),
  keepWishes: (projectId, { directions, must, ...rest }) => {
    const wishes = { ...rest, directions: directions.join(','), must: must.join(',') }
    return client.call(putWishes, { projectId, ...wishes }).then(
      ({ body }) => ({ kind: 'kept', project: toProject(body) }),
      onOutcome(putWishes, {
        notFound: unexpected,
        invalidRequest: ({ errors }) => ({
          kind: 'invalid' as const,
          fields: errors.map(({ field }) => field),
        }),
      }),
    )
  },
})
