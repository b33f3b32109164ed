// The catalogue over HTTP: the contract of all catalogues, and its own three failures.
import { ContractBroken, ServiceUnavailable } from '@husrum/application'
import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import {
  catalogueAt,
  interceptedCatalogue,
  interceptedOrigin,
  residenceHandlers,
  serveCatalogue,
} from '@husrum/testkit/served-catalogue'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const network = setupServer()

beforeAll(() => network.listen())
afterAll(() => network.close())

describeResidenceCatalogue('The catalogue over HTTP, intercepted', async (world) => {
  network.use(...residenceHandlers(world))
  return { catalogue: interceptedCatalogue(), close: async () => network.resetHandlers() }
})

describeResidenceCatalogue('The catalogue over HTTP, on the embedded database', (world) =>
  serveCatalogue(world, 'embedded'),
)

describeResidenceCatalogue('The catalogue over HTTP, on PostgreSQL', (world) =>
  serveCatalogue(world, 'postgres'),
)

describe('if the service fails, the catalogue', () => {
  afterEach(() => network.resetHandlers())
  const tags = `${interceptedOrigin}/services/residence/search/tags/url`
  const ask = () => interceptedCatalogue().tagsByUrl(1, ['skane-lan'])

  it.each([429, 500, 502, 503])('rejects as unavailable for status %i', async (status) => {
    network.use(http.post(tags, () => new HttpResponse(null, { status })))
    await expect(ask()).rejects.toBeInstanceOf(ServiceUnavailable)
  })

  it('rejects as unavailable without a connection', async () => {
    // The discard port: nothing listens there.
    await expect(catalogueAt('http://127.0.0.1:9').tagsByUrl(1, ['skane-lan'])).rejects.toBeInstanceOf(
      ServiceUnavailable,
    )
  })

  it('rejects as a broken contract if hits are missing', async () => {
    network.use(http.post(tags, () => HttpResponse.json({ results: [] })))
    await expect(ask()).rejects.toBeInstanceOf(ContractBroken)
  })

  it('rejects HTML in place of JSON', async () => {
    network.use(http.post(tags, () => HttpResponse.html('<h1>Maintenance</h1>')))
    await expect(ask()).rejects.toThrow()
  })
})
