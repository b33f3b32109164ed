// What other subjects may use of catalogue/premises.
export { premisesDeclaration } from './declaration.ts'
export { premisesModule } from './module.ts'
export { toPremisesDetailsDto, toPremisesDto } from './premises-mappers.ts'
export type { PremisesService } from './premises-service.ts'
