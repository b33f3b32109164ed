// `npm run check`: all static checks.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

await installOrLeave()
stopOnSignals()

const npmPackage = (/** @type {string} */ path) => join(root, 'node_modules', path)

/** Slow ones first. @type {{ name: string, args: string[], file?: string }[]} */
const CHECKS = [
  { name: 'Types', args: [npmPackage('typescript/bin/tsc'), '-b'] },
  { name: 'The domain as a package', args: [join(root, 'scripts/check-domain.mjs')] },
  {
    name: 'Format and lint',
    args: [
      npmPackage('@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      '--max-diagnostics=60',
      '--colors=off',
      '.',
    ],
  },
  { name: 'Import rule', args: [join(root, 'scripts/check-imports.mjs')] },
  { name: 'Nothing unused', args: [npmPackage('knip/bin/knip.js'), '--no-progress'] },
  { name: 'Words', args: [npmPackage('cspell/bin.mjs'), '--no-progress', '--no-summary', '.'] },
  { name: 'Regular expressions', args: [join(root, 'scripts/check-regexps.mjs')] },
  { name: 'Guide', args: [join(root, 'scripts/check-guide.mjs')] },
  { name: 'Requirements', args: [join(root, 'scripts/check-requirements.mjs')] },
]

let failures = 0
const waiting = CHECKS.filter(({ file }) => !file || existsSync(join(root, file)))

/** Runs one check after another until none is left. */
const runChecks = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const started = Date.now()
    const { code, output } = await run(pinnedNode(), check.args, { quiet: true })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    if (code !== 0) failures += 1
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
    if (code !== 0) console.log(`\n${output.trim()}\n`)
  }
}

// Two in parallel: checks are independent, and most machines have at least two cores.
await Promise.all([runChecks(), runChecks()])
console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} check${failures > 1 ? 's' : ''} failed.`)
process.exit(failures === 0 ? 0 : 1)
