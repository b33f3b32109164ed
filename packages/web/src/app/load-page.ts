// Loads a page that can be shown immediately: view model, template, words and data.
import type { LoadedPage, PageElsewhere } from '@husrum/application'
import type { Page, ScriptedPage, SiteDefinition } from '@husrum/domain'
import type { Capabilities } from '../frame/capabilities.tsx'
import type { FetchQuery } from '../frame/queries.tsx'
import type { Address, AnyTemplate } from '../frame/template.ts'
import type { PageModule } from '../lazy/lazy-component.tsx'
import type { Texts, TextsName } from '../texts/load-texts.ts'
import { frameTexts, loadTexts } from '../texts/load-texts.ts'
import { isFailedCase } from './failed-case.ts'
import { pageComponentsOf } from './page-components.ts'
import { pageQuery } from './queries.ts'
import { templateKindOf } from './shown-page.ts'
import { templateModule, templateOf } from './templates.ts'

/** A page with everything that is needed to show it. */
export interface ReadyPage {
  readonly loaded: LoadedPage
  readonly texts: Texts
  readonly textsNames: readonly TextsName[]
  /** Absent if the page could not be loaded. */
  readonly shown?: { readonly template: AnyTemplate; readonly data: unknown }
  /** False if the main content could not be loaded; the page itself reports that. */
  readonly isWhole: boolean
  /** A secondary part is missing. */
  readonly isPartial?: boolean
  /** The thing that the address names within the page does not exist. */
  readonly isMissing?: boolean
  /** The modules that the page shows; only used on the server. */
  readonly modules: readonly Pick<PageModule, 'module' | 'isLate'>[]
}

export interface LoadPageContext {
  readonly site: SiteDefinition
  readonly capabilities: Capabilities
  /** In the format of a request or a document. */
  readonly cookies: string
  readonly fetch: FetchQuery
  /** The page hydrates what the server rendered; late modules then load by themselves. */
  readonly isHydration?: boolean
}

const textsOf = (template: AnyTemplate, page: Page) =>
  typeof template.texts === 'function' ? template.texts(page) : template.texts

/** Loads everything that a page shows in addition to its view model, in parallel. */
export const readyPage = async (
  loaded: LoadedPage,
  address: Address,
  { site, capabilities, cookies, fetch, isHydration = false }: LoadPageContext,
): Promise<ReadyPage> => {
  const shownAround = pageComponentsOf(loaded, address.search)
  const components = Promise.all(shownAround.map(({ load }) => load()))
  if (loaded.kind === 'failed') {
    const isCase = isFailedCase(loaded, site, address.pathname)
    const textsNames = [...frameTexts, 'homes' as const, ...(isCase ? ['faultReport' as const] : [])]
    const [texts] = await Promise.all([loadTexts(site.locale, textsNames), components])
    return { loaded, texts, textsNames, isWhole: false, modules: shownAround }
  }
  const { page } = loaded
  const template = await templateOf(page).load()
  const shown = template.shows?.(page) ?? []
  let isWhole = true
  let isPartial = false
  let isMissing = false
  const markNotFound = () => {
    isMissing = true
  }
  const required = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
    try {
      return await value
    } catch {
      isWhole = false
      return undefined
    }
  }
  const optional = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
    value.catch(() => {
      isPartial = true
      return undefined
    })
  const textsNames = [...frameTexts, ...textsOf(template, page)]
  const context = { page, address, site, cookies, fetch, required, optional, markNotFound }
  const [data, texts] = await Promise.all([
    // Inherits the capabilities instead of copying them, because on the server reading a capability makes it.
    template.load(Object.assign(Object.create(capabilities) as Capabilities, context)),
    loadTexts(site.locale, textsNames),
    ...shown.filter(({ isLate }) => !(isHydration && isLate)).map(({ load }) => load()),
    components,
  ])
  return {
    loaded,
    texts,
    textsNames,
    shown: { template, data },
    isWhole,
    isPartial,
    isMissing,
    modules: [...shownAround, { module: templateModule(page) }, ...shown],
  }
}

type ReadyOrElsewhere = { readonly kind: 'ready'; readonly ready: ReadyPage } | PageElsewhere

const findPage = (
  { pathname, search }: Address,
  { site, capabilities, fetch }: LoadPageContext,
): Promise<LoadedPage | PageElsewhere> => fetch(pageQuery(pathname, site, capabilities.pages, search))

const makeReady = async (
  found: LoadedPage | PageElsewhere,
  address: Address,
  context: LoadPageContext,
): Promise<ReadyOrElsewhere> =>
  found.kind === 'elsewhere' ? found : { kind: 'ready', ready: await readyPage(found, address, context) }

export const loadPage = async (address: Address, context: LoadPageContext): Promise<ReadyOrElsewhere> =>
  makeReady(await findPage(address, context), address, context)

/**
 * Loads a page for a document that shows another one. If `mayShow` refuses its template, nothing more is loaded: the address must be loaded
 * as its own document.
 */
export const loadNextPage = async (
  address: Address,
  context: LoadPageContext,
  mayShow: (page: ScriptedPage) => boolean,
): Promise<ReadyOrElsewhere | { readonly kind: 'newDocument' }> => {
  const found = await findPage(address, context)
  const { pathname: path, search } = address
  return found.kind === 'elsewhere' || mayShow({ path, search, template: templateKindOf(found) })
    ? makeReady(found, address, context)
    : { kind: 'newDocument' }
}
