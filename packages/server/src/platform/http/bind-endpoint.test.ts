// Precedence of two endpoints with paths of one shape, and the outcomes that a handler may answer.
import type { OutcomeName } from '@husrum/contract'
import { endpoint, z } from '@husrum/contract'
import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import type { AppEnv } from './app-environment.ts'
import type { EndpointHandler } from './bind-endpoint.ts'
import { bindEndpoint } from './bind-endpoint.ts'
import { Problem } from './problem.ts'
import { reply } from './reply.ts'

const described = (path: string, request: z.ZodMiniType) =>
  endpoint({
    method: 'DELETE',
    path,
    access: 'public',
    summary: 'Removes.',
    request,
    response: z.object({ by: z.string() }),
  })

it('An endpoint whose parameter excludes a word leaves it to the next endpoint', async () => {
  const flow = described('/x/{provider}/{id}', z.object({ provider: z.enum(['a', 'b']), id: z.string() }))
  const search = described('/x/searches/{id}', z.object({ id: z.string() }))
  const { app } = makeTestApp({
    backend: {
      routes: [
        (hono) => bindEndpoint(hono, flow, async () => ({ by: 'flow' })),
        (hono) => bindEndpoint(hono, search, async () => ({ by: 'search' })),
      ],
    },
  })
  const answeredBy = async (path: string) => (await app.request(path, { method: 'DELETE' })).json()
  expect(await answeredBy('/x/b/1')).toEqual({ by: 'flow' })
  expect(await answeredBy('/x/searches/1')).toEqual({ by: 'search' })
})

describe('A handler', () => {
  const sold = endpoint({
    method: 'GET',
    path: '/services/sold',
    access: 'public',
    summary: 'Of no use.',
    request: z.object({}),
    response: z.object({}),
    outcomes: { sold: 409 },
    alsoAnswers: { changedMeanwhile: 412 },
  })
  const answerOf = async (
    handler: EndpointHandler<typeof sold>,
    environment: 'development' | 'production',
  ) => {
    const routes = [(hono: Hono<AppEnv>) => bindEndpoint(hono, sold, handler)]
    const { app, log } = makeTestApp({ environment, backend: { routes } })
    const { status } = await app.request(sold.path, { headers: { host: 'www.husrum.example' } })
    return [status, JSON.stringify(log).includes('does not list')]
  }
  const refusing = (code: OutcomeName) => async () => {
    throw new Problem(code)
  }

  it('answers the outcomes that its endpoint lists, and those of every endpoint of its kind', async () => {
    expect(await answerOf(refusing('sold'), 'development')).toEqual([409, false])
    expect(await answerOf(refusing('tooManyRequests'), 'development')).toEqual([429, false])
    expect(await answerOf(async () => reply({}, { status: 412 }), 'development')).toEqual([412, false])
  })

  it('is defective if it answers another one, which is found before production', async () => {
    for (const code of ['held', 'notFound', 'signedOut', 'statusConflict'] as const)
      expect(await answerOf(refusing(code), 'development')).toEqual([500, true])
    expect(await answerOf(async () => reply({}, { status: 409 }), 'development')).toEqual([500, true])
    expect(await answerOf(refusing('held'), 'production')).toEqual([409, false])
  })
})
