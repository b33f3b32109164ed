// Pages over HTTP: a view model for every path (specification 3 §7.3).

import type { PageSource } from '@husrum/application'
import { ContractBroken } from '@husrum/application'
import { endpoints, viewModelSuffix } from '@husrum/contract'
import type { Page, SiteDefinition } from '@husrum/domain'
import type { HttpClient } from '../http-client.ts'

/** Encodes each segment, so that an address can name a page and nothing else (trap T14). */
const viewModelPath = (path: string): string => {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..'))
    throw new ContractBroken('The path does not name a page')
  const encode = (segment: string) => encodeURIComponent(safelyDecoded(segment))
  return `/${[...segments.map(encode), viewModelSuffix].join('/')}`
}

const safelyDecoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export const makeHttpPageSource = ({
  http,
  site,
}: {
  http: HttpClient
  site: SiteDefinition
}): PageSource => ({
  async pageAt(path) {
    const { status, body } = await http.call(
      endpoints.getViewModel,
      {},
      {
        path: viewModelPath(path),
        alsoAnswers: [404],
      },
    )
    const page = body as Page
    return status === 404 ? { kind: 'not-found', page } : { kind: 'page', page }
  },

  async chrome() {
    const endpoint = site.basePath === '/en/' ? endpoints.getEnglishNavigation : endpoints.getNavigation
    return (await http.call(endpoint, {})).body
  },
})
