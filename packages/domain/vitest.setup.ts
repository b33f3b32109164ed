// Number of inputs per property: 1,000 in an ordinary run, which makes some hundred thousand in all; `npm run properties` uses 200,000
// each.
import fc from 'fast-check'

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: Number(process.env.HUSRUM_PROPERTY_RUNS ?? 1_000),
})
