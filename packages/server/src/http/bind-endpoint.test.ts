// Precedence of two endpoints with paths of one shape.
import { endpoint, z } from '@husrum/contract'
import { expect, it } from 'vitest'
import { makeTestApp } from '../testing/test-app.ts'
import { bindEndpoint } from './bind-endpoint.ts'

const described = (path: string, request: z.ZodMiniType) =>
  endpoint({
    method: 'DELETE',
    path,
    access: 'public',
    summary: 'Removes.',
    request,
    response: z.object({ by: z.string() }),
    problems: [],
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
