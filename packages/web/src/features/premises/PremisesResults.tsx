// The premises found: how many, in which order, or that there are none.
import type { Premises, PremisesFilters, PremisesPlace } from '@husrum/domain'
import { countPremisesFilters, isPremisesAvailable, sortOrders } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SortChoice } from '../../ui/SortChoice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { chosenFilters } from './filter-words.ts'
import { PremisesList } from './PremisesList.tsx'
import styles from './PremisesResults.module.css'
import type { PremisesController } from './use-premises-search.ts'

/** A card's width beside the filters. */
const besideFilters = '(width >= 90rem) 22rem, (width >= 64rem) 24vw, (width >= 40rem) 46vw, 38vw'

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

/** The choices of an earlier visit, until somebody chooses anew; what is chosen now is kept for the next one. */
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
    // Without its memory the page does all the same.
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
  const total = premises?.length
  const announcement = useSettledAnnouncement(
    isUpdating || total === undefined ? undefined : texts.count(total),
  )
  const chosen = chosenFilters(filters, places, site, texts)
  const all = site.routes.premises ?? site.routes.start
  return (
    <section className={styles.results} id={id} tabIndex={-1} aria-busy={isUpdating}>
      <FilterChips
        label={texts.activeFilters}
        chips={chosen.map(({ key, word, without }) => ({ key, word, without: addressWith(without) }))}
        remove={texts.removeFilter}
        clear={{ words: texts.clearAll, address: all }}
      />
      <div className={styles.bar}>
        <p className={styles.count}>
          {premises && (
            <>
              <span className={styles.total}>{texts.count(premises.length)}</span>{' '}
              {premises.length > 0 && (
                <span className={styles.available}>
                  {texts.available(premises.filter(({ status }) => isPremisesAvailable(status)).length)}
                </span>
              )}
            </>
          )}
        </p>
        <SortChoice
          form={formId}
          sort={filters.sort}
          orders={sortOrders.map((order) => [order, texts.sortOrders[order]])}
          label={texts.sort}
          apply={texts.applySort}
          onSort={(sort) => changeFilters({ sort })}
        />
      </div>
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
      {last && (
        <p>
          <RouterLink className={styles.last} to={addressWith(last)} rel="nofollow">
            {texts.lastSearch(
              chosenFilters(last, places, site, texts)
                .map(({ word }) => word)
                .join(', '),
            )}
          </RouterLink>
        </p>
      )}
      {isFailed && (
        <Notice kind="warning" heading={texts.failedTitle}>
          <p>{texts.failedText}</p>
          <Button look="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!isFailed && premises === undefined && <Skeleton />}
      {premises && premises.length > 0 && (
        <div className={styles.list} data-updating={isUpdating}>
          <PremisesList premises={premises} level={2} eager={2} sizes={besideFilters} />
        </div>
      )}
      {premises?.length === 0 && !isUpdating && (
        <div className={styles.none}>
          <h2>{chosen.length > 0 ? texts.emptyTitle : texts.noneTitle}</h2>
          <p>{chosen.length > 0 ? texts.emptyText : texts.noneText}</p>
          {chosen.length > 0 && (
            <ButtonLink look="secondary" href={all}>
              {texts.showAll}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}
