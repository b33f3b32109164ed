// The search that folds out of the header: a field with hits while the visitor types, and popular searches.
import type { PageLink } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSite, useTexts } from '../frame/site.tsx'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Foldout } from './Foldout.tsx'
import { searchOverlay } from './lazy-components.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [text, setText] = useState('')
  // Text that was typed before the script loaded.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const write = (written: string) => {
    if (field.current) field.current.value = written
    setText(written)
  }
  const Overlay = useLoaded(searchOverlay, isTouched || text !== '')
  if (pages === undefined) return null
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
        <form className={styles.form} action={pages}>
          <label className={styles.label} htmlFor="header-search">
            {ofCompany === undefined ? search.field : search.corporateField}
          </label>
          <input
            id="header-search"
            ref={field}
            className={styles.field}
            defaultValue=""
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setTouched(true)}
            type="search"
            name="s"
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <Button type="submit">{search.submit}</Button>
        </form>
      </search>
      {Overlay && <Overlay text={text} field={field} onText={write} isCorporate={ofCompany !== undefined} />}
      {popularSearches.length > 0 && !isCorporate && text.trim() === '' && (
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
