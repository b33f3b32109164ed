// The sandbox of developers, which a production build leaves out.
import type { ContentPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import type { ContentData } from '../content/index.ts'
import { contentTemplate } from '../content/index.ts'

export const sandboxTemplate: Template<ContentPage, ContentData> = {
  ...contentTemplate,
  kinds: ['developerSandbox'],
  texts: ['homes', 'search'],
  component: lazyComponent(async () => (await import('./Template.tsx')).SandboxTemplate),
}
