// The registry of templates. A new template adds its line here.
import type { Page } from '@husrum/domain'
import type { AnyTemplate } from '../frame/template.ts'
import { contentTemplate } from '../templates/content/index.ts'
import { identityTemplate } from '../templates/identity/index.ts'
import { notFoundTemplate } from '../templates/not-found/index.ts'
import { objectTemplate } from '../templates/object/index.ts'
import { sandboxTemplate } from '../templates/sandbox/index.ts'
import { searchTemplate } from '../templates/search/index.ts'
import { stageTemplate } from '../templates/stage/index.ts'
import { startTemplate } from '../templates/start/index.ts'

/** By the folder under `templates/` that each stands in. */
const templates = {
  start: startTemplate,
  search: searchTemplate,
  object: objectTemplate,
  stage: stageTemplate,
  identity: identityTemplate,
  'not-found': notFoundTemplate,
  ...(__DEV_TOOLS__ ? { sandbox: sandboxTemplate } : {}),
  // Every kind without a template of its own is data and blocks.
  content: contentTemplate,
}

const folderOf = ({ template: kind }: Pick<Page, 'template'>): string =>
  Object.entries(templates).find(([, { kinds }]) => kinds.includes(kind))?.[0] ?? 'content'

export const templateOf = (page: Pick<Page, 'template'>): AnyTemplate =>
  // A template gets only pages of its own kinds, which the types of a table cannot say.
  templates[folderOf(page) as keyof typeof templates] as AnyTemplate

/** Where a page's template stands, as the browser build's manifest names it. */
export const templateModule = (page: Pick<Page, 'template'>): string =>
  `src/templates/${folderOf(page)}/Template.tsx`
