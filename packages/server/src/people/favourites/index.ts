// What other subjects may use of people/favourites.
export { favouritesDeclaration } from './declaration.ts'
export { favouritesModule } from './module.ts'
export { changeColumns, datedChangeOf } from './postgres-marked-homes.ts'
