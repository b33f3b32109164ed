// What other subjects may use of catalogue/panoramas.
export { panoramasModule } from './module.ts'
