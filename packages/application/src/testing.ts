// Whole, small stand-ins for every port.
export { makeInMemoryResidenceCatalogue } from './search/in-memory-residence-catalogue.ts'
