// Homes that their first owners sell: `@husrum/domain/succession`.
export { seededShuffle, successionSeed } from './seeded-shuffle.ts'
export type { SuccessionFacts, SuccessionFilters } from './succession.ts'
export {
  anyMunicipality,
  defaultSuccessionFilters,
  isSuccession,
  matchesSuccession,
  municipalitySlug,
  nearbyMetres,
  readSuccessionAddress,
  successionHomes,
  successionMunicipalities,
  writeSuccessionAddress,
} from './succession.ts'
