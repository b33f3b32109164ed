// The JSON-LD of a home for search engines (schema.org).
import type { HomeDetails, ObjectPage, ResidenceStatus, SiteDefinition } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'
import { pictureAddress } from '../../ui/Picture.tsx'

const availability: Readonly<Record<ResidenceStatus, 'InStock' | 'PreSale' | 'SoldOut'>> = {
  forSale: 'InStock',
  succession: 'InStock',
  reserved: 'InStock',
  preSelling: 'PreSale',
  booked: 'SoldOut',
  sold: 'SoldOut',
  showingApartment: 'SoldOut',
  notAvailable: 'SoldOut',
}

const accommodation = (home: HomeDetails, site: SiteDefinition) => {
  const place = {
    name: home.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: home.address,
      addressLocality: home.municipality,
      addressRegion: home.county,
      addressCountry: site.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: home.geo.lat, longitude: home.geo.lon },
  }
  if (home.residenceType === 'plot') return { '@type': 'Place', ...place }
  return {
    '@type': home.residenceType === 'apartment' ? 'Apartment' : 'House',
    ...place,
    numberOfRooms: home.rooms,
    floorSize: { '@type': 'QuantitativeValue', value: home.area, unitCode: 'MTK' },
    ...(home.floor !== undefined && { floorLevel: String(home.floor) }),
  }
}

/** Rent is by the month. */
const priceOf = ({ price, totalPrice = price, monthlyFee }: HomeDetails, { formats }: SiteDefinition) => {
  const priceCurrency = formats.currencyCode
  if (totalPrice > 0) return { price: wholeUnitsOf(totalPrice), priceCurrency }
  if (monthlyFee === undefined) return {}
  const monthly = { price: wholeUnitsOf(monthlyFee), priceCurrency, unitCode: 'MON' }
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...monthly } }
}

/**
 * A `RealEstateListing` about the home with its offer.
 *
 * @param origin of the site, without a closing slash: `https://www.husrum.example`
 */
export const objectStructuredData = (page: ObjectPage, origin: string, site: SiteDefinition) => {
  const { home } = page.model
  const absolute = (path: string) => new URL(path, origin).href
  const address = absolute(home.path)
  return [
    {
      '@type': 'RealEstateListing',
      '@id': address,
      url: address,
      name: page.seo.title,
      description: home.shortDescription,
      inLanguage: page.language,
      datePosted: home.publishedAt,
      image: home.images.slice(0, 3).map((id) => absolute(pictureAddress(id, 1200, '3:2'))),
      mainEntity: accommodation(home, site),
      offers: {
        '@type': 'Offer',
        url: address,
        ...priceOf(home, site),
        availability: `https://schema.org/${availability[home.status]}`,
      },
    },
  ]
}
