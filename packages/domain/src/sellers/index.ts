// The companies that sell the homes.
export type { SellerBank } from './bank-account.ts'
export type { Seller, SellerIssue } from './sellers.ts'
export { checkSellers } from './sellers.ts'
