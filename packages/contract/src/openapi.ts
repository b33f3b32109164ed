// The OpenAPI 3.1 document, made from the endpoint table.
import { fieldErrorKeys } from '@husrum/domain'
import { authResultDto, fieldErrorKeyDto, selectableAssociationDto, userDto } from './accounts/dtos.ts'
import type { Endpoint, EndpointAccess, Schema } from './endpoint.ts'
import { requestHeaders } from './endpoint.ts'
import type { EndpointName, EndpointSubject } from './endpoints.ts'
import { endpointsOfSubject } from './endpoints.ts'
import { scopeOfAccess } from './integration-scopes.ts'
import type { EndpointExample } from './openapi-examples.ts'
import { endpointExamples } from './openapi-examples.ts'
import { blockDto } from './pages/block-dtos.ts'
import { chromeDto, countryLinkDto, linkDto } from './pages/chrome-dtos.ts'
import { pageDto, redirectDto } from './pages/dtos.ts'
import { homeDetailsDto, homeDto, stageDto } from './pages/home-page-dtos.ts'
import { problemDto, problemFieldKeyDto, problemFieldKeys } from './problem.ts'
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
import { z } from './zod.ts'

type JsonObject = { [key: string]: unknown }
type Registry = z.core.$ZodRegistry<{ id: string }>

const tagDescriptions: Readonly<Record<EndpointSubject, string>> = {
  search: 'Homes, stages, areas and places.',
  catalogue: 'What the company’s own systems change of homes.',
  premises: 'What companies rent or buy.',
  explorer: 'Houses that one can point at: the views of a stage, and its homes in them.',
  'text-search': 'A text over everything that a site says, and what of it asks for homes',
  pages: 'View models, and what stands around every page.',
  consent: 'What visitors answered to the cookie dialog.',
  measurements: 'How fast pages were.',
  'client-errors': 'What broke in pages.',
  accounts: 'Accounts and sessions.',
  'sign-in': 'Identifications with an e-identity.',
  'my-pages': 'What somebody must do next, and all that the account holds.',
  news: 'News for buyers, residents and boards.',
  notifications: 'What waits for a signed-in person.',
  'own-data': 'All that is known of a person: to take along, and to have deleted.',
  'contract-parties': 'Who contracts and payments were made with, where the account is deleted.',
  'saved-searches': 'Searches that a person keeps, and is written to about.',
  panoramas: 'Homes to walk through by 360-degree pictures.',
  visits: 'What visitors who agreed to statistics looked at.',
  favourites: 'Homes that somebody has marked',
  'print-orders': 'Printed material that members have sent home',
  'fault-report': 'Reporting a fault: places, drafts, the report.',
  booking: 'Booking a home: whether one may, the hold, its steps, the line, and regret.',
  'booking-staff': 'Decisions of the company’s staff about bookings and homes, for the company’s own tools.',
  payments: 'Payments of bookings, homes and memberships, whoever takes them.',
  documents: 'Identifying for a booking, and signing.',
  residences: 'Homes that are somebody’s, and the days of their way.',
  contacts: 'Whom somebody turns to, and what they write to them.',
  interior: 'Options for the interior of a home that is being built.',
  inspections: 'Inspections of a home, and their remarks.',
  errands: 'Faults that were reported, as their reporters and boards follow them.',
  showings: 'Showings: places, tickets, the host’s list.',
  'staff-tasks': 'What staff have to do by hand, for the company’s own system.',
  wishes: 'What members wish of homes in a sale.',
  files: 'Files that people send for a form.',
}

/** Schemas of answers that several answers share. */
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

/** What is read as any text, and sent out of a closed list. */
const closedTexts = new Map<unknown, readonly string[]>([
  [problemFieldKeyDto, problemFieldKeys],
  [fieldErrorKeyDto, fieldErrorKeys],
])

const registryOf = (schemas: Readonly<Record<string, Schema>>): Registry => {
  const registry: Registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  return registry
}

const reference = (kind: string, id: string): JsonObject => ({ $ref: `#/components/${kind}/${id}` })

/** A reference to a schema, under its own name or the one given. */
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

/** The path's parameters, then the query's: a request without a body has its other fields there. */
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
  if (access === 'everybody') return []
  if (access === 'flowHolder') return [{ flow: [] }]
  const scope = scopeOfAccess(access)
  return scope ? [{ key: [scope] }] : [{ bearer: [] }]
}

const problemDescriptions: Readonly<Record<number, string>> = {
  400: 'The request is not valid: `errors` names what is wrong with which field.',
  401: 'Nobody is signed in, or the session is over.',
  403: 'Not from our own pages, or whoever is signed in may not.',
  404: 'There is nothing here, or nothing for whoever asks.',
  409: 'The identity has to be confirmed first, or what is there does not allow this now: see `code`.',
  410: 'What was here is gone for good.',
  412: 'It has been changed since it was read.',
  413: 'The body is too large.',
  415: 'The body must be JSON.',
  422: 'The idempotency key was used for something else.',
  429: 'Too many requests.',
  503: 'The service is not available right now.',
}

const requestIdHeader = { 'X-Request-Id': reference('headers', 'RequestId') }

const problemResponses = Object.fromEntries(
  Object.entries(problemDescriptions).map(([status, description]) => [
    `Problem${status}`,
    {
      description,
      headers: {
        ...requestIdHeader,
        'Cache-Control': reference('headers', 'NoStore'),
        ...(['429', '503'].includes(status) && { 'Retry-After': reference('headers', 'RetryAfter') }),
      },
      content: { 'application/problem+json': { schema: reference('schemas', 'Problem') } },
    },
  ]),
)

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const makeOperation =
  (requests: Registry, answers: Registry) =>
  (
    operationId: string,
    tag: string,
    {
      method,
      path,
      summary,
      access,
      isForOwnPages = false,
      hasBody = method === 'POST' || method === 'PATCH',
      inQuery = [],
      request,
      response,
      headers: asked = [],
      alsoAnswers = [],
      isText = false,
      problems,
    }: Endpoint,
    example: EndpointExample = {},
  ): JsonObject => {
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
      ...((access !== 'everybody' || isForOwnPages) && { 'Cache-Control': reference('headers', 'NoStore') }),
    }
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
      responses: {
        ...(isSilent ? { 204: { description: 'Done.', headers } } : { 200: answer('As asked.') }),
        ...Object.fromEntries(alsoAnswers.map((status) => [status, answer('Another outcome.')])),
        ...Object.fromEntries(
          problems
            .filter((status) => !alsoAnswers.includes(status))
            .map((status) => [status, reference('responses', `Problem${status}`)]),
        ),
      },
    }
  }

/** The document as plain data. `version` is the product's. */
export const openApiDocument = (version: string): JsonObject => {
  const requests = registryOf(sharedRequests)
  const answers = registryOf(sharedAnswers)
  const operation = makeOperation(requests, answers)
  const paths: Record<string, JsonObject> = {}
  for (const [subject, endpoints] of Object.entries(endpointsOfSubject))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replace('{page path}', '{page_path}')
      const described = operation(name, subject, endpoint, endpointExamples[name as EndpointName])
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Husrum', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      { url: '/', description: 'The host of a site: it says whose homes, pages and people are meant.' },
    ],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that signing in answered. It is renewed by `refreshToken`.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of another system (`npm run keys`), with the scope that the operation names. `CATALOGUE_KEY` has those of a sales system.',
        },
        flow: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-flow',
          description:
            'Set when an identification begins, for ten minutes, and renewed as it goes on. Over plain HTTP, in development, it is named `flow`.',
        },
      },
      parameters: {
        OwnPage: {
          name: 'Sec-Fetch-Site',
          in: 'header',
          description:
            'As browsers send it. Without it, an `Origin` of the same host is wanted: no other site may make a browser call this.',
          schema: { type: 'string', const: 'same-origin' },
        },
      },
      headers: {
        RequestId: {
          description: 'The reference under which the request stands in the log; a problem has it too.',
          schema: { type: 'string' },
        },
        NoStore: {
          description: 'What depends on who asks is nobody else’s to keep.',
          schema: { type: 'string', const: 'no-store' },
        },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
      responses: problemResponses,
      schemas: { ...schemasOf(requests, 'input'), ...schemasOf(answers, 'output') },
    },
  }
}
