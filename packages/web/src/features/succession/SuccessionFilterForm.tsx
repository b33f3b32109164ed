// Where to search: a municipality, or nearby. A real form, which works without script.
import { anyMunicipality, nearbyMetres, readSuccessionAddress } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import { entriesOf, sentMarker } from '../../frame/sent-form.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FilterPanel, filterFormStyles } from '../../ui/FilterPanel.tsx'
import styles from './SuccessionFilterForm.module.css'
import type { Position } from './use-position.ts'
import type { SuccessionController } from './use-succession-search.ts'

interface Props {
  readonly id: string
  readonly controller: SuccessionController
  readonly municipalities: readonly { readonly slug: string; readonly name: string; readonly homes: number }[]
  readonly total: number | undefined
  readonly position: Position['kind']
  /** Start of the results. */
  readonly resultsId: string
}

export const SuccessionFilterForm = ({
  id,
  controller,
  municipalities,
  total,
  position,
  resultsId,
}: Props) => {
  const site = useSite()
  const { succession: texts } = useTexts()
  const { filters, changeFilters } = controller
  const form = useRef<HTMLFormElement>(null)
  const selectId = useId()
  const nearId = useId()

  // A choice may have been made before hydration: the form's state wins.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    changeFilters(readSuccessionAddress(entriesOf(form.current)))
  }, [changeFilters])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const results = document.getElementById(resultsId)
    results?.focus({ preventScroll: true })
    results?.scrollIntoView({ block: 'start' })
  }

  const { municipality, geo } = filters
  const isListed = municipalities.some(({ slug }) => slug === municipality)
  const active = Number(municipality !== anyMunicipality) + Number(geo)
  return (
    <FilterPanel summary={texts.filtersWithCount(active)}>
      <form
        ref={form}
        id={id}
        className={filterFormStyles.form}
        action={site.routes.succession}
        method="get"
        autoComplete="off"
        onSubmit={submit}
        aria-label={texts.filters}
      >
        <input type="hidden" name={sentMarker} value="1" />
        <div className={styles.field}>
          <label htmlFor={selectId}>{texts.municipality}</label>
          <select
            id={selectId}
            name="municipality"
            value={municipality}
            onChange={({ target }) => changeFilters({ municipality: target.value })}
          >
            <option value={anyMunicipality}>{texts.everywhere}</option>
            {!isListed && municipality !== anyMunicipality && (
              <option value={municipality}>{municipality}</option>
            )}
            {municipalities.map(({ slug, name, homes }) => (
              <option key={slug} value={slug}>
                {texts.municipalityWithCount(name, homes)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.near}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              name="geo"
              value="auto"
              checked={geo}
              aria-describedby={nearId}
              onChange={({ target }) => changeFilters({ geo: target.checked })}
            />
            {texts.near}
          </label>
          <p id={nearId}>{texts.nearText(nearbyMetres / 1_000)}</p>
          <p role="status">
            {geo && position === 'pending' && texts.nearPending}
            {geo && position === 'denied' && texts.nearDenied}
          </p>
        </div>
        <div className={filterFormStyles.submit}>
          <Button type="submit" wide>
            {total === undefined ? texts.apply : texts.show(total)}
          </Button>
        </div>
      </form>
    </FilterPanel>
  )
}
