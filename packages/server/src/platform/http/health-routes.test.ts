// Load balancers ask a server whether it is ready, and do not wait long for the response.
import { expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'

it('A server whose database does not answer is still ready, and answers before the probe times out', async () => {
  const { app } = makeTestApp({ backend: { routes: [], ping: () => new Promise(() => undefined) } })
  const asked = performance.now()
  const answer = await app.request('/health/ready')
  expect(performance.now() - asked).toBeLessThan(900)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', database: 'away' }])
})

it('Health probes are not logged, and are answered like other requests', async () => {
  const { app, log } = makeTestApp({ backend: { isReady: () => false } })
  const answer = await app.request('/health/ready')
  expect([answer.status, answer.headers.has('x-request-id')]).toEqual([503, true])
  expect((await app.request('/health/live')).status).toBe(200)
  expect(log).toEqual([])
  await app.request('/health/elsewhere')
  expect(log.at(-1)).toMatchObject({ path: '/health/elsewhere', status: 503 })
})
