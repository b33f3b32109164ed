// Filters of the errand list: a form that works without script, and updates immediately with it.
import type { ErrandCount, ErrandFilter, ErrandStatusKey, ErrandType } from '@husrum/domain'
import {
  errandStatusesIn,
  errandStatusKeys,
  errandTypes,
  ongoingErrandsTicked,
  routePath,
  sumErrands,
  toggleErrandStatus,
  toggleErrandType,
} from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { entriesOf, sentMarker } from '../../frame/sent-form.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ChoiceOption } from '../../ui/ChoiceOption.tsx'
import { FilterPanel } from '../../ui/FilterPanel.tsx'
import styles from './ErrandFilters.module.css'
import { filterOfForm, ongoingBox } from './errand-page-address.ts'
import type { ErrandPages } from './use-errand-pages.ts'

const Box = ({
  state,
  onToggle,
  ...box
}: {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly count: number
  readonly state: 'all' | 'some' | 'none'
  readonly onToggle: () => void
}) => (
  <ChoiceOption
    {...box}
    type="checkbox"
    checked={state === 'all'}
    isMixed={state === 'some'}
    onChange={onToggle}
  />
)

const sameFilter = (one: ErrandFilter, other: ErrandFilter): boolean =>
  one.statuses.join() === other.statuses.join() && one.types.join() === other.types.join()

export const ErrandFilters = ({
  counts,
  pages: { address, addressWith },
}: {
  readonly counts: readonly ErrandCount[]
  readonly pages: ErrandPages
}) => {
  const site = useSite()
  const { errands: texts } = useTexts()
  const { filters: words } = texts
  const navigate = useNavigate()
  const { filter, order } = address
  const change = (changed: ErrandFilter) => navigate(addressWith({ filter: changed }))

  // A box may have been ticked before hydration: the form's state wins.
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    const said = filterOfForm(entriesOf(form.current)).filter
    if (!sameFilter(said, filter)) navigate(addressWith({ filter: said }), { replace: true })
  }, [filter, addressWith, navigate])

  const countOf = (keys: readonly ErrandStatusKey[]) =>
    sumErrands(counts, ({ status }) => status !== 'unknown' && keys.includes(status))
  const countOfType = (type: ErrandType) => sumErrands(counts, (errand) => errand.type === type)
  const group = errandStatusesIn('ongoing')
  const isOffered = (key: ErrandStatusKey) => filter.statuses.includes(key) || countOf([key]) > 0
  const ongoing = group.filter((key) => key !== 'ongoing' && isOffered(key))
  const ticked = ongoingErrandsTicked(filter)
  const others = errandStatusKeys.filter(
    (key) =>
      !group.includes(key) && (['registered', 'executed', 'completed'].includes(key) || isOffered(key)),
  )
  const types = errandTypes.filter((type) => filter.types.includes(type) || countOfType(type) > 0)
  // Selected statuses of the group without a box of their own.
  const kept = filter.statuses.filter((key) => group.includes(key) && !ongoing.includes(key))
  const box = (key: ErrandStatusKey) => (
    <li key={key}>
      <Box
        name="status"
        value={key}
        label={key === 'cancelledByCustomer' ? words.cancelled : texts.statuses[key]}
        count={countOf([key])}
        state={filter.statuses.includes(key) ? 'all' : 'none'}
        onToggle={() => change(toggleErrandStatus(filter, key))}
      />
    </li>
  )
  const chosen = filter.types.length + filter.statuses.filter((key) => !group.includes(key)).length
  return (
    <FilterPanel summary={words.withCount(chosen + (ticked === 'none' ? 0 : 1))}>
      <form
        ref={form}
        className={styles.filterForm}
        method="get"
        action={routePath(site, 'errands')}
        autoComplete="off"
        aria-label={words.heading}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={sentMarker} value="1" />
        <input type="hidden" name="sort" value={`${order.descending ? '-' : ''}${order.by}`} />
        <input type="hidden" name={ongoingBox.before} value={ticked} />
        {kept.map((key) => (
          <input key={key} type="hidden" name="status" value={key} />
        ))}
        <fieldset className={styles.choices}>
          <legend>{words.status}</legend>
          <ul>
            {others.slice(0, 1).map(box)}
            <li>
              <Box
                name={ongoingBox.name}
                value="1"
                label={words.allOngoing}
                count={countOf(group)}
                state={ticked}
                onToggle={() => change(toggleErrandStatus(filter, 'ongoing'))}
              />
              {ongoing.length > 0 && (
                <fieldset className={styles.subChoices}>
                  <legend>{words.ongoingSome}</legend>
                  <ul>{ongoing.map(box)}</ul>
                </fieldset>
              )}
            </li>
            {others.slice(1).map(box)}
          </ul>
        </fieldset>
        {types.length > 1 && (
          <fieldset className={styles.choices}>
            <legend>{words.type}</legend>
            <ul>
              {types.map((type) => (
                <li key={type}>
                  <Box
                    name="errandType"
                    value={type}
                    label={texts.types[type]}
                    count={countOfType(type)}
                    state={filter.types.includes(type) ? 'all' : 'none'}
                    onToggle={() => change(toggleErrandType(filter, type))}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {chosen + filter.statuses.length > 0 && (
          <ButtonLink look="quiet" href={addressWith({ filter: { statuses: [], types: [] } })}>
            {words.clear}
          </ButtonLink>
        )}
        <noscript>
          <Button type="submit" wide>
            {words.apply}
          </Button>
        </noscript>
      </form>
    </FilterPanel>
  )
}
