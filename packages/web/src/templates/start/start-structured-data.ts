// The structured data of a site's start page, as JSON-LD (schema.org): the organisation, and the search of the site.
import type { SiteDefinition, StartPage } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { placeParameter } from '../../features/search/sent-form.ts'
import { sentMarker } from '../../frame/sent-form.ts'

/**
 * An `Organization` and its `WebSite`, with the search by place if the site has one.
 *
 * @param origin of the site, without a closing slash: `https://www.husrum.example`
 */
export const startStructuredData = (page: StartPage, origin: string, site: SiteDefinition) => {
  const { contact, footer, seo, language } = page
  const home = `${origin}${site.routes.start}`
  const organisation = `${home}#organization`
  const search = routePath(site, 'search')
  const profiles = footer.socialLinks.map(({ href }) => href).filter((href) => href.startsWith('https:'))
  return [
    {
      '@type': 'Organization',
      '@id': organisation,
      name: site.name,
      url: home,
      email: contact.email,
      telephone: contact.phone,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: site.name,
      url: home,
      description: seo.description,
      inLanguage: language,
      publisher: { '@id': organisation },
      ...(search !== undefined && {
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${search}?${sentMarker}=1&${placeParameter}={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ]
}
