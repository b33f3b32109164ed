// The short search form: a plain GET to the search page, which interprets the fields.
import { useId } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './QuickSearch.module.css'

const wholeNumbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** Renders nothing on a site without search. */
export const QuickSearch = () => {
  const { features, routes, ranges, formats } = useSite()
  const { quickSearch } = useTexts().homes
  const id = useId()
  if (!features.search || routes.search === undefined) return null
  const currency = formats.currency.replace('{n}', '').trim()
  return (
    <search className={styles.frame}>
      <form className={styles.form} action={routes.search} method="get" aria-label={quickSearch.label}>
        <input type="hidden" name="sent" value="1" />
        <p className={classNames(styles.field, styles.wide)}>
          <label htmlFor={`${id}-place`}>{quickSearch.place}</label>
          <input
            id={`${id}-place`}
            name="place"
            type="text"
            autoComplete="off"
            maxLength={80}
            placeholder={quickSearch.placeHint}
          />
        </p>
        <p className={styles.field}>
          <label htmlFor={`${id}-rooms`}>{quickSearch.rooms}</label>
          <select id={`${id}-rooms`} name="minRooms" defaultValue="">
            <option value="">{quickSearch.anyRooms}</option>
            {wholeNumbers(ranges.rooms.min + 1, ranges.rooms.max).map((rooms) => (
              <option key={rooms} value={rooms}>
                {quickSearch.atLeastRooms(rooms)}
              </option>
            ))}
          </select>
        </p>
        <p className={styles.field}>
          <label htmlFor={`${id}-price`}>{quickSearch.maxPrice(currency, formats.currencyCode)}</label>
          <input
            id={`${id}-price`}
            name="maxPrice"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </p>
        <Button type="submit" className={styles.wide}>
          {quickSearch.submit}
        </Button>
      </form>
    </search>
  )
}
