// Which values a picked value includes (SEARCH-6).
import type { SiteDefinition } from '../sites/sites.ts'
import { unique } from './query.ts'

const alsoMeant = {
  ownership: ['ownershipApartment'],
  terrace: ['roofTop'],
  patio: ['porch'],
  townHouse: ['semiDetachedHouse', 'detachedHouse'],
}

const alsoMeantInNorway = { ...alsoMeant, house: ['detachedHouse'] }

/**
 * Values of any filter with all values that they include; each once. Terrace includes roof top, patio porch, ownership also ownership of an
 * apartment, town house also semi-detached and detached house; in Norway house also detached house.
 */
export const expandChoice = <Value extends string>(
  picked: readonly Value[],
  site?: Pick<SiteDefinition, 'country'>,
): readonly Value[] => {
  const also = (site?.country === 'NO' ? alsoMeantInNorway : alsoMeant) as Partial<
    Record<Value, readonly Value[]>
  >
  return unique(picked.flatMap((value) => [value, ...(also[value] ?? [])]))
}
