// The search that folds out of the header: homes in a place, or the company's pages, and what others look for.
import type { PageLink } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { placeParameter, sentMarker } from '../features/search/sent-form.ts'
import { useSite, useTexts } from '../frame/site.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Foldout } from './Foldout.tsx'
import styles from './SearchMenu.module.css'

interface SearchMenuProps {
  readonly popularSearches: readonly PageLink[]
  readonly isCorporate: boolean
  readonly className?: string | undefined
}

export const SearchMenu = ({ popularSearches, isCorporate, className }: SearchMenuProps) => {
  const site = useSite()
  const { search, searchHomes } = useTexts().layout
  const homes = routePath(site, 'search')
  const ofCompany = isCorporate ? routePath(site, 'corporateSearch') : undefined
  const pages = ofCompany ?? routePath(site, 'textSearch')
  // A site whose pages cannot be searched looks for homes in the place that is typed.
  const target = pages ?? homes
  if (target === undefined) return null
  const label = pages === undefined ? search.placeField : search.field
  return (
    <Foldout
      kind="search"
      className={className}
      panelClassName={styles.panel}
      opener={
        <>
          <Icon name="search" />
          <span className={styles.word}>{search.open}</span>
        </>
      }
    >
      <search>
        <form className={styles.form} action={target}>
          <label className={styles.label} htmlFor="header-search">
            {ofCompany === undefined ? label : search.corporateField}
          </label>
          {pages === undefined && <input type="hidden" name={sentMarker} value="1" />}
          <input
            id="header-search"
            className={styles.field}
            type="search"
            name={pages === undefined ? placeParameter : 's'}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <Button type="submit">{search.submit}</Button>
        </form>
      </search>
      {popularSearches.length > 0 && !isCorporate && (
        <div>
          <h2 className={styles.heading}>{search.popular}</h2>
          <ul className={styles.popular}>
            {popularSearches.map(({ href, title }) => (
              <li key={href}>
                <SiteLink className={styles.link} href={href}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {homes !== undefined && (
        <ButtonLink className={styles.homes} look="secondary" href={homes}>
          {searchHomes}
          <Icon name="arrow" />
        </ButtonLink>
      )}
    </Foldout>
  )
}
