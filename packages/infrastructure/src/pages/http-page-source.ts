// Pages over HTTP: a view model for every path (specification 3 §7.3).

import type { EditNote, PageResult, PageSource } from '@husrum/application'
import { ContractBroken, ServiceUnavailable } from '@husrum/application'
import { endpoints, pageDto, redirectDto, viewModelSuffix } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { viewModelPath } from '@husrum/domain'
import type { HttpClient } from '../http/http-client.ts'
import type { SanitiseHtml } from './page-mapper.ts'
import { toChrome, toPage, unknownBlockKinds } from './page-mapper.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Read from whatever came, because it matters most when the rest is wrong. */
const editNoteOf = (body: unknown): EditNote => {
  const editUrl = fieldOf(body, 'editUrl')
  return {
    editMode: fieldOf(body, 'editMode') === true,
    ...(typeof editUrl === 'string' && { editUrl }),
  }
}

/** What a body says, taken for a page. A problem (RFC 9457) is none, nor is what has no template. */
const read = (status: 200 | 404, body: unknown, sanitise: SanitiseHtml): PageResult => {
  if (status === 200) {
    const moved = redirectDto.safeParse(body)
    if (moved.success)
      return { kind: 'moved', location: moved.data.location, isPermanent: moved.data.status === 301 }
  }
  const template = fieldOf(body, 'template')
  if (status === 404 && template === undefined) return { kind: 'missing' }
  const parsed = pageDto.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const reason = `${issue?.path.map(String).join('.')}: ${issue?.message}`
    return { kind: 'unusable', template, reason, note: editNoteOf(body) }
  }
  const page = toPage(parsed.data, sanitise)
  if (status === 404) return { kind: 'not-found', page }
  const leftOut = unknownBlockKinds(parsed.data)
  return { kind: 'page', page, ...(leftOut.length > 0 && { leftOut }) }
}

export const makeHttpPageSource = ({
  http,
  site,
  sanitise,
}: {
  http: HttpClient
  site: SiteDefinition
  /** What sees to it that content's HTML may be rendered. */
  sanitise: SanitiseHtml
}): PageSource => ({
  async pageAt(path) {
    const asked = viewModelPath(path)
    // An address that could name something else than a page names nothing (trap T14).
    if (asked.kind === 'refused') return { kind: 'missing' }
    const { status, body } = await http.read(`${asked.path}${viewModelSuffix}`)
    if (status === 401 || status === 403) return { kind: 'refused', status }
    if (status === 429 || status >= 500) throw new ServiceUnavailable(`Answered ${status}`)
    if (status === 404) return read(status, body, sanitise)
    if (status !== 200) throw new ContractBroken(`Refused with ${status}`)
    if (body === undefined) throw new ContractBroken('The answer is no JSON')
    return read(status, body, sanitise)
  },

  async chrome() {
    const endpoint = site.basePath === '/en/' ? endpoints.getEnglishNavigation : endpoints.getNavigation
    return toChrome((await http.call(endpoint, {})).body)
  },
})
