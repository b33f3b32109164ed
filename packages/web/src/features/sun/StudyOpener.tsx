// The button that opens a sun study, and the study.
import type { HomeDetails, StageDetails } from '@husrum/domain'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './StudyOpener.module.css'

const study = lazyComponent(async () => (await import('./SunStudy.tsx')).SunStudy)

interface StudyOpenerProps {
  readonly stage: Pick<StageDetails, 'geo' | 'houses'>
  readonly home?: Pick<HomeDetails, 'sun'>
}

export const StudyOpener = ({ stage, home }: StudyOpenerProps) => {
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
