// Where homes without a price are: last in an order by price, and not in a search by price; a search by rent finds only rentals.
import type { SearchState } from '@husrum/domain'
import { writeSearchAddress } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './SearchResults.module.css'

export const WithoutPrice = ({ search }: { readonly search: SearchState }) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const { price, rent } = site.ranges
  const { minPrice, maxPrice, minRent, maxRent } = search.filters
  const hasPrice = minPrice > price.min || maxPrice < price.max
  const hasRent = minRent > rent.min || maxRent < rent.max
  // With both, homes are found by their price, and rentals by their rent.
  if (hasPrice && hasRent) return null
  if (hasRent) return <p className={styles.note}>{texts.withoutPrice.onlyRentals}</p>
  if (!hasPrice && !search.sort.startsWith('price')) return null
  const rentals = {
    ...search.filters,
    minPrice: price.min,
    maxPrice: price.max,
    disposalForm: ['tenancy'] as const,
  }
  return (
    <p className={styles.note}>
      {hasPrice ? texts.withoutPrice.hidden : texts.withoutPrice.last}{' '}
      {hasPrice && 'rentals' in site.routes && (
        <RouterLink to={writeSearchAddress({ ...search, filters: rentals }, site)} rel="nofollow">
          {texts.withoutPrice.rentals}
        </RouterLink>
      )}
    </p>
  )
}
