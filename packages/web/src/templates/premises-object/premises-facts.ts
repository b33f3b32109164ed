// The facts of premises, as pairs of label and value.
import type { PremisesDetails, SiteDefinition } from '@husrum/domain'
import { formatArea, formatDate, groupThousands, isLet } from '@husrum/domain'
import type { Fact } from '../../features/homes/Facts.tsx'
import { premisesPriceWords, premisesSquareMetreWords } from '../../features/premises/premises-words.ts'
import type { Texts } from '../../texts/load-texts.ts'

export const premisesFacts = (
  premises: PremisesDetails,
  site: SiteDefinition,
  { premises: texts, homes }: Pick<Texts, 'premises' | 'homes'>,
): readonly (Fact | undefined)[] => {
  const { fact, tenancy, vat, byAgreement, metres, years } = texts.page
  const { area, ceilingHeight, leaseYears, inhabitDate, address, municipality, disposalForm } = premises
  const areLet = isLet(premises)
  const one = (label: string, value: string | undefined): Fact | undefined =>
    value === undefined ? undefined : { label, values: [value] }
  return [
    one(fact.type, texts.type[premises.type]),
    one(fact.area, formatArea(area, site.formats)),
    one(fact.tenure, areLet ? tenancy : homes.disposalForm[disposalForm]),
    one(areLet ? fact.rent : fact.price, premisesPriceWords(premises, site, texts)),
    one(fact.squareMetre, premisesSquareMetreWords(premises, site, texts)),
    areLet ? one(fact.vat, vat) : undefined,
    one(fact.lease, leaseYears === undefined ? undefined : years(leaseYears)),
    one(fact.access, inhabitDate === undefined ? byAgreement : formatDate(inhabitDate, site.formats)),
    one(
      fact.ceiling,
      ceilingHeight === undefined ? undefined : metres(groupThousands(ceilingHeight, site.formats)),
    ),
    one(fact.address, `${address}, ${municipality}`),
  ]
}
