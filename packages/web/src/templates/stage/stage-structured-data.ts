// The JSON-LD of a stage for search engines (schema.org).
import type { SiteDefinition, StagePage } from '@husrum/domain'
import { priceEnds, stagePriceRange, wholeUnitsOf } from '@husrum/domain'
import { pictureAddress } from '../../ui/Picture.tsx'
import { viewingsId } from './Template.tsx'

const between = (minValue: number, maxValue: number, unitCode?: string) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode,
})

/**
 * A `RealEstateListing` about the stage, which is an `ApartmentComplex`. Has prices only while something is for sale.
 *
 * @param origin of the site, without a closing slash: `https://www.husrum.example`
 */
export const stageStructuredData = (page: StagePage, origin: string, site: SiteDefinition) => {
  const { stage, homeIds, publishedAt } = page.model
  const absolute = (path: string) => new URL(path, origin).href
  const address = absolute(stage.path)
  const isForSale = stage.homes > 0
  const prices = priceEnds(stagePriceRange(stage, site.country))
  return [
    {
      '@type': 'RealEstateListing',
      '@id': address,
      url: address,
      name: page.seo.title,
      description: stage.shortDescription,
      inLanguage: page.language,
      datePosted: publishedAt,
      ...(stage.image !== '' && { image: absolute(pictureAddress(stage.image, 1200, '3:2')) }),
      mainEntity: {
        '@type': 'ApartmentComplex',
        name: stage.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: stage.municipality,
          addressRegion: stage.county,
          addressCountry: site.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: stage.geo.lat, longitude: stage.geo.lon },
        numberOfAccommodationUnits: homeIds.length,
        numberOfAvailableAccommodationUnits: stage.homes,
        ...(isForSale && { tourBookingPage: `${address}#${viewingsId}` }),
        accommodationFloorPlan: {
          '@type': 'FloorPlan',
          numberOfRooms: between(stage.minRooms, stage.maxRooms),
          floorSize: between(stage.minArea, stage.maxArea, 'MTK'),
          numberOfAccommodationUnits: homeIds.length,
          numberOfAvailableAccommodationUnits: stage.homes,
        },
      },
      ...(isForSale &&
        prices && {
          offers: {
            '@type': 'AggregateOffer',
            url: address,
            lowPrice: wholeUnitsOf(prices[0]),
            highPrice: wholeUnitsOf(prices[1]),
            offerCount: stage.homes,
            priceCurrency: site.formats.currencyCode,
          },
        }),
    },
  ]
}
