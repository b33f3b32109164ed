// Route of the sandbox.
import type { ContentPage } from '@husrum/domain'
import type { TemplateRoute } from '../frame/template.ts'
import { contentRoute } from '../templates/content/content-route.tsx'
import { Sandbox } from './Sandbox.tsx'

const SandboxRoute = ({ page }: { readonly page: ContentPage }) => (
  <>
    <contentRoute.Component page={page} />
    <Sandbox />
  </>
)

export const sandboxRoute: TemplateRoute<ContentPage> = {
  prefetch: contentRoute.prefetch,
  ...(contentRoute.bringParts && { bringParts: contentRoute.bringParts }),
  Component: SandboxRoute,
}
