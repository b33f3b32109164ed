// A defect: intercepts calls of one endpoint in front of the real server, as a broken server would answer them.
import type { Capability, Endpoint, EndpointName } from '@husrum/contract'
import { capabilityOfPath, endpoints } from '@husrum/contract'
import type { Fetch, Person } from '../src/index.ts'

export interface Call {
  readonly address: string
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> }
}

export interface World {
  readonly send: (call: Call) => Promise<Response>
  /** The person whose session the checks use for a role. */
  readonly person: (role: string) => Promise<Person>
}

export interface Defect {
  readonly name: string
  readonly endpoint: EndpointName
  /** Another endpoint with the same defect. */
  readonly also?: EndpointName
  /** Called once for each run, because a defect may have state. */
  readonly make: () => (call: Call, world: World) => Promise<Response>
}

export const capabilityOf = ({ endpoint }: Pick<Defect, 'endpoint'>): Capability => {
  const capability = capabilityOfPath(endpoints[endpoint].path)
  if (!capability) throw new Error(`${endpoint} has no capability`)
  return capability
}

const pattern = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/^\/\{page path\}/, '(?:/.*)?').replace(/\{\w+\}/g, '[^/]+')}$`)

const isOf = (endpoint: Endpoint, { address, init }: Call): boolean => {
  const { pathname } = new URL(address)
  // A literal path takes precedence over a parameter: `favorites/seen` is not a favourite.
  const isNamed = Object.values<Endpoint>(endpoints).some(
    ({ method, path }) => method === init.method && path === pathname && path !== endpoint.path,
  )
  return (init.method ?? 'GET') === endpoint.method && !isNamed && pattern(endpoint).test(pathname)
}

/** The server with the defect. */
export const broken = (defect: Defect, fetch: Fetch, person: World['person']): Fetch => {
  const act = defect.make()
  const named = [defect.endpoint, defect.also].flatMap((name) => (name ? [endpoints[name]] : []))
  const send = ({ address, init }: Call) => fetch(address, init)
  return async (address, init) => {
    const call = { address, init: { ...init, headers: init.headers as Record<string, string> } }
    return named.some((endpoint) => isOf(endpoint, call)) ? act(call, { send, person }) : fetch(address, init)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are broken field by field
type Body = any

export const jsonOf = async (response: Response): Promise<Body> => {
  const text = await response.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same response with another status or body. */
export const changed = (
  response: Response,
  { status = response.status, body }: { readonly status?: number; readonly body?: unknown },
): Response => {
  const headers = new Headers(response.headers)
  const isSilent = status === 204 || (body === undefined && response.body === null)
  return new Response(isSilent ? null : body === undefined ? response.body : JSON.stringify(body), {
    status,
    headers,
  })
}

type Make = Defect['make']

/** Changes the body of successful responses. */
export const changesAnswer =
  (change: (body: Body, call: Call) => unknown): Make =>
  () =>
  async (call, { send }) => {
    const response = await send(call)
    const body = await jsonOf(response)
    return response.ok && body !== undefined ? changed(response, { body: change(body, call) }) : response
  }

/** Replaces one status by another. */
export const status =
  (from: number, to: number, body?: unknown): Make =>
  () =>
  async (call, { send }) => {
    const response = await send(call)
    if (response.status !== from) return response
    const made = body ?? { ...(await jsonOf(response)), status: to }
    return changed(response, { status: to, body: made })
  }

/** The fields of the request; undefined if it is not a JSON object. */
export const bodyOf = ({ init }: Call): Body => {
  try {
    const body = JSON.parse(String(init.body)) as unknown
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/** Changes the body of the request. */
export const changesRequest =
  (change: (body: Body) => unknown): Make =>
  () =>
  async (call, { send }) => {
    const body = bodyOf(call)
    if (body === undefined) return send(call)
    return send({ ...call, init: { ...call.init, body: JSON.stringify(change(body)) } })
  }

/** Changes the address of the request. */
export const changesAddress =
  (change: (address: URL) => void): Make =>
  () =>
  async ({ address, init }, { send }) => {
    const url = new URL(address)
    change(url)
    return send({ address: url.href, init })
  }

/** Ignores a header of the request. */
export const ignoresHeader =
  (header: string): Make =>
  () =>
  async ({ address, init }, { send }) => {
    const { [header]: _, ...headers } = init.headers
    return send({ address, init: { ...init, headers } })
  }

/** Overrides a header of the request. */
export const overridesHeader =
  (header: string, value: string): Make =>
  () =>
  async ({ address, init }, { send }) =>
    send({ address, init: { ...init, headers: { ...init.headers, [header]: value } } })

/** Does not check ownership: retries a 404 as a person of the role. */
export const skipsOwnership =
  (role: string): Make =>
  () =>
  async (call, { send, person }) => {
    const response = await send(call)
    if (response.status !== 404) return response
    const { authorization, cookie } = await person(role)
    const { address, init } = call
    return send({ address, init: { ...init, headers: { ...init.headers, authorization, cookie } } })
  }

/** Answers every permitted caller as if the caller had the role. */
export const answersAs =
  (role: string): Make =>
  () =>
  async (call, { send, person }) => {
    const response = await send(call)
    if (!response.ok) return response
    const { authorization, cookie } = await person(role)
    const { address, init } = call
    return send({ address, init: { ...init, headers: { ...init.headers, authorization, cookie } } })
  }

/** Changes a header of the response, or removes it if there is no value. */
export const responseHeader =
  (header: string, value?: string): Make =>
  () =>
  async (call, { send }) => {
    const response = await send(call)
    if (!response.ok) return response
    const made = new Response(response.body, response)
    if (value === undefined) made.headers.delete(header)
    else made.headers.set(header, value)
    return made
  }

/** Removes an attribute of cookies. */
export const removesAttribute =
  (attribute: RegExp): Make =>
  () =>
  async (call, { send }) => {
    const response = await send(call)
    const made = new Response(response.body, response)
    made.headers.delete('set-cookie')
    for (const cookie of response.headers.getSetCookie())
      made.headers.append('set-cookie', cookie.replace(attribute, ''))
    return made
  }

/** Answers permitted callers with success, and does nothing. */
export const doesNothing =
  (status: number, body?: (call: Call) => unknown): Make =>
  () =>
  async (call, { send }) => {
    const { authorization, 'sec-fetch-site': from } = call.init.headers
    const isInOrder = authorization !== undefined && from === 'same-origin' && bodyOf(call) !== undefined
    const isAllowed = isInOrder && (await send({ ...call, init: { ...call.init, body: '{' } })).status === 400
    if (call.init.body !== undefined && !isAllowed) return send(call)
    if (call.init.body === undefined && (authorization === undefined || from !== 'same-origin'))
      return send(call)
    return new Response(body ? JSON.stringify(body(call)) : null, {
      status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }
