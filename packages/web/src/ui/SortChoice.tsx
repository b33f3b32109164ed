// The order of a list. Belongs to the filter form, so that it can be sent without script.

import { useId } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './SortChoice.module.css'

interface Props<Order extends string> {
  readonly form: string
  readonly sort: Order
  /** In display order, each with its label. */
  readonly orders: readonly (readonly [order: Order, words: string])[]
  readonly label: string
  /** The label of the button that sends the form without script. */
  readonly apply: string
  readonly onSort: (sort: Order) => void
  /** On a phone it is a square with an icon. */
  readonly isCompact?: boolean
}

export const SortChoice = <Order extends string>({
  form,
  sort,
  orders,
  label,
  apply,
  onSort,
  isCompact = false,
}: Props<Order>) => {
  const id = useId()
  return (
    <div className={styles.sort} data-compact={isCompact || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        form={form}
        name="sort"
        value={sort}
        onChange={({ target }) => {
          const chosen = orders.find(([order]) => order === target.value)?.[0]
          if (chosen !== undefined) onSort(chosen)
        }}
      >
        {orders.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
      {isCompact && <Icon name="sort" />}
      <noscript>
        <Button type="submit" look="secondary" form={form}>
          {apply}
        </Button>
      </noscript>
    </div>
  )
}
