// Progress of a stage, step by step.

import type { ProjectPhase } from '@husrum/domain'
import { projectPhases } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './PhaseTimeline.module.css'

const vipPhases: readonly ProjectPhase[] = ['vipSale', 'vipSaleProcessing']

export const PhaseTimeline = ({ phase }: { readonly phase: ProjectPhase }) => {
  const { features } = useSite()
  const { homes: texts } = useTexts()
  const { object } = texts
  const steps = projectPhases.filter((step) => step === phase || features.vip || !vipPhases.includes(step))
  const now = steps.indexOf(phase)
  const finished = now === steps.length - 1
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => {
        const state = at < now || finished ? 'done' : at === now ? 'now' : 'coming'
        const stateWords = { done: object.phaseDone, now: object.phaseNow, coming: object.phaseToCome }[state]
        return (
          <li
            key={step}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {texts.phase[step]}{' '}
            {state === 'now' ? (
              <span className={styles.stateWords}>{stateWords}</span>
            ) : (
              <VisuallyHidden>({stateWords})</VisuallyHidden>
            )}
          </li>
        )
      })}
    </ol>
  )
}
