// What other subjects may use of buying/wishes.
export { wishesDeclaration } from './declaration.ts'
export { wishesModule } from './module.ts'
