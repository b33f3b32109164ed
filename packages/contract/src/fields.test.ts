// Values that fields of requests accept, and that every field of every request uses such a schema.
import { describe, expect, it } from 'vitest'
import type { Endpoint, Schema } from './endpoint.ts'
import * as fields from './fields.ts'
import { endpoints, requestHeaders } from './index.ts'
import { z } from './zod.ts'

const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

describe('A field of a request', () => {
  it.each([
    [
      'an id',
      fields.id,
      ['sweden-brf-kajutan-1-1201', 'Å 12', 'a.b:c/d', 'x'.repeat(100)],
      ['', 'x'.repeat(101), 'a\nb', 'a\0', '\u202Ea', 'a\uD800', 7, ['a']],
    ],
    ['a uuid', fields.uuid, ['4e8d2b5e-0c39-4f8b-9d0c-5a4f8f0e6d11'], ['-'.repeat(36), '4e8d2b5e', '', null]],
    [
      'a text',
      fields.text(40),
      ['', 'Två rader\r\noch en till', '🏠', 'שלום'],
      ['a\0b', 'a\uD800', '\uDC00', 'x'.repeat(41), 5],
    ],
    [
      'a whole number',
      fields.integer(),
      [0, 2_147_483_647],
      [-1, 0.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY, '1'],
    ],
    [
      'an instant',
      fields.instant,
      [0, Date.UTC(2026, 10, 26), 253_402_300_799_999],
      [-1, 253_402_300_800_000, 8_640_000_000_000_001, 1.5],
    ],
    [
      'a day',
      fields.day,
      ['1900-01-01', '2028-02-29', '2199-12-31'],
      ['2026-02-30', '0000-01-01', '2026-1-1', '9999-12-31', '2026-01-01T00:00:00Z'],
    ],
    [
      'a moment',
      fields.dateTime,
      ['2026-11-26T18:00:00+01:00', '2026-11-26T18:00:00Z'],
      ['2026-11-26T25:00:00Z', '0001-01-01T00:00:00Z', '2026-11-26'],
    ],
    [
      'a return address',
      fields.returnAddress,
      ['/mina-sidor/?tab=2#map', 'https://www.husrum.example/boka/'],
      ['/a\r\nset-cookie: b=1', '/a b', '\\\\evil.example', `/${'a'.repeat(2_000)}`, '/\u202E'],
    ],
    [
      'an idempotency key',
      fields.idempotencyKey,
      ['4e8d2b5e-0c39-4f8b-9d0c-5a4f8f0e6d11.1', '"quoted"'],
      ['', 'x'.repeat(9_000), 'å', 'a b'],
    ],
    [
      'a version that was read',
      fields.ifMatch,
      ['"3"', 'W/"3"', '3', '*'],
      ['', 'abc', '"1","2"', '"99999999999"'],
    ],
    [
      'fields of a form',
      fields.jsonFields,
      [{}, { a: [{ b: 'c' }], d: null }],
      [{ a: 'b\0' }, { 'a\0': 1 }, { a: [[[[[[[[[['deep']]]]]]]]]] }, []],
    ],
  ] as const)('that is %s accepts only valid values', (_, schema, taken, refused) => {
    expect(taken.filter((value) => !takes(schema, value))).toEqual([])
    expect(refused.filter((value) => takes(schema, value))).toEqual([])
  })
})

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly Schema[]
}

/** Every schema of a request that has no schemas of fields within. */
const leavesOf = (schema: Schema, path: string): readonly (readonly [path: string, schema: Schema])[] => {
  const { innerType, shape, element, items, options } = schema._zod.def as unknown as Definition
  if (innerType) return leavesOf(innerType, path)
  if (shape) return Object.entries(shape).flatMap(([name, field]) => leavesOf(field, `${path}.${name}`))
  if (element) return leavesOf(element, `${path}[]`)
  if (items ?? options) return (items ?? options ?? []).flatMap((each) => leavesOf(each, path))
  return [[path, schema]]
}

const leaves = Object.entries<Endpoint>(endpoints).flatMap(([name, { request }]) => leavesOf(request, name))

describe('Every field of every request', () => {
  const taking = (values: readonly unknown[]) =>
    leaves.filter(([, schema]) => values.some((value) => takes(schema, value))).map(([path]) => path)

  it('is checked', () => {
    expect(leaves.length).toBeGreaterThan(300)
  })

  it('rejects text that no database can store, and text without a limit', () => {
    expect(taking(['a\0b', 'a\uD800b', 'x'.repeat(70_000)])).toEqual([])
  })

  it('rejects invalid numbers, and numbers that cannot be counted or stored', () => {
    const beyond = [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308, 2 ** 53, -(2 ** 53)]
    expect(taking(beyond)).toEqual([])
  })

  it('rejects keys that cannot be stored, and nesting without a limit', () => {
    let deep: unknown = 'bottom'
    for (let level = 0; level < 1_000; level += 1) deep = { a: deep }
    expect(taking([{ 'a\0b': 1 }, deep])).toEqual([])
  })
})

it('Every header that an endpoint reads has a schema, and an endpoint whose summary has one lists it', () => {
  for (const { schema } of Object.values(requestHeaders)) expect(takes(schema, 'x'.repeat(9_000))).toBe(false)
  const silent = Object.entries<Endpoint>(endpoints).filter(([, { summary, headers = [] }]) =>
    (Object.keys(requestHeaders) as (keyof typeof requestHeaders)[]).some(
      (header) => summary.includes(`\`${requestHeaders[header].name}\``) && !headers.includes(header),
    ),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})
