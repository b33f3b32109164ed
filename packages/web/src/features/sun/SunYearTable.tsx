// Overview of the year: hours of sun on a home on the 21st of each month, as a table with a bar per day.
import type { HomeSun } from '@husrum/domain'
import { shownSunSpans, sunPlaceInWords, sunSpansInWords } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './SunYearTable.module.css'

/** Hours at the ends of the bars: where most people live, the sun is not up longer at midsummer. */
const [first, last] = [2, 24]

export const SunYearTable = ({ sun: { outlook, year } }: { readonly sun: HomeSun }) => {
  const { locale } = useSite()
  const { sun: words } = useTexts()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.year(sunPlaceInWords(outlook.place, locale))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col">{words.hours}</th>
          <td aria-hidden="true" className={styles.scale}>
            <span>6</span>
            <span>12</span>
            <span>18</span>
          </td>
        </tr>
      </thead>
      <tbody>
        {year.map((spans, month) => (
          <tr key={words.months[month]}>
            <th scope="row">{words.months[month]}</th>
            <td className={styles.hours}>{sunSpansInWords(spans, locale) || words.none}</td>
            <td aria-hidden="true" className={styles.day}>
              <svg
                aria-hidden="true"
                className={styles.bar}
                viewBox={`${first * 60} 0 ${(last - first) * 60} 10`}
                preserveAspectRatio="none"
                focusable="false"
              >
                {shownSunSpans(spans).map(({ from, to }) => (
                  <rect key={from} x={from} y={0} width={to - from} height={10} />
                ))}
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
