// Balancers ask a server whether it may have requests, and do not wait long for its answer.
import { expect, it } from 'vitest'
import { makeTestApp } from '../testing/test-app.ts'

it('A server whose database says nothing is ready all the same, and says so before anybody’s patience ends', async () => {
  const { app } = makeTestApp({ backend: { routes: [], ping: () => new Promise(() => undefined) } })
  const asked = performance.now()
  const answer = await app.request('/health/ready')
  expect(performance.now() - asked).toBeLessThan(900)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', database: 'away' }])
})
