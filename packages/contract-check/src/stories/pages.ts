// View models, and the navigation and footer around every page.
import { endpoints } from '@husrum/contract'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, holds, NotTried, refused, same } from '../expect.ts'
import type { Person } from '../service.ts'

const viewModel = ({ service }: Setting, path: string, as?: Person) =>
  service.request(`${path}GetViewModel`, { headers: { accept: 'application/json' }, as })

export const pageChecks = checksOf('pages', {
  'the start page has a view model': async (setting) => {
    const model = answered(endpoints.getViewModel, await viewModel(setting, setting.site.basePath))
    same('template', model.template, 'start')
  },
  'the search page has a view model with a title': async (setting) => {
    const { search } = setting.site.routes as { readonly search?: string }
    if (search === undefined) throw new NotTried('the site has no search')
    const model = answered(endpoints.getViewModel, await viewModel(setting, search))
    same('template', model.template, 'search')
    holds('it has no title', typeof model.seo?.title === 'string' && model.seo.title !== '')
  },
  'an unknown page answers 404, with a view model': async (setting) => {
    const reply = await viewModel(setting, '/no-such-page-here/')
    same('status', reply.status, 404)
    same('template', reply.body?.template, 'notFound')
  },
  'My Pages require sign-in': async (setting) => {
    const { myPages } = setting.site.routes as { readonly myPages?: string }
    if (myPages === undefined) throw new NotTried('the site has no My Pages')
    refused(await viewModel(setting, myPages), 401)
  },
  'My Pages are shown to signed-in users, and never cached': async (setting) => {
    const { myPages } = setting.site.routes as { readonly myPages?: string }
    if (myPages === undefined) throw new NotTried('the site has no My Pages')
    const reply = await viewModel(setting, myPages, await setting.people.of('resident'))
    answered(endpoints.getViewModel, reply)
    holds('it may be cached', /no-store/.test(reply.headers.get('cache-control') ?? ''))
  },
  'navigation and footer match those of the pages': async (setting) => {
    const alone = answered(endpoints.getNavigation, await setting.service.send(endpoints.getNavigation))
    const around = answered(endpoints.getViewModel, await viewModel(setting, setting.site.basePath))
    same('footer', alone.footer.copyright, around.footer?.copyright)
    holds('the navigation is empty', alone.navigation.main.length > 0)
  },
})
