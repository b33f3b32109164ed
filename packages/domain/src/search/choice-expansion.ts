// What a picked value also means (specification 3 §4.1).
import type { DisposalForm, OutdoorArea, ResidenceType } from '../residences/enumerations.ts'
import type { SiteDefinition } from '../sites/site.ts'

const alsoOwnership: Partial<Record<DisposalForm, readonly DisposalForm[]>> = {
  ownership: ['ownership', 'ownershipApartment'],
}

const alsoOutdoors: Partial<Record<OutdoorArea, readonly OutdoorArea[]>> = {
  terrace: ['terrace', 'roofTop'],
  patio: ['patio', 'porch'],
}

const alsoResidences: Partial<Record<ResidenceType, readonly ResidenceType[]>> = {
  townHouse: ['townHouse', 'semiDetachedHouse', 'detachedHouse'],
}

const norwegianResidences: Partial<Record<ResidenceType, readonly ResidenceType[]>> = {
  ...alsoResidences,
  house: ['house', 'detachedHouse'],
}

const expand = <Value extends string>(
  picked: readonly Value[],
  also: Partial<Record<Value, readonly Value[]>>,
): readonly Value[] => [...new Set(picked.flatMap((value) => also[value] ?? [value]))]

/** Terrace also means roof top, patio also porch. */
export const expandOutdoorAreas = (picked: readonly OutdoorArea[]): readonly OutdoorArea[] =>
  expand(picked, alsoOutdoors)

/** Ownership also means ownership of an apartment. */
export const expandDisposalForms = (picked: readonly DisposalForm[]): readonly DisposalForm[] =>
  expand(picked, alsoOwnership)

/** Town house also means semi-detached and detached house; in Norway house also means detached house. */
export const expandResidenceTypes = (
  picked: readonly ResidenceType[],
  site: SiteDefinition,
): readonly ResidenceType[] => expand(picked, site.country === 'NO' ? norwegianResidences : alsoResidences)
