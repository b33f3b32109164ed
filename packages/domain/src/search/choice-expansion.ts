// What a picked value also means (specification 3 §4.1).
import type { DisposalForm, OutdoorArea, ResidenceType } from '../homes/enumerations.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { unique } from './query.ts'

const alsoMeant = {
  ownership: ['ownershipApartment'],
  terrace: ['roofTop'],
  patio: ['porch'],
  townHouse: ['semiDetachedHouse', 'detachedHouse'],
}

const alsoMeantInNorway = { ...alsoMeant, house: ['detachedHouse'] }

/** Values of any filter with all that they also mean; each once. */
export const expandChoice = <Value extends string>(
  picked: readonly Value[],
  site?: Pick<SiteDefinition, 'country'>,
): readonly Value[] => {
  const also = (site?.country === 'NO' ? alsoMeantInNorway : alsoMeant) as Partial<
    Record<Value, readonly Value[]>
  >
  return unique(picked.flatMap((value) => [value, ...(also[value] ?? [])]))
}

/** Terrace also means roof top, patio also porch. */
export const expandOutdoorAreas: (picked: readonly OutdoorArea[]) => readonly OutdoorArea[] = expandChoice

/** Ownership also means ownership of an apartment. */
export const expandDisposalForms: (picked: readonly DisposalForm[]) => readonly DisposalForm[] = expandChoice

/** Town house also means semi-detached and detached house; in Norway house also means detached house. */
export const expandResidenceTypes: (
  picked: readonly ResidenceType[],
  site: SiteDefinition,
) => readonly ResidenceType[] = expandChoice
