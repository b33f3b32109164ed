// The filters: a real form that works without script, and updates immediately with it.
import type { PremisesPlace } from '@husrum/domain'
import {
  countPremisesFilters,
  formatArea,
  premisesTypes,
  rangeFilters,
  readPremisesAddress,
  sliderAreaRange,
} from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { entriesOf, sentMarker } from '../../frame/sent-form.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { FilterPanel, filterFormStyles } from '../../ui/FilterPanel.tsx'
import { boundsBeyond, RangeFields, unreadBounds } from '../../ui/RangeFields.tsx'
import type { PremisesController } from './use-premises-search.ts'

interface Props {
  readonly id: string
  readonly controller: PremisesController
  readonly places: readonly PremisesPlace[]
  readonly total: number | undefined
  /** Start of the results. */
  readonly resultsId: string
}

export const PremisesFilterForm = ({ id, controller, places, total, resultsId }: Props) => {
  const site = useSite()
  const { premises: texts } = useTexts()
  const { filters, problems, changeFilters } = controller
  const form = useRef<HTMLFormElement>(null)

  // A box may have been ticked before hydration: the form's state wins.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    const said = readPremisesAddress(entriesOf(form.current), site)
    // The form has the places in its own order, which does not make it another search.
    const isSame =
      said.tags.length === filters.tags.length && said.tags.every((url) => filters.tags.includes(url))
    // Invalid values in the address stay at their fields.
    if (problems.length === 0) changeFilters({ ...said, ...(isSame && { tags: filters.tags }) })
  }, [changeFilters, filters.tags, problems.length, site])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const results = document.getElementById(resultsId)
    results?.focus({ preventScroll: true })
    results?.scrollIntoView({ block: 'start' })
  }

  const municipalities = places.filter(({ kind }) => kind === 'municipality')
  // Other places in the address, such as a county, are kept.
  const others = filters.tags.filter((url) => !municipalities.some((place) => place.url === url))
  return (
    <FilterPanel summary={texts.filtersWithCount(countPremisesFilters(filters, site))}>
      <form
        ref={form}
        id={id}
        className={filterFormStyles.form}
        action={site.routes.premises}
        method="get"
        autoComplete="off"
        onSubmit={submit}
        aria-label={texts.filters}
      >
        <input type="hidden" name={sentMarker} value="1" />
        {others.length > 0 && <input type="hidden" name="q" value={others.join(';')} />}
        <ChoiceFilter
          legend={texts.types}
          name="types"
          kind="checkbox"
          picked={filters.types}
          options={premisesTypes.map((value) => ({ value, label: texts.type[value] }))}
          onPick={(value, isPicked) =>
            changeFilters({
              types: premisesTypes.filter((type) =>
                type === value ? isPicked : filters.types.includes(type),
              ),
            })
          }
        />
        <RangeFields
          legend={texts.area}
          names={{ min: 'minArea', max: 'maxArea' }}
          labels={texts.bound}
          range={sliderAreaRange(site.country)}
          bounds={{ min: filters.minArea, max: filters.maxArea }}
          unread={unreadBounds(problems, rangeFilters.area)}
          beyond={boundsBeyond(problems, rangeFilters.area, sliderAreaRange(site.country))}
          isReversed={problems.some(({ key }) => key === 'reversedRange')}
          errors={texts.errors}
          valueWords={(area) => formatArea(area, site.formats)}
          orMore={texts.orMore}
          onChange={({ min, max }) => changeFilters({ minArea: min, maxArea: max })}
        />
        {municipalities.length > 1 && (
          <ChoiceFilter
            legend={texts.places}
            name="q"
            kind="checkbox"
            picked={filters.tags}
            options={municipalities.map(({ url, name, premises }) => ({
              value: url,
              label: name,
              count: premises,
            }))}
            onPick={(value, isPicked) =>
              changeFilters({
                tags: isPicked ? [...filters.tags, value] : filters.tags.filter((url) => url !== value),
              })
            }
          />
        )}
        <div className={filterFormStyles.submit}>
          <Button type="submit" wide>
            {total === undefined ? texts.showUncounted : texts.show(total)}
          </Button>
        </div>
      </form>
    </FilterPanel>
  )
}
