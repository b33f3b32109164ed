// Generates the OpenAPI 3.1 document from the endpoint table.
import { fieldErrorKeys } from '@husrum/domain'
import { authResultDto, fieldErrorKeyDto, selectableAssociationDto, userDto } from './accounts/dtos.ts'
import type { Endpoint, EndpointAccess, Schema } from './endpoint.ts'
import { callersOf, requestHeaders, sendsBody } from './endpoint.ts'
import type { EndpointName } from './endpoints.ts'
import { outcomeStatuses } from './endpoints.ts'
import { eventSchemaName, eventSchemaOf, eventTypeNames, eventTypes } from './events/event-types.ts'
import { scopeOfAccess } from './integration-scopes.ts'
import { endpointExamples } from './openapi-examples.ts'
import { commonOutcomesOf } from './outcomes.ts'
import { blockDto } from './pages/block-dtos.ts'
import { chromeDto, countryLinkDto, linkDto } from './pages/chrome-dtos.ts'
import { pageDto, redirectDto } from './pages/dtos.ts'
import { homeDetailsDto, homeDto, stageDto } from './pages/home-page-dtos.ts'
import {
  commonOutcomes,
  problemCodeDto,
  problemDto,
  problemFieldKeyDto,
  problemFieldKeys,
} from './problem.ts'
import type { EndpointExample } from './recorded-examples.ts'
import {
  areaHitDto,
  facetDistributionDto,
  geoDto,
  objectHitDto,
  outdoorSpaceDto,
  searchFilterDto,
  stageHitDto,
  tagDto,
} from './search/dtos.ts'
import { identityOrderDto, identityStatusDto } from './sign-in/dtos.ts'
import { subjects } from './subjects.ts'
import { z } from './zod.ts'

type JsonObject = { [key: string]: unknown }
type Registry = z.core.$ZodRegistry<{ id: string }>

/** Response schemas that several endpoints share. */
const sharedAnswers = {
  Problem: problemDto,
  AuthResult: authResultDto,
  SelectableAssociation: selectableAssociationDto,
  User: userDto,
  IdentityOrder: identityOrderDto,
  IdentityStatus: identityStatusDto,
  ObjectHit: objectHitDto,
  StageHit: stageHitDto,
  AreaHit: areaHitDto,
  Tag: tagDto,
  FacetDistribution: facetDistributionDto,
  Geo: geoDto,
  OutdoorSpace: outdoorSpaceDto,
  Page: pageDto,
  Redirect: redirectDto,
  Chrome: chromeDto,
  Link: linkDto,
  CountryLink: countryLinkDto,
  Block: blockDto,
  Home: homeDto,
  HomeDetails: homeDetailsDto,
  Stage: stageDto,
} satisfies Readonly<Record<string, Schema>>

const sharedRequests = { SearchFilter: searchFilterDto } satisfies Readonly<Record<string, Schema>>

/** Fields that accept any string when read, but are sent only with these values. */
const closedTexts = new Map<unknown, readonly string[]>([
  [problemCodeDto, Object.keys(outcomeStatuses)],
  [problemFieldKeyDto, problemFieldKeys],
  [fieldErrorKeyDto, fieldErrorKeys],
])

const registryOf = (schemas: Readonly<Record<string, Schema>>): Registry => {
  const registry: Registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

const reference = (kind: string, id: string): JsonObject => ({ $ref: `#/components/${kind}/${id}` })

/** A reference to a schema, by its registered name; registers it under `name` if it has none. */
const schemaOf = (registry: Registry, schema: Schema, name: string): JsonObject => {
  if (!registry.has(schema)) registry.add(schema, { id: name })
  return reference('schemas', registry.get(schema)?.id ?? name)
}

const schemasOf = (registry: Registry, io: 'input' | 'output'): JsonObject => {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const values = closedTexts.get(zodSchema)
      if (values) jsonSchema.enum = [...values]
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema]),
  )
}

const jsonSchema = (schema: Schema): JsonObject => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => (match[1] ?? '').replace(' ', '_'))

const shapeOf = (request: Schema): Readonly<Record<string, Schema>> =>
  (request._zod.def as { shape?: Readonly<Record<string, Schema>> }).shape ?? {}

/** Path parameters, then query parameters. A request without a body sends its other fields in the query. */
const parametersOf = (
  path: string,
  request: Schema,
  { hasBody, inQuery: named }: { readonly hasBody: boolean; readonly inQuery: readonly string[] },
): readonly JsonObject[] => {
  const shape = shapeOf(request)
  const inPath = pathParameters(path)
  const inQuery = hasBody ? named : Object.keys(shape).filter((name) => !inPath.includes(name))
  const isRequired = (name: string) => shape[name]?._zod.optin !== 'optional'
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...inQuery.map((name) => ({ name, in: 'query', required: isRequired(name) })),
  ].map((parameter) => {
    const schema = shape[parameter.name]
    return schema ? { ...parameter, schema: jsonSchema(schema) } : parameter
  })
}

const securityOf = (access: EndpointAccess): readonly JsonObject[] => {
  if (access === 'public') return []
  if (access === 'flowHolder') return [{ flow: [] }]
  const scope = scopeOfAccess(access)
  return scope ? [{ key: [scope] }] : [{ bearer: [] }]
}

const problemDescriptions: Readonly<Record<number, string>> = {
  400: 'The request is not valid: `errors` lists the invalid fields, each with an error key.',
  401: 'Not signed in, or the session has ended.',
  403: 'The request does not come from the site’s own pages, or the signed-in user lacks permission.',
  404: 'No site has this host, or the site does not offer this.',
  409: 'The identity must be confirmed first, or data of the request was deleted meanwhile: see `code`.',
  413: 'The body is too large.',
  415: 'The body has another type than the operation takes.',
  429: 'Too many requests.',
  503: 'The service is temporarily unavailable.',
}

const requestIdHeader = { 'X-Request-Id': reference('headers', 'RequestId') }

const problemHeaders = (status: number): JsonObject => ({
  ...requestIdHeader,
  'Cache-Control': reference('headers', 'NoStore'),
  ...([429, 503].includes(status) && { 'Retry-After': reference('headers', 'RetryAfter') }),
})

const problemContent = { 'application/problem+json': { schema: reference('schemas', 'Problem') } }

const problemResponses = Object.fromEntries(
  Object.entries(problemDescriptions).map(([status, description]) => [
    `Problem${status}`,
    {
      description,
      headers: problemHeaders(Number(status)),
      content: problemContent,
    },
  ]),
)

/** A problem with one of these codes, the endpoint's own first. */
const namedProblem = (status: number, codes: readonly string[]) => ({
  description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  headers: problemHeaders(status),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [reference('schemas', 'Problem')],
        properties: { code: { type: 'string', enum: codes } },
      },
    },
  },
})

const namesByStatus = (named: Readonly<Record<string, number>>): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, readonly string[]>()
  for (const [name, status] of Object.entries(named)) names.set(status, [...(names.get(status) ?? []), name])
  return names
}

/** The refusals of an endpoint by status: shared responses, unless the endpoint has outcomes of its own with that status. */
const refusalsOf = (
  endpoint: Endpoint,
): Readonly<Record<string, { readonly content?: JsonObject } & JsonObject>> => {
  const own = endpoint.outcomes ?? {}
  const common = commonOutcomesOf(endpoint).map((name) => [name, commonOutcomes[name]] as const)
  return Object.fromEntries(
    [...namesByStatus({ ...own, ...Object.fromEntries(common) })].map(([status, names]) => [
      status,
      names.some((name) => Object.hasOwn(own, name))
        ? namedProblem(status, names)
        : reference('responses', `Problem${status}`),
    ]),
  )
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const makeOperation =
  (requests: Registry, answers: Registry) =>
  (operationId: string, tag: string, endpoint: Endpoint, example: EndpointExample = {}): JsonObject => {
    const {
      path,
      summary,
      access,
      usedBy,
      isForOwnPages = false,
      bodyTypes,
      inQuery = [],
      request,
      response,
      headers: asked = [],
      alsoAnswers = {},
      isText = false,
    } = endpoint
    const hasBody = sendsBody(endpoint)
    const notInBody = [...pathParameters(path), ...inQuery].filter((name) => name in shapeOf(request))
    const body = () =>
      notInBody.length === 0
        ? request
        : z.omit(
            request as z.ZodMiniObject,
            Object.fromEntries(notInBody.map((name) => [name, true as const])),
          )
    const headers = {
      ...requestIdHeader,
      ...((access !== 'public' || isForOwnPages) && { 'Cache-Control': reference('headers', 'NoStore') }),
    }
    const refusals = refusalsOf(endpoint)
    const isSilent = response._zod.def.type === 'undefined'
    const answer = (description: string) => ({
      description,
      headers,
      content: {
        [isText ? 'text/plain' : 'application/json']: {
          schema: schemaOf(answers, response, `${capitalised(operationId)}Answer`),
          ...('answer' in example && { example: example.answer }),
        },
      },
    })
    return {
      operationId,
      tags: [tag],
      summary,
      'x-used-by': callersOf(access, usedBy),
      security: securityOf(access),
      parameters: [
        ...parametersOf(path, request, { hasBody, inQuery }),
        ...asked.map((header) => {
          const { name, schema } = requestHeaders[header]
          return { name, in: 'header', required: false, schema: jsonSchema(schema) }
        }),
        ...(isForOwnPages ? [reference('parameters', 'OwnPage')] : []),
      ],
      ...(hasBody && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: schemaOf(requests, body(), `${capitalised(operationId)}Request`),
              ...('request' in example && { example: example.request }),
            },
          },
        },
      }),
      ...(bodyTypes && {
        requestBody: {
          required: true,
          content: Object.fromEntries(bodyTypes.map((type) => [type, {}])),
        },
      }),
      responses: {
        ...(isSilent
          ? { 204: { description: 'Success, without a body.', headers } }
          : { 200: answer('Success.') }),
        ...refusals,
        ...Object.fromEntries(
          [...namesByStatus(alsoAnswers)].map(([status, names]) => {
            const described = answer(`Another result: ${names.map((name) => `\`${name}\``).join(', ')}.`)
            const { content: named = problemContent } = refusals[status] ?? { content: {} }
            const content = { ...described.content, ...named }
            return [status, { ...described, content }]
          }),
        ),
      },
    }
  }

/** The events of the feed, one of each type, by name. */
const webhooksOf = (answers: Registry): JsonObject =>
  Object.fromEntries(
    eventTypeNames.map((type) => [
      type,
      {
        post: {
          operationId: `${eventSchemaName(type).replace(/^./, (letter) => letter.toLowerCase())}`,
          tags: ['events'],
          summary: eventTypes[type].summary,
          description:
            'An event of `getEvents`, and of the requests that connections get: signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`).',
          requestBody: {
            content: {
              'application/cloudevents+json': {
                schema: schemaOf(answers, eventSchemaOf(type), eventSchemaName(type)),
              },
            },
          },
          responses: {
            '2XX': { description: 'The event is taken.' },
            410: { description: 'No more events.' },
          },
        },
      },
    ]),
  )

/** The document as plain data. `version` is the version of the product. */
export const openApiDocument = (version: string): JsonObject => {
  const requests = registryOf(sharedRequests)
  const answers = registryOf(sharedAnswers)
  const operation = makeOperation(requests, answers)
  const paths: Record<string, JsonObject> = {}
  for (const [subject, { endpoints }] of Object.entries(subjects))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replace('{page path}', '{page_path}')
      const described = operation(name, subject, endpoint, endpointExamples[name as EndpointName])
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described }
    }
  const webhooks = webhooksOf(answers)
  return {
    openapi: '3.1.0',
    info: { title: 'Husrum', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      {
        url: '/',
        description: 'The host of a site. It determines which homes, pages and accounts the calls refer to.',
      },
    ],
    tags: Object.entries(subjects).map(([name, { summary }]) => ({ name, description: summary })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token from signing in. Renew it with `refreshToken`.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of another system (`npm run keys`), with the scope that the operation requires. `CATALOGUE_KEY` has the scopes of a sales system.',
        },
        flow: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-flow',
          description:
            'Set for ten minutes when an identification starts, and renewed while it continues. Over plain HTTP, in development, its name is `flow`.',
        },
      },
      parameters: {
        OwnPage: {
          name: 'Sec-Fetch-Site',
          in: 'header',
          description:
            'Sent by browsers. Without it, an `Origin` of the same host is required, so that other sites cannot call this from a browser.',
          schema: { type: 'string', const: 'same-origin' },
        },
      },
      headers: {
        RequestId: {
          description: 'The reference of the request in the log. Problems contain it as well.',
          schema: { type: 'string' },
        },
        NoStore: {
          description: 'The answer depends on the caller and must not be cached.',
          schema: { type: 'string', const: 'no-store' },
        },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
      responses: problemResponses,
      schemas: { ...schemasOf(requests, 'input'), ...schemasOf(answers, 'output') },
    },
  }
}
