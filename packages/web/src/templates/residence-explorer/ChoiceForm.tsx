// The filters for the homes in a house: a real form, which applies immediately with script.
import type { ExplorerChoices, Home } from '@husrum/domain'
import {
  compassDirections,
  explorerRangeNames,
  explorerRanges,
  floorName,
  noExplorerChoices,
  rangeFilters,
  residenceStatuses,
} from '@husrum/domain'
import type { FormEvent } from 'react'
import { statusWords } from '../../features/homes/home-words.ts'
import { RangeFilter } from '../../features/search/RangeFilter.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { FilterPanel, filterFormStyles } from '../../ui/FilterPanel.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import type { ExplorerController } from './use-explorer-address.ts'

interface Props {
  readonly controller: ExplorerController
  readonly homes: readonly Home[]
  /** How many homes match. */
  readonly fitting: number
  /** The id of their list. */
  readonly listId: string
}

type ListName = 'floors' | 'directions' | 'statuses'

const countOf = (choices: ExplorerChoices, none: ExplorerChoices): number =>
  explorerRangeNames.filter((name) => {
    const { min, max } = rangeFilters[name]
    return choices[min] !== none[min] || choices[max] !== none[max]
  }).length +
  choices.floors.length +
  choices.directions.length +
  choices.statuses.length

export const ChoiceForm = ({ controller, homes, fitting, listId }: Props) => {
  const site = useSite()
  const { explorer: texts, homes: words } = useTexts()
  const { path, state, problems, addressWith, changeChoices } = controller
  const { choices, view, home } = state
  const none = noExplorerChoices(site)
  const active = countOf(choices, none)

  // Only values that some home of the house has are offered.
  const floors = [...new Set(homes.flatMap(({ floor }) => floor ?? []))].sort((a, b) => b - a)
  const directions = compassDirections.filter((direction) =>
    homes.some(({ outdoorSpaces }) => outdoorSpaces.some((space) => space.direction === direction)),
  )
  const statuses = residenceStatuses.flatMap((status) => {
    const one = homes.find((candidate) => candidate.status === status)
    return one ? [{ value: status, label: statusWords(one, words) }] : []
  })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const list = document.getElementById(listId)
    list?.focus({ preventScroll: true })
    list?.scrollIntoView({ block: 'start' })
  }

  const choice = <Value extends string | number>(
    name: ListName,
    options: readonly { readonly value: Value; readonly label: string }[],
    picked: readonly Value[],
  ) =>
    options.length > 1 && (
      <ChoiceFilter
        legend={texts[name]}
        name={name}
        kind="checkbox"
        picked={picked.map(String)}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        onPick={(text, isPicked) =>
          changeChoices({
            [name]: options.flatMap(({ value }) =>
              (String(value) === text ? isPicked : picked.includes(value)) ? [value] : [],
            ),
          })
        }
      />
    )

  return (
    <FilterPanel summary={texts.filtersWithCount(active)}>
      <form
        className={filterFormStyles.form}
        action={path}
        method="get"
        autoComplete="off"
        aria-label={texts.filters}
        onSubmit={submit}
      >
        {view !== '' && <input type="hidden" name="view" value={view} />}
        {home !== '' && <input type="hidden" name="home" value={home} />}
        {explorerRangeNames.toReversed().map((name) => (
          <RangeFilter
            key={name}
            name={name}
            filters={choices}
            problems={problems}
            range={explorerRanges(site)[name]}
            onChange={changeChoices}
          />
        ))}
        {choice(
          'floors',
          floors.map((floor) => ({ value: floor, label: floorName(floor, site.locale) })),
          choices.floors,
        )}
        {choice(
          'directions',
          directions.map((direction) => ({ value: direction, label: words.direction[direction] })),
          choices.directions,
        )}
        {choice('statuses', statuses, choices.statuses)}
        {active > 0 && (
          <RouterLink to={addressWith({ choices: none })} rel="nofollow">
            {texts.clear}
          </RouterLink>
        )}
        <div className={filterFormStyles.submit}>
          <Button type="submit" wide>
            {texts.show(fitting)}
          </Button>
        </div>
      </form>
    </FilterPanel>
  )
}
