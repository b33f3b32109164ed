// Requests of the contract with a strange value in one field, and plausible values in the others.
import type { Endpoint, Schema } from '@husrum/contract'
import { sendsBody, z } from '@husrum/contract'
import { strangeTexts, strangeTokens } from './strange-values.ts'

type FieldPath = readonly (string | number)[]

/** Plausible values by field name: ids of existing data. */
export type Samples = Readonly<Record<string, unknown>>

export interface StrangeField {
  readonly path: FieldPath
  readonly isInBody: boolean
  readonly isInPath: boolean
}

export interface StrangeRequest {
  readonly field: StrangeField
  /** Name of the strange value. */
  readonly what: string
  /** Path and query. */
  readonly address: string
  /** JSON; absent if the call has no body. */
  readonly body?: string
  /** Whether the contract's schema rejects it. */
  readonly isRefused: boolean
}

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly Schema[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
}

const definitionOf = (schema: Schema): Definition => {
  const definition = schema._zod.def as unknown as Definition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

const isOptional = (schema: Schema): boolean => schema._zod.optin === 'optional'

const plainTexts = [
  'abc',
  'anna@example.com',
  '2030-03-03',
  '2030-03-03T10:00:00Z',
  '4e8d2b5e-0c39-4f8b-9d0c-5a4f8f0e6d11',
  'https://husrum.example/',
  'a'.repeat(30),
  '1',
]
const plainNumbers = [1, 0, 10, 60]

const accepted = (schema: Schema, values: readonly unknown[]): unknown =>
  values.find((value) => z.safeParse(schema, value).success) ?? values[0]

/** A value that the schema accepts: the sample of the field's name if there is one. */
export const sampleOf = (schema: Schema, samples: Samples, name = ''): unknown => {
  if (name in samples && z.safeParse(schema, samples[name]).success) return samples[name]
  const { type, shape = {}, items = [], options = [], entries = {}, values = [] } = definitionOf(schema)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape)
        .filter(([key, field]) => !isOptional(field) || key in samples)
        .map(([key, field]) => [key, sampleOf(field, samples, key)]),
    )
  if (type === 'array') {
    const { element } = definitionOf(schema)
    return accepted(schema, [[], ...(element ? [[sampleOf(element, samples, name)]] : [])])
  }
  if (type === 'tuple') return items.map((item) => sampleOf(item, samples, name))
  if (type === 'union') return options[0] && sampleOf(options[0], samples, name)
  if (type === 'enum') return Object.values(entries)[0]
  if (type === 'literal') return values[0]
  if (type === 'boolean') return true
  if (type === 'record') return {}
  if (type === 'number') return accepted(schema, plainNumbers)
  if (type === 'string') return accepted(schema, plainTexts)
  return undefined
}

const childOf = (schema: Schema, key: string | number): Schema | undefined => {
  const { shape, element, items, options } = definitionOf(schema)
  return (
    shape?.[key] ??
    (typeof key === 'number' ? (items?.[key] ?? element) : undefined) ??
    options?.map((option) => childOf(option, key)).find((child) => child !== undefined)
  )
}

/** Every field of a request, including nested ones. */
const pathsOf = (schema: Schema, at: FieldPath = []): readonly FieldPath[] => {
  const { type, shape, element, items, options } = definitionOf(schema)
  const own = at.length === 0 ? [] : [at]
  if (shape) return [...own, ...Object.entries(shape).flatMap(([key, each]) => pathsOf(each, [...at, key]))]
  if (element) return [...own, ...pathsOf(element, [...at, 0])]
  if (items) return [...own, ...items.flatMap((item, key) => pathsOf(item, [...at, key]))]
  if (options) {
    const inOptions = options
      .flatMap((option) => pathsOf(option, at))
      .filter((path) => path.length > at.length)
    return [...own, ...new Map(inOptions.map((path) => [path.join('.'), path])).values()]
  }
  return type === 'record' ? [...own, [...at, 'field']] : own
}

/** The sample of a schema with another value at a path. */
const withValue = (
  schema: Schema | undefined,
  sample: unknown,
  [key, ...rest]: FieldPath,
  value: unknown,
  samples: Samples,
): unknown => {
  if (key === undefined) return value
  const child = schema && childOf(schema, key)
  const whole = (sample ?? (schema && sampleOf(schema, samples))) as
    | Record<string | number, unknown>
    | undefined
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string | number, unknown>
  copy[key] = withValue(
    child,
    copy[key] ?? (child && sampleOf(child, samples, String(key))),
    rest,
    value,
    samples,
  )
  return copy
}

/** Replaced by a token that `JSON.stringify` would not write. */
const placeholder = '@@strange@@'

/** A lone surrogate as no encoder writes it. */
export const encodeStrange = (value: unknown): string => {
  const text = String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : text.replace(/\p{Cs}/gu, '%ED%A0%80')
}

const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}

export const makeStrangeRequests = (endpoint: Endpoint, samples: Samples) => {
  const { request: schema, inQuery = [] } = endpoint
  const inPath = parametersIn(endpoint.path)
  const hasBody = sendsBody(endpoint)
  const sample = sampleOf(schema, samples)

  const written = (values: Readonly<Record<string, unknown>>, token?: string, query?: string) => {
    const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeStrange(values[name]))
    const beside = Object.entries(values).filter(
      ([name, value]) => !inPath.includes(name) && value !== undefined,
    )
    const asked = beside
      .filter(([name]) => !hasBody || inQuery.includes(name))
      .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each]))
      .map((pair) => pair.map(encodeStrange).join('='))
      .join('&')
    const search = query ?? asked
    const json = JSON.stringify(Object.fromEntries(beside.filter(([name]) => !inQuery.includes(name))))
    return {
      address: search === '' ? address : `${address}?${search}`,
      ...(hasBody && {
        body: token === undefined ? json : json.replace(JSON.stringify(placeholder), () => token),
      }),
    }
  }

  const fields: readonly StrangeField[] = pathsOf(schema).map((path) => {
    const [name] = path
    const isInPath = inPath.includes(String(name))
    return {
      path,
      isInPath,
      isInBody: hasBody && !isInPath && !(path.length === 1 && inQuery.includes(String(name))),
    }
  })

  const requestsFor = (field: StrangeField): readonly StrangeRequest[] => {
    const { path, isInBody, isInPath } = field
    const put = (value: unknown) =>
      withValue(schema, sample, path, value, samples) as Readonly<Record<string, unknown>>
    const refuses = (value: unknown): boolean => !z.safeParse(schema, put(value)).success
    const texts = Object.entries(strangeTexts)
      .filter(([, text]) => !isInPath || text !== '')
      .map(([what, text]) => ({ field, what, isRefused: refuses(text), ...written(put(text)) }))
    if (isInBody)
      return [
        ...texts,
        ...Object.entries(strangeTokens).map(([what, token]) => ({
          field,
          what,
          isRefused: refuses(parsed(token)),
          ...written(put(placeholder), token),
        })),
      ]
    if (isInPath) return texts
    const name = encodeStrange(path[0])
    const named = sample as Readonly<Record<string, unknown>>
    const twice = [
      `${name}=a&${name}=b`,
      `${name}[]=a`,
      `${name}`,
      `${name}=&${name}=%00`,
      `${name}[__proto__]=a`,
    ]
    return [
      ...texts,
      ...twice.map((query) => ({
        field,
        what: query,
        isRefused: false,
        ...written(named, undefined, query),
      })),
    ]
  }

  return { plain: written(sample as Readonly<Record<string, unknown>>), fields, requestsFor }
}
