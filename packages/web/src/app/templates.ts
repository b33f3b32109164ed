// The registry of templates: a visitor downloads the one that they look at.
import type { Locale, Page, PageTemplateKind } from '@husrum/domain'
import type { TemplateRoute } from '../frame/template.ts'

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

/** A page with the form about cookies brings the words for it along. */
const consent = async (locale: Locale) => {
  const [{ consentRoute }, { loadConsentTexts }] = await Promise.all([
    import('../templates/content/consent-route.tsx'),
    import('../features/consent/load-consent-texts.ts'),
  ])
  return consentRoute(locale, await loadConsentTexts(locale))
}

/** The pages around sign-in bring its words along. */
const identity = async (locale: Locale) => {
  const [{ identityRoute }, { loadSignInTexts }] = await Promise.all([
    import('../templates/identity/identity-route.tsx'),
    import('../features/sign-in/load-sign-in-texts.ts'),
  ])
  return identityRoute(locale, await loadSignInTexts(locale))
}

const identityTemplates: readonly PageTemplateKind[] = [
  'login',
  'register',
  'forgotPassword',
  'setPassword',
  'changeEmail',
  'consent',
  'identificationReturn',
  'buyResidenceError',
]

const hasConsentForm = ({ template, model }: Page): boolean =>
  template === 'cookies' ||
  ('blocks' in model && model.blocks.some((block) => block.kind === 'form' && block.form === 'consent'))

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
  if (identityTemplates.includes(template))
    return (await identity(page.language as Locale)) as TemplateRoute<Page>
  if (!Object.hasOwn(routes, template) && hasConsentForm(page))
    return (await consent(page.language as Locale)) as TemplateRoute<Page>
  const load = Object.hasOwn(routes, template) ? routes[template as OwnModelTemplate] : content
  return (await load()) as TemplateRoute<Page>
}
