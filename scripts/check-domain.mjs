// Checks `@husrum/domain` as a package: that it is well formed, that its types resolve, that it stays small, that every
// public name is documented, that the README's examples work and that form libraries can infer from the rules.
// `-- --write` also writes the API report, `packages/domain/api/domain.api.md`, for information only.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDomain, domainPackage, domainSubjects } from './build-domain.mjs'
import { compileFormLibraries, runExamples } from './domain-examples.mjs'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run } from './lib/processes.mjs'

await installOrLeave()
const write = process.argv.includes('--write')
const home = join(root, 'packages/domain')
const npmPackage = (/** @type {string} */ path) => join(root, 'node_modules', path)
const problems = /** @type {string[]} */ ([])

if (!(await buildDomain())) process.exit(1)

/** Prints the sizes of entries in bytes; exceeding a limit is a problem. */
const reportSizes = (/** @type {string} */ output) => {
  try {
    /** @type {{ name: string, size: number, passed: boolean }[]} */
    const sizes = JSON.parse(output)
    console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(' · '))
    for (const { name, size, passed } of sizes)
      if (!passed) problems.push(`Too large: ${name}, ${size} bytes`)
  } catch {
    problems.push(`Size\n${output.trim()}`)
  }
}

/** @type {{ name: string, program: string, args: string[] }[]} */
const steps = [
  { name: 'publint', program: npmPackage('publint/src/cli.js'), args: ['--strict', domainPackage] },
  {
    name: 'Types resolve',
    program: npmPackage('@arethetypeswrong/cli/dist/index.js'),
    args: [
      '--pack',
      domainPackage,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--no-color',
      '--format',
      'table-flipped',
    ],
  },
  { name: 'Size', program: npmPackage('size-limit/bin.js'), args: ['--json', '--silent'] },
  {
    name: 'API report',
    program: npmPackage('@microsoft/api-extractor/bin/api-extractor'),
    args: ['run', '--local'],
  },
]
for (const { name, program, args } of steps) {
  const { code, output } = await run(pinnedNode(), [program, ...args], { quiet: true, cwd: home })
  if (name === 'Size') reportSizes(output)
  else if (code !== 0) problems.push(`${name}\n${output.trim()}`)
}

problems.push(...runExamples().problems, ...compileFormLibraries())

const reportFile = join(home, 'dist/api/domain.api.md')
if (write) copyFileSync(reportFile, join(home, 'api/domain.api.md'))
const report = readFileSync(reportFile, 'utf8')
const undocumented = [...report.matchAll(/^\/\/ @public \(undocumented\)\nexport (?:declare )?(.*)$/gm)]
for (const [, line] of undocumented) problems.push(`No doc comment: ${line}`)

const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
if (!readFileSync(join(home, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
  problems.push(`CHANGELOG.md has no entry for ${version}.`)

const index = readFileSync(join(home, 'src/index.ts'), 'utf8')
const readme = readFileSync(join(home, 'README.md'), 'utf8')
for (const subject of domainSubjects()) {
  if (!index.includes(`'./${subject}/index.ts'`)) problems.push(`src/index.ts does not export ${subject}.`)
  if (!readme.includes(`\`${subject}\``)) problems.push(`README.md does not mention ${subject}.`)
}

for (const problem of problems) console.error(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
