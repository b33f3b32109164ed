// In which order the homes stand. Belongs to the filter form, so that it can be sent without script.

import type { SortOrder } from '@husrum/domain'
import { isSortOrder, sortOrders } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SearchResults.module.css'

interface Props {
  readonly form: string
  readonly sort: SortOrder
  readonly onSort: (sort: SortOrder) => void
}

export const SortChoice = ({ form, sort, onSort }: Props) => {
  const { search: texts } = useTexts()
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{texts.sort}</label>
      <select
        id={id}
        form={form}
        name="sort"
        value={sort}
        onChange={({ target }) => {
          if (isSortOrder(target.value)) onSort(target.value)
        }}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {texts.sortOrders[order]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary" form={form}>
          {texts.applySort}
        </Button>
      </noscript>
    </div>
  )
}
