// No results: keeps the search, and suggests the smallest changes that would find something.

import type { RangeParameter, Relaxation } from '@husrum/domain'
import { countActiveFilters, rangeFilterNames, rangeFilters } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './EmptyResult.module.css'
import { relaxationsQuery } from './queries.ts'
import { rangeValue } from './RangeFilter.tsx'
import type { SearchController } from './use-search.ts'

export const EmptyResult = ({ controller }: { controller: SearchController }) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const steps = useLiveQuery(relaxationsQuery(controller.search.filters, site, useCapabilities().search))

  const boundWord = (parameter: RangeParameter, value: number): string => {
    const name = rangeFilterNames.find((range) => Object.values(rangeFilters[range]).includes(parameter))
    return rangeValue(name ?? 'rooms', value, site, texts)
  }
  const words = (step: Relaxation): string => {
    switch (step.kind) {
      case 'widen':
        return texts.relaxWiden(step.parameter, boundWord(step.parameter, step.to))
      case 'open-range':
        return texts.relaxRange[step.filter]
      case 'any-choice':
        return texts.relaxChoice[step.filter]
      case 'any-inhabit-date':
        return texts.relaxInhabitDate
      case 'any-viewing':
        return texts.relaxViewing
      case 'any-place':
        return texts.relaxPlace
      case 'any-stage':
        return texts.relaxStage
    }
  }

  // Without a filter there is nothing to change: a new brand, or everything is sold.
  if (countActiveFilters(controller.search.filters, site.ranges) === 0)
    return (
      <div className={styles.empty}>
        <h2 className={styles.heading}>{texts.noHomesTitle}</h2>
      </div>
    )
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>{texts.emptyTitle}</h2>
      {steps.data && steps.data.length > 0 && (
        <>
          <p>{texts.emptyText}</p>
          <ul className={styles.steps}>
            {steps.data.map(({ relaxation, total }) => (
              <li key={JSON.stringify(relaxation.filters)}>
                <RouterLink
                  className={styles.step}
                  to={controller.addressWith(relaxation.filters)}
                  rel="nofollow"
                >
                  <span>{words(relaxation)}</span>
                  <span className={styles.count}>{texts.homesCount(total)}</span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {steps.data?.length === 0 && <p>{texts.emptyNoStep}</p>}
      <p>
        <RouterLink to={site.routes.search ?? '/'}>{texts.clearAll}</RouterLink>
      </p>
    </div>
  )
}
