// The consent ledger over HTTP.
import type { ConsentChoiceCode } from '@husrum/domain'
import { describeConsentLedger } from '@husrum/testkit/consent-ledger-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeHttpConsentLedger } from './http-consent-ledger.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeConsentLedger('The record over HTTP', () => {
  const recorded: ConsentChoiceCode[] = []
  const { handlers } = makeFakeBackend(
    {
      recordExperiment: ({ variant }) => {
        recorded.push(Number(variant) as ConsentChoiceCode)
        return { status: 204, body: undefined }
      },
    },
    { origin: baseUrl },
  )
  network.use(...handlers)
  return { ledger: makeHttpConsentLedger({ baseUrl, fetch: globalThis.fetch }), recorded: () => recorded }
})

it('resolves even if the choice cannot be recorded', async () => {
  network.use(http.post(`${baseUrl}/*`, () => HttpResponse.error()))
  const ledger = makeHttpConsentLedger({ baseUrl, fetch: globalThis.fetch })
  await expect(ledger.record(2)).resolves.toBeUndefined()
})
