// Bounds of the filters.
import type { CountryCode, FilterRange, FilterRanges } from './site.ts'

/** The filters' bounds by their upper ends; a price has a hundred steps, a rent sixty. */
export const rangesUpTo = (price: number, rent: number, rooms: number, area: number): FilterRanges => ({
  price: { min: 0, max: price, step: price / 100 },
  rent: { min: 0, max: rent, step: rent / 60 },
  rooms: { min: 1, max: rooms, step: 1 },
  area: { min: 0, max: area, step: 5 },
})

/** The area slider of premises and explorer: up to 150 m² in Finland, up to 200 elsewhere (SEARCH-4). */
export const sliderAreaRange = (country: CountryCode): FilterRange => ({
  min: 0,
  max: country === 'FI' ? 150 : 200,
  step: 5,
})
