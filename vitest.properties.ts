// In CI every property is given the same inputs each time, so that the verdict is of the change and not of the dice. Elsewhere, and in
// `npm run properties`, new ones are drawn; a failure prints its seed and path, which fast-check takes back.
import fc from 'fast-check'

if (process.env.CI && !process.env.HUSRUM_PROPERTY_RUNS)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 })
