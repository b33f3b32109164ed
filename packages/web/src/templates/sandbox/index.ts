// The sandbox of developers, which a production build leaves out.
import type { ContentPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { template as contentTemplate } from '../content/index.ts'
import type { ContentData } from '../content/Template.tsx'
import { SandboxTemplate } from './Template.tsx'

export const template: Template<ContentPage, ContentData> = {
  ...contentTemplate,
  texts: ['homes', 'search'],
  Component: SandboxTemplate,
}
