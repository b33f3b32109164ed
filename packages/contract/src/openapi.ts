// The OpenAPI 3.1 document, made from the endpoint table.
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problemDto } from './problem.ts'
import { z } from './zod.ts'

type JsonObject = { [key: string]: unknown }

const jsonSchema = (schema: Endpoint['request'], io: 'input' | 'output'): JsonObject => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject
  return rest
}

const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => (match[1] ?? '').replace(' ', '_'))

const operation = (
  operationId: string,
  {
    method,
    path,
    summary,
    hasBody = method === 'POST',
    request,
    response,
    alsoAnswers = [],
    problems,
  }: Endpoint,
): JsonObject => ({
  operationId,
  summary,
  parameters: pathParameters(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'siteId' ? 'integer' : 'string' },
  })),
  ...(hasBody && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(request, 'input') } },
    },
  }),
  responses: {
    ...(response._zod.def.type === 'undefined'
      ? { 204: { description: 'Done.' } }
      : {
          200: {
            description: 'As asked.',
            content: { 'application/json': { schema: jsonSchema(response, 'output') } },
          },
        }),
    ...Object.fromEntries(
      alsoAnswers.map((status) => [
        status,
        {
          description: 'Another outcome.',
          content: { 'application/json': { schema: jsonSchema(response, 'output') } },
        },
      ]),
    ),
    ...Object.fromEntries(
      problems
        .filter((status) => !alsoAnswers.includes(status))
        .map((status) => [
          status,
          {
            description: 'A problem.',
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
    ),
  },
})

/** The document as plain data. `version` is the product's. */
export const openApiDocument = (version: string): JsonObject => {
  const paths: Record<string, JsonObject> = {}
  for (const [name, description] of Object.entries(endpoints)) {
    const path = description.path.replace('{page path}', '{page_path}')
    paths[path] = { ...paths[path], [description.method.toLowerCase()]: operation(name, description) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Husrum', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { schemas: { Problem: jsonSchema(problemDto, 'output') } },
  }
}
