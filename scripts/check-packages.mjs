// Checks `@husrum/contract` and `@husrum/client` as packages: that they build, are well formed, and that their types resolve.
import { installOrLeave } from './install.mjs'
import { buildPackages, checkPackages } from './lib/packages.mjs'

await installOrLeave()
const broken = await buildPackages()
const problems = broken.length > 0 ? broken : await checkPackages()
for (const problem of problems) console.error(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
