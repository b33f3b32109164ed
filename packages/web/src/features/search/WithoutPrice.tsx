// Where homes without a price are: last in an order by price, and not in a search by price.
import type { SearchState } from '@husrum/domain'
import { writeSearchAddress } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './SearchResults.module.css'

export const WithoutPrice = ({ search }: { readonly search: SearchState }) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const { min, max } = site.ranges.price
  const isBounded = search.filters.minPrice > min || search.filters.maxPrice < max
  if (!isBounded && !search.sort.startsWith('price')) return null
  const rentals = { ...search.filters, minPrice: min, maxPrice: max, disposalForm: ['tenancy'] as const }
  return (
    <p className={styles.note}>
      {isBounded ? texts.withoutPrice.hidden : texts.withoutPrice.last}{' '}
      {isBounded && 'rentals' in site.routes && (
        <RouterLink to={writeSearchAddress({ ...search, filters: rentals }, site)} rel="nofollow">
          {texts.withoutPrice.rentals}
        </RouterLink>
      )}
    </p>
  )
}
