// Sun on a home: a sentence, a table of the year, and a study to open. Sentence and table need no script.
import type { HomeDetails, StageDetails } from '@husrum/domain'
import { sunYearInWords } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { sunTimeWords } from '../../frame/sun-time-words.ts'
import { Section } from '../../ui/Section.tsx'
import { StudyOpener } from './StudyOpener.tsx'
import styles from './SunAndLight.module.css'
import { SunYearTable } from './SunYearTable.tsx'

/** Renders nothing if it has not been calculated. */
export const SunAndLight = ({
  home,
  stage,
}: {
  readonly home: Pick<HomeDetails, 'sun' | 'sunTimes'>
  readonly stage: Pick<StageDetails, 'geo' | 'houses'>
}) => {
  const { locale } = useSite()
  const { sun: words, homes } = useTexts()
  if (!home.sun) return null
  const { outlook, year } = home.sun
  return (
    <Section heading={words.heading}>
      <div className={styles.words}>
        <p className={styles.lead}>{sunYearInWords(outlook.place, year, locale)}</p>
        {home.sunTimes && home.sunTimes.length > 0 && (
          <ul className={styles.times}>
            {home.sunTimes.map((time) => (
              <li key={time}>{sunTimeWords(time, home, homes, locale)}</li>
            ))}
          </ul>
        )}
      </div>
      <SunYearTable sun={home.sun} />
      <p className={styles.assumed}>{words.assumed}</p>
      <StudyOpener stage={stage} home={home} />
    </Section>
  )
}
