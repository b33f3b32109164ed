// The sandbox: its content, and every component of the interface. Exists in development only.
import type { ContentPage } from '@husrum/domain'
import { Sandbox } from '../../dev/Sandbox.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import type { ContentData } from '../content/Template.tsx'
import { ContentTemplate } from '../content/Template.tsx'

export const SandboxTemplate = (props: TemplateProps<ContentPage, ContentData>) => (
  <>
    <ContentTemplate {...props} />
    <Sandbox />
  </>
)
