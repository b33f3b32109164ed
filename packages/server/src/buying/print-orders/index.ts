// What other subjects may use of buying/print-orders.
export { printOrdersDeclaration } from './declaration.ts'
export { printOrdersModule } from './module.ts'
