// What statuses are called, in pages and letters alike: `@husrum/domain/status-words`. Each language by itself, so that a bundle
// pays for the one that it speaks.

export { englishErrandStatuses } from './errands/en.ts'
export { finnishErrandStatuses } from './errands/fi.ts'
export { norwegianErrandStatuses } from './errands/nb.ts'
export { swedishErrandStatuses } from './errands/sv.ts'
export { englishHomeStatuses, englishRentalStatuses } from './homes/en.ts'
export { finnishHomeStatuses, finnishRentalStatuses } from './homes/fi.ts'
export { norwegianHomeStatuses, norwegianRentalStatuses } from './homes/nb.ts'
export { swedishHomeStatuses, swedishRentalStatuses } from './homes/sv.ts'
