// The filters: a real form that works without script, and updates immediately with it.

import type {
  ChoiceFilter as ChoiceName,
  Concept,
  FacetDistribution,
  InhabitDateCode,
  ViewingFilter,
} from '@husrum/domain'
import {
  canFindRentals,
  choiceFilters,
  conceptLanguages,
  countActiveFilters,
  countOfOption,
  inhabitDateCodes,
  readSearchAddress,
  viewingFilters,
} from '@husrum/domain'
import type { FormEvent } from 'react'
import { memo, useEffect, useRef } from 'react'
import { entriesOf, sentMarker } from '../../frame/sent-form.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { FilterPanel, filterFormStyles as styles } from '../../ui/FilterPanel.tsx'
import { choiceWord } from './filter-words.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { useResultKind } from './use-result-kind.ts'
import type { SearchController } from './use-search.ts'

interface Props {
  readonly id: string
  readonly controller: SearchController
  readonly facets: FacetDistribution | undefined
  readonly total: number | undefined
  /** Start of the results, for "show N homes", or projects or areas on their tabs. */
  readonly resultsId: string
  /** The filters open over the page. */
  readonly isOver: boolean
}

export const FilterForm = memo(({ id, controller, facets, total, resultsId, isOver }: Props) => {
  const site = useSite()
  const texts = useTexts()
  const { search, problems, unknownPlace, changeFilters, choices } = controller
  const { filters } = search
  const form = useRef<HTMLFormElement>(null)

  // A box may have been ticked before hydration: the form's state wins.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    const { state } = readSearchAddress(site.routes.search ?? '/', entriesOf(form.current), site)
    if (problems.length === 0)
      changeFilters({ ...state.filters, tags: filters.tags, stageIds: filters.stageIds })
  }, [changeFilters, filters.stageIds, filters.tags, problems.length, site])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const typedPlace = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    // A typed place is resolved by the server, as without script.
    if (typedPlace !== '') return
    event.preventDefault()
    const results = document.getElementById(resultsId)
    results?.focus({ preventScroll: true })
    results?.scrollIntoView({ block: 'start' })
  }

  const choice = (filter: ChoiceName) => (
    <ChoiceFilter
      legend={texts.search[filter]}
      name={filter}
      kind="checkbox"
      picked={filters[filter]}
      options={choiceFilters[filter]
        .map((value) => ({
          value,
          label: choiceWord(filter, value, texts),
          ...(filter === 'concepts' && { language: conceptLanguages[value as Concept] }),
          ...(facets && { count: countOfOption(facets, filter, value, site) }),
        }))
        .filter(({ value, count }) => count !== 0 || (filters[filter] as readonly string[]).includes(value))}
      onPick={(value, isPicked) =>
        changeFilters({
          [filter]: choiceFilters[filter].filter((option) =>
            option === value ? isPicked : (filters[filter] as readonly string[]).includes(option),
          ),
        })
      }
    />
  )

  // On sites where every house has a lift, other accessibility features matter more: that filter comes first.
  const isForEasyLiving = site.showcase.amenities.includes('lift')
  const hasAccessibility =
    filters.accessibility.length > 0 || Object.keys(facets?.accessibility ?? { unknown: 0 }).length > 0
  const hasSun = filters.sun.length > 0 || Object.keys(facets?.sun ?? { unknown: 0 }).length > 0
  const lessUsed: readonly ChoiceName[] = [
    'disposalForm',
    'concepts',
    'projectStatus',
    ...(hasAccessibility && !isForEasyLiving ? (['accessibility'] as const) : []),
  ]
  const isMoreOpen = lessUsed.some((name) => filters[name].length > 0) || filters.viewing !== 'includeAll'
  const active = countActiveFilters(filters, site.ranges)
  const { kind } = useResultKind(choices.kind)
  const count = kind === 'object' ? total : facets?.type[kind]

  return (
    <FilterPanel
      summary={texts.search.filtersWithCount(active)}
      short={{ word: texts.search.filters, active }}
      isOver={isOver}
    >
      <form
        ref={form}
        id={id}
        className={styles.form}
        action={site.routes.search}
        method="get"
        autoComplete="off"
        onSubmit={submit}
        aria-label={texts.search.filters}
      >
        <input type="hidden" name={sentMarker} value="1" />
        {filters.tags.length > 0 && <input type="hidden" name="q" value={filters.tags.join(';')} />}
        {filters.stageIds.length > 0 && (
          <input type="hidden" name="stageIds" value={filters.stageIds.join(';')} />
        )}
        {filters.geoSearch.length > 0 && (
          <input type="hidden" name="geoSearch" value={filters.geoSearch.join()} />
        )}
        <PlaceFilter
          key={unknownPlace}
          unknownPlace={unknownPlace}
          onPick={(url) => changeFilters({ tags: [...new Set([...filters.tags, url])] })}
        />
        <RangeFilter name="price" filters={filters} problems={problems} onChange={changeFilters} />
        {canFindRentals(filters, facets, site) && (
          <RangeFilter name="rent" filters={filters} problems={problems} onChange={changeFilters} />
        )}
        <RangeFilter name="rooms" filters={filters} problems={problems} onChange={changeFilters} />
        <RangeFilter name="area" filters={filters} problems={problems} onChange={changeFilters} />
        {hasAccessibility && isForEasyLiving && choice('accessibility')}
        {choice('residenceType')}
        {choice('outdoorArea')}
        {hasSun && choice('sun')}
        <ChoiceFilter
          legend={texts.search.inhabitDate}
          name="inhabitDate"
          kind="radio"
          picked={[String(filters.inhabitDate)]}
          options={inhabitDateCodes.map((code) => ({
            value: String(code),
            label: texts.search.inhabitDates[code],
            ...(facets && { count: facets.inhabitDate[String(code)] ?? 0 }),
          }))}
          onPick={(value) => changeFilters({ inhabitDate: Number(value) as InhabitDateCode })}
        />
        <details className={styles.more} open={isMoreOpen}>
          <summary>{texts.search.moreFilters}</summary>
          <ChoiceFilter
            legend={texts.search.viewing}
            name="viewing"
            kind="radio"
            picked={[filters.viewing]}
            options={viewingFilters.map((value) => ({
              value,
              label: texts.search.viewings[value],
              ...(facets && { count: facets.viewing[value] ?? 0 }),
            }))}
            onPick={(value) => changeFilters({ viewing: value as ViewingFilter })}
          />
          {lessUsed.map((name) => (
            <div key={name}>{choice(name)}</div>
          ))}
        </details>
        <div className={styles.submit}>
          <Button type="submit" wide>
            {count === undefined ? texts.search.showHomesUncounted : texts.search.showFound(count, kind)}
          </Button>
        </div>
      </form>
    </FilterPanel>
  )
})
