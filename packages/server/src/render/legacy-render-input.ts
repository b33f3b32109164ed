// What the web asked for before it took `call`: a fetch over it, and its other names. To go with the web's next version.
import type { CallEndpoint, Endpoint, EndpointName, RenderInput } from '@husrum/contract'
import { endpoints, viewModelSuffix } from '@husrum/contract'

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const table = Object.entries<Endpoint>(endpoints).map(
  ([name, endpoint]) => [name as EndpointName, endpoint, patternOf(endpoint)] as const,
)

type Fields = Record<string, unknown>

const isProblem = (body: unknown): boolean => typeof body === 'object' && body !== null && 'reference' in body

const parametersOf = (endpoint: Endpoint, path: Readonly<Record<string, string>>, query: URLSearchParams) => {
  const { shape = {} } = endpoint.request._zod.def as { shape?: Record<string, { _zod: { def: unknown } }> }
  const typeOf = (definition: unknown): string => {
    const { type, innerType } = definition as { type: string; innerType?: { _zod: { def: unknown } } }
    return innerType ? typeOf(innerType._zod.def) : type
  }
  const given: Fields = {}
  for (const [name, field] of Object.entries(shape)) {
    const texts = query.getAll(name)
    const text = path[name] ?? texts.at(-1)
    if (text === undefined) continue
    const type = typeOf(field._zod.def)
    given[name] = type === 'array' ? texts : type === 'number' ? Number(text) : text
  }
  return given
}

const makeFetch =
  (call: CallEndpoint): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const answer = ({ status, body }: { status: number; body: unknown }) =>
      new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: {
          'content-type': status >= 400 && isProblem(body) ? 'application/problem+json' : 'application/json',
        },
      })
    if (pathname.endsWith(`/${viewModelSuffix}`))
      return answer(await call('getViewModel', { path: pathname.slice(0, -viewModelSuffix.length) }))
    for (const [name, endpoint, pattern] of table) {
      const found = endpoint.method === request.method && pattern.exec(pathname)
      if (!found) continue
      const path = parametersOf(endpoint, found.groups ?? {}, searchParams)
      const text = await request.text()
      return answer(await call(name, text === '' ? path : { ...(JSON.parse(text) as Fields), ...path }))
    }
    return answer({ status: 404, body: {} })
  }

export const legacyRenderInput = (input: RenderInput, signal: AbortSignal): RenderInput => {
  const { css } = input.assets
  const text = css('')
  return {
    ...input,
    assets: {
      ...input.assets,
      css: Object.assign((template: string) => css(template), { toString: () => text }),
    },
    ...{ fetch: makeFetch(input.call), signal, consentTerms: input.consent },
  }
}
