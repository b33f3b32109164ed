import { fieldErrorKeys } from '@husrum/domain'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { sendsBody } from './endpoint.ts'
import type { EndpointName } from './endpoints.ts'
import { endpoints } from './endpoints.ts'
import type { EventType } from './events/event-types.ts'
import { eventSchemaName, eventTypeNames, eventTypes } from './events/event-types.ts'
import { openApiDocument } from './openapi.ts'
import { endpointExamples } from './openapi-examples.ts'
import { problemFieldKeys } from './problem.ts'
import type { EndpointExample } from './recorded-examples.ts'
import { recordedExamples } from './recorded-examples.ts'
import { z } from './zod.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-used-by': string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { $ref: string } }>> }
  readonly responses: Readonly<
    Record<string, { readonly headers?: object; readonly content?: object; readonly $ref?: string }>
  >
}
type Document = {
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post?: Pick<Operation, 'requestBody'> }>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

/** As a client reads it. */
const read = (): Document => JSON.parse(JSON.stringify(openApiDocument('1.0.0')))
const document = read()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const operationOf = (name: EndpointName): Operation | undefined =>
  operations.find(({ operationId }) => operationId === name)
const referencesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name = '']) => name)

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(read())
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('describes every endpoint of the table once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
  })

  it('has the server’s base path, and a described tag for every operation', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['/'])
    expect([...new Set(operations.flatMap(({ tags }) => tags))].sort()).toEqual(
      document.tags.map(({ name }) => name).sort(),
    )
  })

  it.each<[EndpointName, readonly string[]]>([
    ['searchObject', []],
    ['loginWithEmail', []],
    ['getMe', ['bearer']],
    ['getNotifications', ['bearer']],
    ['getBankIdStatus', ['flow']],
  ])('has the security schemes of %s', (name, schemes) => {
    expect(operationOf(name)?.security.flatMap(Object.keys)).toEqual(schemes)
    for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme)
  })

  it('requires the origin only for calls of our own pages', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const asked = operationOf(name as EndpointName)?.parameters.some(
        ({ $ref }) => $ref === '#/components/parameters/OwnPage',
      )
      expect([name, asked]).toEqual([name, endpoint.isForOwnPages ?? false])
    }
  })

  it('shares components of several calls, and has no broken references', () => {
    const there = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    const referred = referencesIn(document)
    expect(referred.filter((name) => !there.includes(name))).toEqual([])
    for (const name of ['schemas/AuthResult', 'schemas/Tag', 'schemas/SearchFilter', 'responses/Problem503'])
      expect(referred.filter((other) => other === name).length).toBeGreaterThan(1)
  })

  it('describes response headers, including `Retry-After`', () => {
    expect(operationOf('searchObject')?.responses['200']?.headers).toHaveProperty('X-Request-Id')
    expect(operationOf('getMe')?.responses['200']?.headers).toHaveProperty('Cache-Control')
    expect(document.components.responses?.Problem429).toHaveProperty(['headers', 'Retry-After'])
  })

  it('names the outcomes of every endpoint, with the status of each', () => {
    for (const [name, { outcomes = {} }] of Object.entries<Endpoint>(endpoints))
      for (const [outcome, status] of Object.entries(outcomes)) {
        const response = operationOf(name as EndpointName)?.responses[status]
        const codes = ['content', 'application/problem+json', 'schema', 'properties', 'code', 'enum']
        expect(response, `${name} ${outcome}`).toHaveProperty(codes, expect.arrayContaining([outcome]))
      }
    expect(operationOf('bookShowing')?.responses['401']?.$ref).toBe('#/components/responses/Problem401')
    expect(document.components.schemas?.Problem).toHaveProperty(
      'properties.code.enum',
      expect.arrayContaining(['orderedThisMonth', 'notFound', 'serviceUnavailable']),
    )
  })

  it('describes a result and a problem with the same status', () => {
    expect(Object.keys(operationOf('untieIdentity')?.responses['409']?.content ?? {})).toEqual([
      'application/json',
      'application/problem+json',
    ])
  })

  it('has a closed list of field errors', () => {
    expect(document.components.schemas?.Problem).toHaveProperty(
      'properties.errors.items.properties.key.enum',
      [...problemFieldKeys],
    )
    expect(document.components.schemas?.AuthResult).toHaveProperty(
      'properties.errors.items.properties.key.enum',
      [...fieldErrorKeys],
    )
  })

  it('has each path parameter once, and not in the body too', () => {
    const started = operationOf('startIdentification')
    expect(started?.parameters.filter(({ name }) => name === 'provider')).toHaveLength(1)
    expect(document.components.schemas?.StartIdentificationRequest).not.toHaveProperty('properties.provider')
  })

  it('has the schema of every type of event, as the feed names it', () => {
    const { webhooks } = document
    expect(Object.keys(webhooks)).toEqual(eventTypeNames)
    for (const [type, { post }] of Object.entries(webhooks)) {
      const [schema] = Object.values(post?.requestBody?.content ?? {})
      const name = eventSchemaName(type as EventType)
      expect(schema).toEqual({ schema: { $ref: `#/components/schemas/${name}` } })
      expect(document.components.schemas?.[name]).toHaveProperty('properties.type.const', type)
    }
  })

  it('has data of events that are ids, statuses and versions only', () => {
    for (const [type, { of, data }] of Object.entries(eventTypes)) {
      const fields = Object.keys(data.def.shape)
      expect(fields, type).toContain(of)
      expect(fields.filter((name) => !/^(?:\w+Id|status|version|day)$/.test(name))).toEqual([])
    }
  })

  it('has an example of every endpoint: `npm run examples:record` records them', () => {
    expect(Object.keys(endpoints).filter((name) => !(name in recordedExamples))).toEqual([])
  })

  it('has no example of an endpoint that does not exist', () => {
    expect(Object.keys(recordedExamples).filter((name) => !(name in endpoints))).toEqual([])
  })

  it('has no token, signed or random, in a recorded example', () => {
    expect(JSON.stringify(recordedExamples)).not.toMatch(/eyJ[\w-]{10}|"(?:token|password|qr)":"(?!example-)/)
  })

  it('has no personal number in a recorded example but the official one for tests', () => {
    const numbers = JSON.stringify(recordedExamples).match(/\b(?:19|20)\d{10}\b/g) ?? []
    expect([...new Set(numbers)]).toEqual(['198112189876'])
  })

  it('says of each operation who calls it', () => {
    expect(operationOf('searchObject')?.['x-used-by']).toBe('pages')
    expect(operationOf('isBookable')?.['x-used-by']).toBe('contract')
    expect(operationOf('changeObjects')?.['x-used-by']).toBe('integrators')
  })

  it.each(Object.entries<Endpoint>(endpoints))('has a valid example of %s', (name, endpoint) => {
    const { path, request, response } = endpoint
    const hasBody = sendsBody(endpoint)
    const example: EndpointExample = endpointExamples[name as EndpointName]
    expect('request' in example).toBe(hasBody)
    if (hasBody) {
      const inPath = {
        ...(path.includes('{provider}') && { provider: 'bank_id' }),
        ...(path.includes('{step}') && { step: 'financing' }),
        ...(path.includes('{residenceId}') && { residenceId: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20' }),
        ...(path.includes('{of}') && { of: 'home-1' }),
        ...(path.includes('{id}') && { id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20' }),
      }
      expect(z.safeParse(request, { ...(example.request as object), ...inPath }).error).toBeUndefined()
    }
    expect(z.safeParse(response, example.answer).error).toBeUndefined()
  })
})
