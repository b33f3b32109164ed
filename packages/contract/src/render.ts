// What the server and the web's server bundle hand each other: a page's request in, a whole document out. Types alone.
import type { SiteKey } from '@husrum/domain'
import type { EndpointName } from './endpoints.ts'

/** What an endpoint answered: its response under a status of its own, or a problem (`problemDto`) under any other. */
export interface EndpointReply {
  readonly status: number
  readonly body: unknown
  /** Another backend's view model, passed on as it came, so that an editor learns what is wrong with it. */
  readonly isUnchecked?: boolean
}

/**
 * Calls an endpoint on behalf of the visitor whose page is rendered: as them where it only reads (GET), as nobody where it
 * could change something. This server's own endpoints are called directly, another backend's (`API_URL`) over the network
 * and held against the contract. `request` is the endpoint's, path parameters included; `getViewModel` takes `{ path }`,
 * the page's path as it came. A backend that is away or breaks the contract answers 503 or 502; rejects only for programming errors.
 */
export type CallEndpoint = (name: EndpointName, request: unknown) => Promise<EndpointReply>

/** What a page is made of in the browser, as the build left it. */
export interface PageFiles {
  /** Its styles, to be inlined. */
  readonly css: string
  /** Addresses of the sheets that `css` is made of, so that the browser does not fetch them again. */
  readonly styles: readonly string[]
  /** Addresses of the scripts that it begins with beside the entry, so that none waits for another. */
  readonly scripts: readonly string[]
}

/** What a page needs around it. */
export interface DocumentAssets {
  /** Address of the client's entry script. */
  readonly entry: string
  /** The files of the frame and of what a page shows; the modules are named as in the build's manifest. */
  readonly files: (modules: readonly string[]) => PageFiles
  /** Addresses of the fonts that every page begins with. */
  readonly preloadFonts: readonly string[]
  /** A module that only development needs, to stand in the page. */
  readonly headScript?: string
}

/** The tag manager of a site, as its operator has set it. */
export interface TagManagerSetting {
  /** The site's own tag server. */
  readonly host: string
  readonly containerId: string
}

/** The tag manager of a site, as a document is told of it. */
export interface TagManagerAtPage extends TagManagerSetting {
  /** Whether this document may load it (`mayRunThirdPartyScripts`); where not, events are reported from the next page. */
  readonly mayLoad: boolean
}

export interface ConsentSettings {
  /** Of the cookie policy: an answer to another revision does not count. */
  readonly revision: number
  /** Absent where the site measures nothing. */
  readonly tagManager?: TagManagerAtPage | undefined
}

export interface RenderInput {
  /** Absolute address as the visitor sees it. */
  readonly url: string
  readonly site: SiteKey
  readonly call: CallEndpoint
  readonly environment: 'development' | 'production'
  /** Shown on error pages as the reference number. */
  readonly requestId: string
  /** The request's `Cookie` header; empty where there is none. */
  readonly cookies: string
  readonly consent: Pick<ConsentSettings, 'revision'> & {
    readonly tagManager?: TagManagerSetting | undefined
  }
  readonly assets: DocumentAssets
  /** Gets the failures that the page itself survives. */
  readonly report?: (error: unknown) => void
}

export interface RenderOutput {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The scripts and styles that stand in the page, to the letter: the content policy lets through no others. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Whether the document may load the site's tag manager: only then does the content policy allow it. */
  readonly mayLoadTagManager?: boolean
}

export type Render = (input: RenderInput) => Promise<RenderOutput>
