// The in-memory catalogue meets the contract of all catalogues.
import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import { makeInMemoryResidenceCatalogue } from './in-memory-residence-catalogue.ts'

describeResidenceCatalogue('The catalogue in memory', async (world) => ({
  catalogue: makeInMemoryResidenceCatalogue(world),
}))
