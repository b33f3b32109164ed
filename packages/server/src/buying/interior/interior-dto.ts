// The interior of a home on the wire: amounts in whole units.
import type { Answer, endpoints, ResponseOf } from '@husrum/contract'
import type { InteriorView } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'

type InteriorDto = ResponseOf<typeof endpoints.getInterior>

export const interiorDtoOf = ({
  groups,
  issues,
  chosen,
  agreed,
  agreedSum,
  price,
  confirmed,
  ...view
}: InteriorView): Answer<InteriorDto> => ({
  ...view,
  chosen: [...chosen],
  agreed: [...agreed],
  issues: issues.map((issue) => ({ ...issue })),
  agreedSum: wholeUnitsOf(agreedSum),
  price: wholeUnitsOf(price),
  groups: groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ needs, excludes, ...option }) => ({
      ...option,
      needs: [...needs],
      excludes: [...excludes],
      price: wholeUnitsOf(option.price),
    })),
  })),
  ...(confirmed && {
    confirmed: { ...confirmed, chosen: [...confirmed.chosen], sum: wholeUnitsOf(confirmed.sum) },
  }),
})
