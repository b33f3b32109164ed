// Wishes of members about homes in a project, and how homes meet them.
export type { HomeWishes, WishFit, WishKey } from './home-wishes.ts'
export { noWishes, wishedKeys, wishFit, wishKeys } from './home-wishes.ts'
export { homeWishesRule } from './wishes-form.ts'
