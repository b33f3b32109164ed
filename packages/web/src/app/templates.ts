// The registry of templates: a visitor downloads the one that they look at.
import type { Page } from '@husrum/domain'
import type { TemplateRoute } from '../frame/template.ts'
import { hasConsentForm, isIdentityPage } from './texts-of-page.ts'

type OwnModelTemplate =
  | 'start'
  | 'search'
  | 'object'
  | 'stage'
  | 'notFound'
  | 'notFoundObject'
  | 'notFoundStage'

const notFound = async () => (await import('../templates/not-found/not-found-route.ts')).notFoundRoute

const routes: Readonly<Record<OwnModelTemplate, () => Promise<unknown>>> = {
  start: async () => (await import('../templates/start/start-route.tsx')).startRoute,
  search: async () => (await import('../templates/search/search-route.tsx')).searchRoute,
  object: async () => (await import('../templates/object/object-route.tsx')).objectRoute,
  stage: async () => (await import('../templates/stage/stage-route.tsx')).stageRoute,
  notFound,
  notFoundObject: notFound,
  notFoundStage: notFound,
}

/** Every template without a model of its own is data and blocks. */
const content = async () => (await import('../templates/content/content-route.tsx')).contentRoute

/** A page with the form about cookies. */
const consent = async () => (await import('../templates/content/consent-route.tsx')).consentRoute

/** The pages around sign-in. */
const identity = async () => (await import('../templates/identity/identity-route.tsx')).identityRoute

/** The route of a page, with all that it shows. */
export const loadTemplateRoute = async (page: Page): Promise<TemplateRoute<Page>> => {
  const route = await routeOf(page)
  await route.bringParts?.(page)
  return route
}

/** The registry pairs each template with a route for its page, which the types of a record cannot say. */
const routeOf = async (page: Page): Promise<TemplateRoute<Page>> => {
  const { template } = page
  if (__DEV_TOOLS__ && template === 'developerSandbox')
    return (await import('../dev/sandbox-route.tsx')).sandboxRoute as TemplateRoute<Page>
  if (isIdentityPage(page)) return (await identity()) as TemplateRoute<Page>
  if (!Object.hasOwn(routes, template) && hasConsentForm(page))
    return (await consent()) as TemplateRoute<Page>
  const load = Object.hasOwn(routes, template) ? routes[template as OwnModelTemplate] : content
  return (await load()) as TemplateRoute<Page>
}
