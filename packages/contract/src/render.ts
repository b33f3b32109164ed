// The interface between the server and the web package's server bundle: a page request in, an HTML document out. Types only.
import type { SiteKey } from '@husrum/domain'
import type { EndpointName } from './endpoints.ts'

/** An endpoint's answer: its response with one of its own statuses, or a problem (`problemDto`) with any other status. */
export interface EndpointReply {
  readonly status: number
  readonly body: unknown
  /** Another backend's view model, passed on unvalidated, so that editors see what is wrong with it. */
  readonly isUnchecked?: boolean
}

/**
 * Calls an endpoint on behalf of the visitor whose page is rendered. GET requests use the visitor's session; other methods, which could
 * change state, are anonymous. Endpoints of this server are called directly; those of another backend (`API_URL`) over the network, and
 * their answers are validated against the contract. `request` includes path parameters; `getViewModel` takes `{ path }`, the requested
 * path of the page. The reply is 503 or 502 if a backend is unavailable or violates the contract; rejects only for programming errors.
 */
export type CallEndpoint = (name: EndpointName, request: unknown) => Promise<EndpointReply>

/** The browser files of a page, as built. */
export interface PageFiles {
  /** The page's styles, to be inlined. */
  readonly css: string
  /** Addresses of the style sheets in `css`, so that the browser does not fetch them again. */
  readonly styles: readonly string[]
  /** Addresses of the initial scripts in addition to the entry, so that they load in parallel. */
  readonly scripts: readonly string[]
}

/** The assets of a document. */
export interface DocumentAssets {
  /** Address of the client's entry script. */
  readonly entry: string
  /** The files of the page frame and of these modules, which are named as in the build manifest. */
  readonly files: (modules: readonly string[]) => PageFiles
  /** Addresses of the fonts that every page preloads. */
  readonly preloadFonts: readonly string[]
  /** An inline module that only development needs. */
  readonly headScript?: string
}

/** The tag manager of a site, as its operator has configured it. */
export interface TagManagerSetting {
  /** The site's own tag server. */
  readonly host: string
  readonly containerId: string
}

/** The tag manager of a site, for one document. */
export interface TagManagerAtPage extends TagManagerSetting {
  /** Whether this document may load it (`mayRunThirdPartyScripts`); if not, events are reported from the next page. */
  readonly mayLoad: boolean
}

export interface ConsentSettings {
  /** Revision of the cookie policy. An answer to another revision is ignored. */
  readonly revision: number
  /** Absent if the site has no measurement. */
  readonly tagManager?: TagManagerAtPage | undefined
}

export interface RenderInput {
  /** The absolute address that the visitor requested. */
  readonly url: string
  readonly site: SiteKey
  readonly call: CallEndpoint
  readonly environment: 'development' | 'production'
  /** Shown on error pages as the reference number. */
  readonly requestId: string
  /** The request's `Cookie` header; empty if there is none. */
  readonly cookies: string
  readonly consent: Pick<ConsentSettings, 'revision'> & {
    readonly tagManager?: TagManagerSetting | undefined
  }
  readonly assets: DocumentAssets
  /** Receives errors after which the page still renders. */
  readonly report?: (error: unknown) => void
}

export interface RenderOutput {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The exact inline scripts and styles of the page. The Content Security Policy allows no others. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Whether the document may load the site's tag manager. The Content Security Policy allows it only then. */
  readonly mayLoadTagManager?: boolean
}

export type Render = (input: RenderInput) => Promise<RenderOutput>
