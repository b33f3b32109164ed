// Each endpoint is called by the pages, or says who calls it instead.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@husrum/contract'
import { callersOf, endpoints } from '@husrum/contract'
import { expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../..')

/** The sources of the pages and of the adapters through which they call. */
const sources = ['web/src', 'infrastructure/src']
  .flatMap((folder) => globSync(join(packages, folder, '**/*.{ts,tsx}')))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))

const names = new Set(sources.flatMap((source) => source.match(/[A-Za-z]\w*/g) ?? []))

/** Paths of `wire.ts` modules, which are called without the endpoint: by beacons and uploads. */
const pathsByName: readonly (readonly [name: string, path: string])[] = (
  await Promise.all(
    globSync(join(packages, 'contract/src/*/wire.ts')).map(
      async (path): Promise<Readonly<Record<string, unknown>>> => import(path),
    ),
  )
).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
)

const isCalled = (name: string, { path }: Endpoint): boolean =>
  names.has(name) ||
  pathsByName.some(
    ([constant, start]) => names.has(constant) && (path === start || path.startsWith(`${start}/{`)),
  )

it('Every endpoint that no page calls says who calls it', () => {
  const unmarked = Object.entries<Endpoint>(endpoints).filter(
    ([name, endpoint]) =>
      !isCalled(name, endpoint) && callersOf(endpoint.access, endpoint.usedBy) === 'pages',
  )
  expect(unmarked.map(([name]) => name)).toEqual([])
})

it('No endpoint that a page calls is marked as called by others', () => {
  const called = Object.entries<Endpoint>(endpoints).filter(
    ([name, endpoint]) => isCalled(name, endpoint) && callersOf(endpoint.access, endpoint.usedBy) !== 'pages',
  )
  expect(called.map(([name]) => name)).toEqual([])
})

it('Every endpoint of the required contract is in the requirements', () => {
  const requirements = globSync(join(packages, '../docs/requirements/*.md'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const unknown = Object.entries<Endpoint>(endpoints).filter(([, { usedBy, path }]) => {
    const last = path.split('/').findLast((part) => !part.startsWith('{')) ?? ''
    return usedBy === 'contract' && !requirements.includes(last)
  })
  expect(unknown.map(([name]) => name)).toEqual([])
})
