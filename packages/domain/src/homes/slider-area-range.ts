// The area slider that premises and the residence explorer share (specification 3 §9).
import type { CountryCode, FilterRange } from '../sites/site.ts'

/** From 0 to 150 m² in Finland and to 200 elsewhere, by fives; the end means "or more". */
export const sliderAreaRange = (country: CountryCode): FilterRange => ({
  min: 0,
  max: country === 'FI' ? 150 : 200,
  step: 5,
})
