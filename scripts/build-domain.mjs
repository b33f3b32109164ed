// Builds `@husrum/domain` for publication: plain ES modules with types, one entry per subject, in `packages/domain/dist/npm`.
// Other packages of this repository import its source and need no build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run } from './lib/processes.mjs'

const home = join(root, 'packages/domain')
export const domainPackage = join(home, 'dist/npm')

/** Subjects: source folders with their own entry, except `testing`, which has the builders for tests. */
export const domainSubjects = () =>
  readdirSync(join(home, 'src'))
    .filter((name) => name !== 'testing' && existsSync(join(home, 'src', name, 'index.ts')))
    .sort()

/** Replaces `.ts` in the imports of declarations, which TypeScript leaves and only some tools resolve. */
export const nameDeclarations = (/** @type {string} */ folder) => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
}

/** @param {{ version: string, license: string, engines: Record<string, string>, dependencies?: Record<string, string> }} manifest */
const publishedManifest = ({ version, license, engines, dependencies = {} }) => {
  const entry = (/** @type {string} */ path) => ({ types: `${path}.d.ts`, default: `${path}.js` })
  return {
    name: '@husrum/domain',
    version,
    description: 'The rules of selling homes and looking after them in Sweden, Norway and Finland.',
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      '.': entry('./index'),
      ...Object.fromEntries(
        [...domainSubjects(), 'testing'].map((subject) => [`./${subject}`, entry(`./${subject}/index`)]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, `^${range}`]),
    ),
  }
}

/** Returns whether the build succeeded; prints the errors if not. */
export const buildDomain = async () => {
  rmSync(domainPackage, { recursive: true, force: true })
  mkdirSync(domainPackage, { recursive: true })
  const { code, output } = await run(
    pinnedNode(),
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(home, 'tsconfig.build.json')],
    { quiet: true },
  )
  if (code !== 0) {
    console.error(output.trim())
    return false
  }
  nameDeclarations(domainPackage)
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  writeFileSync(
    join(domainPackage, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`,
  )
  cpSync(join(home, 'README.md'), join(domainPackage, 'README.md'))
  cpSync(join(home, 'CHANGELOG.md'), join(domainPackage, 'CHANGELOG.md'))
  cpSync(join(root, 'LICENSE'), join(domainPackage, 'LICENSE'))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installOrLeave()
  process.exit((await buildDomain()) ? 0 : 1)
}
