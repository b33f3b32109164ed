// How many inputs each property is given: 1,000 in an ordinary run, which makes some hundred thousand in all;
// `npm run properties` asks for 200,000 each.
import fc from 'fast-check'

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: Number(process.env.HUSRUM_PROPERTY_RUNS ?? 1_000),
})
