// Without a collector OpenTelemetry is not loaded: everything that imports it is reached by one dynamic import.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8')

it('Telemetry is imported dynamically', () => {
  const importing = (name: RegExp) => files.filter((file) => name.test(textOf(file)))
  const loads = importing(/^import (?!type\b)[^;']*? from '@opentelemetry\//m)
  expect(loads.toSorted()).toEqual([
    'platform/telemetry/otel-observer.ts',
    'platform/telemetry/start-telemetry.ts',
  ])
  expect(importing(/^import (?!type\b)[^;']*? from '[./\w-]*\/otel-observer\.ts'/m)).toEqual([
    'platform/telemetry/start-telemetry.ts',
  ])
  expect(importing(/^import (?!type\b)[^;']*? from '[./\w-]*\/start-telemetry\.ts'/m)).toEqual([])
})
