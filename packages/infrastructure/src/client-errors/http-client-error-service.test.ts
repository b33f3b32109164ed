// Error reports over HTTP.
import type { ClientError } from '@husrum/application'
import { describeClientErrorService } from '@husrum/testkit/client-error-service-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeHttpClientErrorService } from './http-client-error-service.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const service = makeHttpClientErrorService({
  baseUrl,
  fetch: (...given) => globalThis.fetch(...given),
  site: 'sweden',
  page: () => ({ template: 'start', siteVersion: '1' }),
})
const anError = { message: 'No 19121212-1212', stack: 'at https://husrum.example/a.js?q=1:1:2' }

/** Records the reports. */
const keepReports = () => {
  const reported: ClientError[] = []
  const { handlers } = makeFakeBackend(
    {
      reportClientError: ({ message, stack = '' }) => {
        reported.push({ message, stack })
        return { status: 200, body: { reference: `r-${reported.length}` } }
      },
    },
    { origin: baseUrl },
  )
  network.use(...handlers)
  return reported
}

describeClientErrorService('Reports over HTTP', () => {
  const reported = keepReports()
  return { service, reported: () => reported }
})

it('reports leave out personal data', async () => {
  const reported = keepReports()
  await service.report(anError)
  expect(reported).toEqual([{ message: 'No …', stack: 'at https://husrum.example/a.js' }])
})

it.each([
  ['is unavailable', () => HttpResponse.error()],
  ['refuses', () => new HttpResponse(null, { status: 429 })],
  ['answers with HTML', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ['answers with an invalid reference', () => HttpResponse.json({ reference: 'x'.repeat(65) })],
])('reports have no reference if the server %s', async (_, respond) => {
  network.use(http.post(`${baseUrl}/*`, respond))
  expect(await service.report(anError)).toBeUndefined()
})
