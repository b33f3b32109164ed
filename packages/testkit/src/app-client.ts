// The client of the web's adapters for a server in this process, as a browser of one site sends it.
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { ServiceClient } from '@husrum/infrastructure'
import { makeHttpClient } from '@husrum/infrastructure'

/** The server's application: anything that answers a request. */
interface App {
  readonly fetch: (request: Request) => Response | Promise<Response>
}

export interface AppClientOptions {
  readonly site?: SiteKey
  /** Of the session, which is also the cookie. Absent: the visitor is not signed in. */
  readonly token?: string | undefined
  /** The server cannot be reached. */
  readonly isDown?: boolean | undefined
  /** Cookies by name. Those that the server sets are added. */
  readonly cookies?: Map<string, string>
}

const storeCookies = (cookies: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

export const makeAppClient = (
  app: App,
  { site = 'sweden', token, isDown = false, cookies = new Map() }: AppClientOptions = {},
): ServiceClient => {
  const host = siteByKey(site).hosts.development
  if (token !== undefined) cookies.set('jwtToken', token).set('bind', 'secret')
  return makeHttpClient({
    baseUrl: `http://${host}`,
    fetch: async (...given) => {
      if (isDown) throw new TypeError('The server cannot be reached')
      const request = new Request(...given)
      request.headers.set('host', host)
      request.headers.set('sec-fetch-site', 'same-origin')
      if (cookies.size > 0)
        request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await app.fetch(request)
      storeCookies(cookies, response)
      return response
    },
    bearer: () => cookies.get('jwtToken'),
  })
}
