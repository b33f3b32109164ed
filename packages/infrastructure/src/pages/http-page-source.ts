// Pages of the content service: a view model for every path (PLAT-40).
import type { EditNote, PageResult, PageSource } from '@husrum/application'
import { ContractBroken, ServiceUnavailable } from '@husrum/application'
import type { PageDto, RedirectDto } from '@husrum/contract'
import { getEnglishNavigation, getNavigation, pageDto, redirectDto } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { viewModelPath } from '@husrum/domain'
import type { ServiceClient, ViewModelResponse } from '../http/service-client.ts'
import type { LoadSanitiser } from './page-mapper.ts'
import { toChrome, toPage } from './page-mapper.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Read from the unvalidated body, because editors need it most when the rest is invalid. */
const editNoteOf = (body: unknown): EditNote => {
  const editUrl = fieldOf(body, 'editUrl')
  return {
    editMode: fieldOf(body, 'editMode') === true,
    ...(typeof editUrl === 'string' && { editUrl }),
  }
}

const redirectIn = ({ body, isChecked }: ViewModelResponse): RedirectDto | undefined => {
  if (isChecked) return fieldOf(body, 'location') === undefined ? undefined : (body as RedirectDto)
  const parsed = redirectDto.safeParse(body)
  return parsed.success ? parsed.data : undefined
}

/** The page, or the field that is missing or invalid. */
const pageIn = ({ body, isChecked }: ViewModelResponse): PageDto | { readonly reason: string } => {
  if (isChecked) return body as PageDto
  const parsed = pageDto.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return { reason: `${issue?.path.map(String).join('.')}: ${issue?.message}` }
}

/** Interprets a response with status 200, 404 or 410. A problem (RFC 9457) has no template, so it is not a page. */
const resultOf = async (response: ViewModelResponse, loadSanitiser: LoadSanitiser): Promise<PageResult> => {
  const { status, body, isChecked } = response
  const redirect = status === 200 ? redirectIn(response) : undefined
  if (redirect) return { kind: 'moved', location: redirect.location, isPermanent: redirect.status === 301 }
  const template = fieldOf(body, 'template')
  if (status !== 200 && template === undefined) return { kind: 'missing' }
  const dto = pageIn(response)
  if ('reason' in dto) return { kind: 'unusable', template, reason: dto.reason, note: editNoteOf(body) }
  const { page, leftOut } = await toPage(dto, { loadSanitiser, isChecked })
  if (status !== 200) return { kind: 'not-found', page, ...(status === 410 && { isGone: true }) }
  return { kind: 'page', page, ...(leftOut.length > 0 && { leftOut }) }
}

export const makeHttpPageSource = ({
  client,
  site,
  loadSanitiser,
}: {
  readonly client: ServiceClient
  readonly site: SiteDefinition
  /** Loads the sanitiser that makes the HTML of content safe to render. */
  readonly loadSanitiser: LoadSanitiser
}): PageSource => ({
  async pageAt(path) {
    const asked = viewModelPath(path)
    // A path that could address anything other than a page is refused (SEC-4).
    if (asked.kind === 'refused') return { kind: 'missing' }
    const response = await client.viewModel(asked.path)
    const { status, body } = response
    if (status === 401 || status === 403 || status === 409) return { kind: 'refused', status }
    if (status === 429 || status >= 500) throw new ServiceUnavailable(`Answered ${status}`)
    if (status !== 200 && status !== 404 && status !== 410) throw new ContractBroken(`Refused with ${status}`)
    if (status === 200 && body === undefined) throw new ContractBroken('The answer is not JSON')
    return resultOf(response, loadSanitiser)
  },

  async chrome() {
    const endpoint = site.basePath === '/en/' ? getEnglishNavigation : getNavigation
    return toChrome((await client.call(endpoint, {})).body)
  },
})
