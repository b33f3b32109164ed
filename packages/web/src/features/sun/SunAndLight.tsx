// The sun on a home: in a sentence, over the year, and as a study that one opens. Words and table need no script.
import type { HomeDetails, StageDetails } from '@husrum/domain'
import { sunYearInWords } from '@husrum/domain'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './SunAndLight.module.css'
import { SunYearTable } from './SunYearTable.tsx'

const study = lazyComponent(async () => (await import('./SunStudy.tsx')).SunStudy)

interface StudyOpenerProps {
  readonly stage: Pick<StageDetails, 'geo' | 'houses'>
  readonly home?: Pick<HomeDetails, 'sun'>
}

const StudyOpener = ({ stage, home }: StudyOpenerProps) => {
  const { sun: words } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const Study = useLoaded(study, isOpen)
  return (
    <div className={styles.study}>
      <div className={styles.change}>
        <Button
          look="secondary"
          aria-expanded={isOpen && Study !== undefined}
          loading={isOpen && Study === undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen && Study ? words.close : words.open}
        </Button>
      </div>
      {isOpen && Study && (
        <Study
          place={stage.geo}
          houses={stage.houses ?? []}
          {...(home?.sun && { outlook: home.sun.outlook })}
        />
      )}
    </div>
  )
}

/** Nothing where nobody has reckoned. */
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
              <li key={time}>{homes.sunTime[time]}</li>
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

/** The sun over the houses of a stage; nothing where nobody has measured them. */
export const SunOverStage = ({ stage }: { readonly stage: Pick<StageDetails, 'geo' | 'houses'> }) => {
  const { sun: words } = useTexts()
  if (!stage.houses?.length) return null
  return (
    <Section heading={words.study}>
      <p className={styles.assumed}>{words.assumed}</p>
      <StudyOpener stage={stage} />
    </Section>
  )
}
