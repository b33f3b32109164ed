// Interiors over HTTP. Late changes and version conflicts are results, not failures.
import type { InteriorChange, InteriorRefusal, Interiors } from '@husrum/application'
import type { RequestOf, ResponseOf } from '@husrum/contract'
import { chooseInterior, confirmInterior, getInterior } from '@husrum/contract'
import type { InteriorView } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf, refusedStatus } from '../http/service-client.ts'

type InteriorDto = ResponseOf<typeof getInterior>

const refusals: readonly InteriorRefusal[] = ['closed', 'unknown', 'onlyOne', 'incomplete', 'over']

const toInterior = ({ groups, issues, confirmed, changed, ...dto }: InteriorDto): InteriorView => ({
  ...dto,
  agreedSum: moneyOf(dto.agreedSum),
  price: moneyOf(dto.price),
  groups: groups.map(({ lastDay, options, ...group }) => ({
    ...group,
    ...(lastDay !== undefined && { lastDay }),
    options: options.map(({ image, price, ...option }) => ({
      ...option,
      price: moneyOf(price),
      ...(image !== undefined && { image }),
    })),
  })),
  issues: issues.map(({ other, ...issue }) => ({ ...issue, ...(other !== undefined && { other }) })),
  ...(confirmed && { confirmed: { ...confirmed, sum: moneyOf(confirmed.sum) } }),
  ...(changed && { changed }),
})

export const makeHttpInteriors = ({ client }: { readonly client: ServiceClient }): Interiors => {
  const change = async <E extends typeof chooseInterior | typeof confirmInterior>(
    endpoint: E,
    request: RequestOf<E>,
  ): Promise<InteriorChange> => {
    try {
      const { status, body } = await client.call(endpoint, request)
      const interior = toInterior(body as InteriorDto)
      return { kind: status === 412 ? 'changedMeanwhile' : 'done', interior }
    } catch (error) {
      const { status, present } = refusalOf(error) ?? {}
      if (status === 404) return { kind: 'notFound' }
      const why = refusals.find((known) => known === present)
      if (status === 409 && why) return { kind: 'refused', why }
      throw error
    }
  }

  return {
    async of(residenceId) {
      try {
        return toInterior((await client.call(getInterior, residenceId ? { residenceId } : {})).body)
      } catch (error) {
        if (refusedStatus(error) === 404) return undefined
        throw error
      }
    },
    choose: (residenceId, chosen, version) =>
      change(chooseInterior, { residenceId, chosen: [...chosen], version }),
    confirm: (residenceId, chosen, version) =>
      change(confirmInterior, { residenceId, chosen: [...chosen], version }),
  }
}
