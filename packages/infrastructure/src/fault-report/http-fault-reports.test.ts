// Fault reports over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeFaultReports, faultReportEndpoints } from '@husrum/testkit/fault-reports-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { loadTextSanitiser } from '../pages/text-sanitise-html.ts'
import { makeHttpCaseDrafts } from './http-case-drafts.ts'
import { makeHttpCasePlaces } from './http-case-places.ts'
import { makeHttpCaseSubmitter } from './http-case-submitter.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const portsOver = (client: ServiceClient) => ({
  places: makeHttpCasePlaces({ client, loadSanitiser: loadTextSanitiser }),
  drafts: makeHttpCaseDrafts({ client }),
  submitter: makeHttpCaseSubmitter({ client }),
})

describeFaultReports('Fault reports over HTTP', (given) => {
  network.use(...makeFakeBackend(faultReportEndpoints(given), { origin: baseUrl }).handlers)
  return portsOver(makeHttpClient({ baseUrl, fetch: globalThis.fetch }))
})

describeFaultReports('Fault reports by direct calls', (given) =>
  portsOver(makeDirectClient(makeFakeBackend(faultReportEndpoints(given)))),
)
