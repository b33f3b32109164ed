// Builds and packs the other packages for integrators, in addition to the domain: the contract and its client.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDomain, domainPackage, nameDeclarations } from '../build-domain.mjs'
import { pinnedNode, root, run } from './processes.mjs'

/** @typedef {{ types: string, default: string }} Entry */

const entry = (/** @type {string} */ path) => ({ types: `${path}.d.ts`, default: `${path}.js` })

/** @type {Readonly<Record<string, { description: string, exports: Record<string, Entry> }>>} */
const published = {
  contract: {
    description: 'Every endpoint between the web of a housing developer and its backend, with schemas.',
    exports: {
      '.': entry('./index'),
      './openapi': entry('./openapi'),
      './examples': entry('./openapi-examples'),
      './*/wire': entry('./*/wire'),
    },
  },
  client: {
    description: 'Client for services that implement @husrum/contract.',
    exports: { '.': entry('./index') },
  },
}

export const packageFolder = (/** @type {string} */ name) =>
  name === 'domain' ? domainPackage : join(root, 'packages', name, 'dist/npm')

/** Our own packages are required in their present version, others in the tested version or newer. */
const rangeOf = (/** @type {string} */ name, /** @type {string} */ range) =>
  name.startsWith('@husrum/')
    ? `^${JSON.parse(readFileSync(join(root, 'packages', name.slice('@husrum/'.length), 'package.json'), 'utf8')).version}`
    : `^${range}`

const build = async (
  /** @type {string} */ name,
  /** @type {{ description: string, exports: Record<string, Entry> }} */ { description, exports },
) => {
  const home = join(root, 'packages', name)
  const folder = packageFolder(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(home, 'tsconfig.build.json')]
  const { code, output } = await run(pinnedNode(), tsc, { quiet: true })
  if (code !== 0) return output.trim()
  nameDeclarations(folder)
  const {
    version,
    license,
    engines,
    dependencies = {},
  } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const manifest = {
    name: `@husrum/${name}`,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines: engines ?? { node: '>=22.18' },
    exports: { ...exports, './package.json': './package.json' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([each, range]) => [each, rangeOf(each, String(range))]),
    ),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(home, file), join(folder, file))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  return undefined
}

/** Returns problems. @returns {Promise<string[]>} */
export const buildPackages = async () => {
  if (!(await buildDomain())) return ['@husrum/domain does not build']
  // Each package is compiled against the declarations of its dependencies.
  const below = [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'packages/client')]
  const { code, output } = await run(pinnedNode(), below, { quiet: true })
  if (code !== 0) return [output.trim()]
  const problems = []
  for (const [name, facts] of Object.entries(published)) {
    const problem = await build(name, facts)
    if (problem) problems.push(`@husrum/${name} does not build\n${problem}`)
  }
  return problems
}

/** Checks that packages are well formed, types resolve, and the change log has the version. Returns problems. @returns {Promise<string[]>} */
export const checkPackages = async () => {
  const problems = []
  for (const name of Object.keys(published)) {
    const folder = packageFolder(name)
    const tools = [
      ['publint', [join(root, 'node_modules/publint/src/cli.js'), '--strict', folder]],
      [
        'types',
        [
          join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
          ...[
            '--pack',
            folder,
            '--profile',
            'esm-only',
            '--no-emoji',
            '--no-color',
            '--format',
            'table-flipped',
          ],
          ...['--exclude-entrypoints', './*/wire'],
        ],
      ],
    ]
    for (const [tool, args] of /** @type {[string, string[]][]} */ (tools)) {
      const { code, output } = await run(pinnedNode(), args, { quiet: true })
      if (code !== 0) problems.push(`@husrum/${name}: ${tool}\n${output.trim()}`)
    }
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
      problems.push(`CHANGELOG.md of @husrum/${name} has no entry for ${version}.`)
  }
  return problems
}

/** Packs all three with npm and unpacks them into a folder as an installation would. Returns problems. */
export const installPacked = async (/** @type {string} */ folder) => {
  const modules = join(folder, 'node_modules')
  rmSync(modules, { recursive: true, force: true })
  mkdirSync(join(modules, '@husrum'), { recursive: true })
  for (const name of ['domain', ...Object.keys(published)]) {
    const { code, output } = await run(
      'npm',
      ['pack', packageFolder(name), '--silent', '--pack-destination', folder],
      {
        quiet: true,
        cwd: folder,
      },
    )
    const file = readdirSync(folder).find(
      (each) => each.startsWith(`husrum-${name}-`) && each.endsWith('.tgz'),
    )
    if (code !== 0 || !file) return `@husrum/${name} cannot be packed\n${output}`
    const target = join(modules, '@husrum', name)
    mkdirSync(target)
    const unpacked = await run('tar', ['xzf', join(folder, file), '-C', target, '--strip-components=1'], {
      quiet: true,
    })
    if (unpacked.code !== 0) return `@husrum/${name} cannot be unpacked\n${unpacked.output}`
  }
  for (const name of ['zod', 'suncalc'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  return undefined
}
