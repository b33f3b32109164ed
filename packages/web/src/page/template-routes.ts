// The registry of templates: a visitor downloads the one that they look at.
import type { Page, TemplateKind } from '@husrum/domain'
import type { TemplateRoute } from './template-route.ts'

type PageTemplate = Exclude<TemplateKind, 'error'>

const routes: Readonly<Record<PageTemplate, () => Promise<unknown>>> = {
  start: async () => (await import('../templates/start/start-route.tsx')).startRoute,
  search: async () => (await import('../templates/search/search-route.tsx')).searchRoute,
  object: async () => (await import('../templates/object/object-route.tsx')).objectRoute,
  notFound: async () => (await import('../templates/not-found/not-found-route.ts')).notFoundRoute,
  notFoundObject: async () => (await import('../templates/not-found/not-found-route.ts')).notFoundRoute,
}

/** The registry pairs each template with a route for its page, which the types of a record cannot say. */
export const loadTemplateRoute = async (page: Page): Promise<TemplateRoute<Page>> =>
  (await routes[page.template]()) as TemplateRoute<Page>
