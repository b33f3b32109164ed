// The toolbar of the results: their number, as homes, stages or areas, as pictures or on the map, and their order.
import type { ResultView } from '@husrum/domain'
import { resultKinds, sortOrders, writeSearchAddress } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { SortChoice } from '../../ui/SortChoice.tsx'
import styles from './ResultBar.module.css'
import { useResultKind } from './use-result-kind.ts'
import type { SearchController } from './use-search.ts'

interface Props {
  readonly formId: string
  readonly controller: SearchController
  readonly total: number | undefined
  /** Number of stages and areas that contain the homes found. */
  readonly places: Readonly<Record<string, number>> | undefined
}

const resultViews = ['image', 'map'] as const satisfies readonly ResultView[]

export const ResultBar = ({ formId, controller, total, places }: Props) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const { search, choices, changeSort } = controller
  const { kind, view } = useResultKind(choices.kind)
  const count = kind === 'object' ? total : places?.[kind]
  const query = writeSearchAddress(search, site).split('?')[1] ?? ''
  return (
    <div className={styles.bar} data-view={view}>
      <p className={styles.count}>{count === undefined ? '' : texts.resultCount[kind](count)}</p>
      <nav className={styles.kinds} aria-label={texts.resultKinds}>
        {resultKinds.map((each) => (
          <RouterLink
            key={each}
            to={{ search: query, hash: `#${each}` }}
            aria-current={kind === each ? 'true' : undefined}
          >
            {texts.resultKind[each]}
          </RouterLink>
        ))}
      </nav>
      <nav className={styles.views} aria-label={texts.resultViews}>
        {resultViews.map((each) => (
          <RouterLink
            key={each}
            to={{
              search: query,
              hash: each === 'map' ? '#map' : `#${kind}`,
            }}
            aria-current={view === each ? 'true' : undefined}
          >
            {texts.resultView[each]}
          </RouterLink>
        ))}
      </nav>
      {kind === 'object' && (
        <div className={styles.sort}>
          <SortChoice
            form={formId}
            sort={search.sort}
            orders={sortOrders.map((order) => [order, texts.sortOrders[order]])}
            label={texts.sort}
            apply={texts.applySort}
            onSort={changeSort}
            isCompact
          />
        </div>
      )}
    </div>
  )
}
