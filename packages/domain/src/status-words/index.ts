// Names of statuses, for pages and e-mails: `@husrum/domain/status-words`. Each language is separate, so that a bundle only includes its
// own.

export { englishErrandStatuses } from './errands/en.ts'
export { finnishErrandStatuses } from './errands/fi.ts'
export { norwegianErrandStatuses } from './errands/nb.ts'
export { swedishErrandStatuses } from './errands/sv.ts'
export { englishHomeStatuses, englishRentalStatuses } from './homes/en.ts'
export { finnishHomeStatuses, finnishRentalStatuses } from './homes/fi.ts'
export { norwegianHomeStatuses, norwegianRentalStatuses } from './homes/nb.ts'
export { swedishHomeStatuses, swedishRentalStatuses } from './homes/sv.ts'
