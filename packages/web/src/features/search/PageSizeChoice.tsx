// Number of homes per page of results. Part of the filter form, so that it works without script.
import { pageSizes } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SearchResults.module.css'

interface Props {
  readonly form: string
  readonly pageSize: number
  readonly onPageSize: (pageSize: number) => void
}

export const PageSizeChoice = ({ form, pageSize, onPageSize }: Props) => {
  const { search: texts } = useTexts()
  const id = useId()
  return (
    <div className={styles.pageSize}>
      <label htmlFor={id}>{texts.pageSize}</label>
      <select
        id={id}
        form={form}
        name="items"
        value={pageSize}
        onChange={({ target }) => onPageSize(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary" form={form}>
          {texts.applyPageSize}
        </Button>
      </noscript>
    </div>
  )
}
