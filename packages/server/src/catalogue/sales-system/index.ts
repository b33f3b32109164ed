// What other subjects may use of catalogue/sales-system.
export { salesSystemModule } from './module.ts'
