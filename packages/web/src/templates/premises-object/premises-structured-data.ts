// The JSON-LD of premises for search engines (schema.org).
import type { PremisesDetails, PremisesObjectPage, PremisesStatus, SiteDefinition } from '@husrum/domain'
import { isLet, wholeUnitsOf } from '@husrum/domain'
import { pictureAddress } from '../../ui/Picture.tsx'

const availability: Readonly<Record<PremisesStatus, 'InStock' | 'SoldOut'>> = {
  forSale: 'InStock',
  booked: 'SoldOut',
  rented: 'SoldOut',
  sold: 'SoldOut',
}

/** Rent is by the year. */
const priceOf = (premises: PremisesDetails, { formats }: SiteDefinition) => {
  if (premises.price === undefined) return {}
  const amount = { price: wholeUnitsOf(premises.price), priceCurrency: formats.currencyCode }
  return isLet(premises)
    ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'ANN' } }
    : amount
}

/**
 * A `RealEstateListing` about the premises with its offer.
 *
 * @param origin of the site, without a closing slash: `https://www.husrum.example`
 */
export const premisesStructuredData = (page: PremisesObjectPage, origin: string, site: SiteDefinition) => {
  const { premises } = page.model
  const absolute = (path: string) => new URL(path, origin).href
  const address = absolute(premises.path)
  return [
    {
      '@type': 'RealEstateListing',
      '@id': address,
      url: address,
      name: page.seo.title,
      description: premises.shortDescription,
      inLanguage: page.language,
      datePosted: premises.publishedAt,
      image: premises.images.map((id) => absolute(pictureAddress(id, 1200, '3:2'))),
      mainEntity: {
        '@type': 'Place',
        name: premises.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: premises.address,
          addressLocality: premises.municipality,
          addressCountry: site.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: premises.geo.lat, longitude: premises.geo.lon },
      },
      offers: {
        '@type': 'Offer',
        url: address,
        ...priceOf(premises, site),
        businessFunction: `http://purl.org/goodrelations/v1#${isLet(premises) ? 'LeaseOut' : 'Sell'}`,
        availability: `https://schema.org/${availability[premises.status]}`,
      },
    },
  ]
}
