// Reports of errors over HTTP.
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

/** Keeps what is reported. */
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

it('leave out what could tell who somebody is', async () => {
  const reported = keepReports()
  await service.report(anError)
  expect(reported).toEqual([{ message: 'No …', stack: 'at https://husrum.example/a.js' }])
})

it.each([
  ['is away', () => HttpResponse.error()],
  ['refuses', () => new HttpResponse(null, { status: 429 })],
  ['answers something else', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ['answers a reference that is none', () => HttpResponse.json({ reference: 'x'.repeat(65) })],
])('have no reference where the server %s', async (_, respond) => {
  network.use(http.post(`${baseUrl}/*`, respond))
  expect(await service.report(anError)).toBeUndefined()
})
