// The catalogue in an array is held to the contract that all others are held to.
import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import { makeInMemoryResidenceCatalogue } from './in-memory-residence-catalogue.ts'

describeResidenceCatalogue('The catalogue in memory', async (world) => ({
  catalogue: makeInMemoryResidenceCatalogue(world),
}))
