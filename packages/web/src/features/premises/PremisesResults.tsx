// The premises found: count and order, or that there are none.
import type { Premises, PremisesFilters, PremisesPlace } from '@husrum/domain'
import { countPremisesFilters, isPremisesAvailable } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { besideFilters, FoundList } from '../../ui/FoundList.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { chosenFilters } from './filter-words.ts'
import { PremisesList } from './PremisesList.tsx'
import styles from './PremisesResults.module.css'
import type { PremisesController } from './use-premises-search.ts'

interface Props {
  readonly id: string
  readonly formId: string
  readonly controller: PremisesController
  readonly places: readonly PremisesPlace[]
  readonly premises: readonly Premises[] | undefined
  readonly isUpdating: boolean
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** The filters of an earlier visit, until the visitor sets new ones, which are stored for the next visit. */
const useLastChoices = (filters: PremisesFilters): PremisesFilters | undefined => {
  const site = useSite()
  const { premises } = useCapabilities()
  const [last, setLast] = useState<PremisesFilters>()
  const isChosen = countPremisesFilters(filters, site) > 0
  const hasAsked = useRef(false)
  useEffect(() => {
    const remembering = isChosen
      ? premises.remember(filters)
      : hasAsked.current
        ? undefined
        : premises.remembered().then(setLast)
    hasAsked.current = true
    // The page works without stored filters.
    remembering?.catch(() => undefined)
  }, [isChosen, filters, premises])
  return isChosen ? undefined : last
}

export const PremisesResults = ({
  id,
  formId,
  controller,
  places,
  premises,
  isUpdating,
  isFailed,
  onRetry,
}: Props) => {
  const site = useSite()
  const { premises: texts } = useTexts()
  const { filters, addressWith, changeFilters } = controller
  const last = useLastChoices(filters)
  const chosen = chosenFilters(filters, places, site, texts)
  const available = premises?.filter(({ status }) => isPremisesAvailable(status)).length
  return (
    <FoundList
      id={id}
      formId={formId}
      texts={texts}
      chips={chosen.map(({ key, word, without }) => ({ key, word, without: addressWith(without) }))}
      all={site.routes.premises ?? site.routes.start}
      total={premises?.length}
      detail={premises && premises.length > 0 ? texts.available(available ?? 0) : undefined}
      sort={filters.sort}
      onSort={(sort) => changeFilters({ sort })}
      isUpdating={isUpdating}
      isFailed={isFailed}
      onRetry={onRetry}
      note={
        last && (
          <p>
            <RouterLink className={styles.last} to={addressWith(last)} rel="nofollow">
              {texts.lastSearch(
                chosenFilters(last, places, site, texts)
                  .map(({ word }) => word)
                  .join(', '),
              )}
            </RouterLink>
          </p>
        )
      }
    >
      <PremisesList premises={premises ?? []} level={2} eager={2} sizes={besideFilters} />
    </FoundList>
  )
}
