// Interiors over HTTP. Late changes and version conflicts are results, not failures.
import type { InteriorChange, InteriorRefusal, Interiors } from '@husrum/application'
import type { RequestOf, ResponseOf } from '@husrum/contract'
import { chooseInterior, confirmInterior, getInterior } from '@husrum/contract'
import type { InteriorView } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import type { Refusal, ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

type InteriorDto = ResponseOf<typeof getInterior>
type Write = typeof chooseInterior | typeof confirmInterior

const toInterior = ({ groups, confirmed, ...dto }: InteriorDto): InteriorView => ({
  ...dto,
  agreedSum: moneyOf(dto.agreedSum),
  price: moneyOf(dto.price),
  groups: groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: moneyOf(option.price) })),
  })),
  ...(confirmed && { confirmed: { ...confirmed, sum: moneyOf(confirmed.sum) } }),
})

export const makeHttpInteriors = ({ client }: { readonly client: ServiceClient }): Interiors => {
  const refused = ({ outcome }: Refusal<InteriorRefusal>): InteriorChange => ({
    kind: 'refused',
    why: outcome,
  })

  const change = <E extends Write>(endpoint: E, request: RequestOf<E>): Promise<InteriorChange> =>
    client.call<Write>(endpoint, request).then(
      ({ result, body }) => ({ kind: result === 'ok' ? 'done' : result, interior: toInterior(body) }),
      onOutcome<Write, InteriorChange>(endpoint, {
        notFound: () => ({ kind: 'notFound' }),
        closed: refused,
        unknown: refused,
        onlyOne: refused,
        incomplete: refused,
        over: refused,
      }),
    )

  return {
    of: (residenceId) =>
      client
        .call(getInterior, residenceId ? { residenceId } : {})
        .then(({ body }) => toInterior(body), onOutcome(getInterior, { notFound: () => undefined })),
    choose: (residenceId, chosen, version) =>
      change(chooseInterior, { residenceId, chosen: [...chosen], version }),
    confirm: (residenceId, chosen, version) =>
      change(confirmInterior, { residenceId, chosen: [...chosen], version }),
  }
}
