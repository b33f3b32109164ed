// In which order a list stands. Belongs to the filter form, so that it can be sent without script.

import type { SortOrder } from '@husrum/domain'
import { isSortOrder } from '@husrum/domain'
import { useId } from 'react'
import { Button } from './Button.tsx'
import styles from './SortChoice.module.css'

interface Props {
  readonly form: string
  readonly sort: SortOrder
  /** In the order in which they are offered, each with its words. */
  readonly orders: readonly (readonly [order: SortOrder, words: string])[]
  readonly label: string
  /** On the button that sends the form without script. */
  readonly apply: string
  readonly onSort: (sort: SortOrder) => void
}

export const SortChoice = ({ form, sort, orders, label, apply, onSort }: Props) => {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        form={form}
        name="sort"
        value={sort}
        onChange={({ target }) => {
          if (isSortOrder(target.value)) onSort(target.value)
        }}
      >
        {orders.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary" form={form}>
          {apply}
        </Button>
      </noscript>
    </div>
  )
}
