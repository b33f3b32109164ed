// The registry of templates: which kinds of page each shows, and where it is loaded from. A new template adds its line.
import type { Page } from '@husrum/domain'
import type { AnyTemplate } from '../frame/template.ts'
import type { LoadOnce } from '../lazy/load-once.ts'
import { loadOnce } from '../lazy/load-once.ts'

interface Registered {
  readonly kinds: readonly Page['template'][]
  readonly template: LoadOnce<AnyTemplate>
}

/** A template gets only pages of its own kinds, which the types of a table cannot say. */
const register = (kinds: Registered['kinds'], load: () => Promise<unknown>): Registered => ({
  kinds,
  template: loadOnce(load as () => Promise<AnyTemplate>),
})

/** By the folder under `templates/` that each stands in. */
const templates: Readonly<Record<string, Registered>> = {
  start: register(['start'], async () => (await import('../templates/start/index.ts')).startTemplate),
  search: register(['search'], async () => (await import('../templates/search/index.ts')).searchTemplate),
  object: register(['object'], async () => (await import('../templates/object/index.ts')).objectTemplate),
  stage: register(['stage'], async () => (await import('../templates/stage/index.ts')).stageTemplate),
  identity: register(
    [
      'login',
      'register',
      'forgotPassword',
      'setPassword',
      'changeEmail',
      'consent',
      'identificationReturn',
      'buyResidenceError',
    ],
    async () => (await import('../templates/identity/index.ts')).identityTemplate,
  ),
  'not-found': register(
    ['notFound', 'notFoundObject', 'notFoundStage'],
    async () => (await import('../templates/not-found/index.ts')).notFoundTemplate,
  ),
  ...(__DEV_TOOLS__
    ? {
        sandbox: register(
          ['developerSandbox'],
          async () => (await import('../templates/sandbox/index.ts')).sandboxTemplate,
        ),
      }
    : {}),
}

/** Every kind without a template of its own is data and blocks. */
const content = register([], async () => (await import('../templates/content/index.ts')).contentTemplate)

const registeredFor = ({ template: kind }: Pick<Page, 'template'>): readonly [string, Registered] =>
  Object.entries(templates).find(([, { kinds }]) => kinds.includes(kind)) ?? ['content', content]

export const templateOf = (page: Pick<Page, 'template'>): LoadOnce<AnyTemplate> =>
  registeredFor(page)[1].template

/** Where a page's template stands, as the browser build's manifest names it. */
export const templateModule = (page: Pick<Page, 'template'>): string =>
  `src/templates/${registeredFor(page)[0]}/index.ts`
