// Compiles and runs the examples in the README of `@husrum/domain` against the built package. Integrators rely on them
// until version 1, so a changed name or signature must fail here.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainPackage } from './build-domain.mjs'
import { environment, pinnedNode, root } from './lib/processes.mjs'

const home = join(root, 'packages/domain')
const folder = join(home, 'dist/readme')

const start = (/** @type {string[]} */ args, cwd = folder) =>
  spawnSync(pinnedNode(), args, { cwd, encoding: 'utf8', env: environment() })

/** Writes the README's `ts` blocks to files. A line's expected output follows it as a comment: `// → 3`. */
const writeExamples = () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules/@husrum'), { recursive: true })
  symlinkSync(domainPackage, join(folder, 'node_modules/@husrum/domain'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2024',
        module: 'nodenext',
        strict: true,
        noEmit: true,
        types: ['node'],
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
      },
      include: ['*.ts'],
    }),
  )
  const blocks = readFileSync(join(home, 'README.md'), 'utf8').matchAll(/^```ts\n([^`]*)^```$/gm)
  return [...blocks].map(([, code = ''], place) => {
    const file = join(folder, `example-${place + 1}.ts`)
    writeFileSync(file, code)
    return { file, expected: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line.trim()) }
  })
}

/**
 * Compiles the form library integrations in `packages/domain/form-libraries` against the built package. Returns
 * problems.
 */
export const compileFormLibraries = () => {
  const libraries = join(home, 'dist/form-libraries')
  rmSync(libraries, { recursive: true, force: true })
  mkdirSync(join(libraries, 'node_modules/@husrum'), { recursive: true })
  symlinkSync(domainPackage, join(libraries, 'node_modules/@husrum/domain'), 'junction')
  cpSync(join(home, 'form-libraries'), libraries, { recursive: true })
  writeFileSync(join(libraries, 'package.json'), '{ "type": "module", "private": true }\n')
  const { stdout, status } = start(
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...[
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--skipLibCheck',
        '--types',
        'node',
      ],
      ...['--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--module', 'nodenext'],
      'form-libraries.ts',
    ],
    libraries,
  )
  return status === 0 ? [] : [`Form libraries do not take the rules:\n${stdout.trim()}`]
}

/** Compiles and runs every example. Returns their number and the problems. */
export const runExamples = () => {
  const examples = writeExamples()
  const problems = /** @type {string[]} */ ([])
  if (examples.length < 2) problems.push('The README of the domain has no examples to run.')
  const compiled = start([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
  if (compiled.status !== 0) problems.push(`README examples do not compile:\n${compiled.stdout.trim()}`)
  for (const { file, expected } of examples) {
    const { stdout, stderr, status } = start([file])
    // Amounts have a no-break space, which the README may write as a space.
    const seen = stdout.replaceAll('\u00a0', ' ').trimEnd().split('\n')
    if (status === 0 && expected.length > 0 && seen.join('\n') === expected.join('\n')) continue
    problems.push(
      `${file.slice(folder.length + 1)} of the README printed:\n${stdout}${stderr}instead of:\n${expected.join('\n')}`,
    )
  }
  return { count: examples.length, problems }
}
