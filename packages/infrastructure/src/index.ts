// Adapters that speak to the outside.

export type { HttpClient, HttpClientOptions } from './http-client.ts'
export { makeHttpClient } from './http-client.ts'
export { makeHttpPageSource } from './pages/http-page-source.ts'
export { makeHttpResidenceCatalogue } from './search/http-residence-catalogue.ts'
export { makeSystemClock } from './system-clock.ts'
