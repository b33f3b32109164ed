// The companies that sell the homes.
export type { Seller, SellerIssue } from './sellers.ts'
export { checkSellers } from './sellers.ts'
