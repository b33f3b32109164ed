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

const templates = [
  startTemplate,
  searchTemplate,
  objectTemplate,
  stageTemplate,
  identityTemplate,
  notFoundTemplate,
  ...(__DEV_TOOLS__ ? [sandboxTemplate] : []),
]

/** The template of a page; those without one of their own are data and blocks. */
export const templateOf = ({ template: kind }: Pick<Page, 'template'>): AnyTemplate =>
  // A template gets only pages of its own kinds, which the types of a list cannot say.
  (templates.find(({ kinds }) => kinds.includes(kind)) ?? contentTemplate) as AnyTemplate
