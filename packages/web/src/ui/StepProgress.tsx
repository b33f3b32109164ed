// The progress in a form of several steps, with their names.
import { ProgressBar } from './ProgressBar.tsx'
import styles from './StepProgress.module.css'

interface Props {
  /** Of the text that names the present step, for `aria-describedby` of a heading. */
  readonly id?: string
  /** "Steg 2 av 6" */
  readonly stepOf: string
  /** The name of the step, if its heading differs. */
  readonly stepName?: string
  readonly bar: { readonly value: number; readonly max: number; readonly label?: string }
  readonly steps: readonly {
    readonly key: string
    readonly name: string
    readonly isCurrent: boolean
    readonly isDone: boolean
  }[]
  readonly words: { readonly allSteps: string; readonly here: string; readonly done: string }
}

export const StepProgress = ({ id, stepOf, stepName, bar, steps, words }: Props) => (
  <div className={styles.progress}>
    <p className={styles.stepOf}>
      <span id={id}>{stepOf}</span>
      {stepName !== undefined && `, ${stepName}`}
    </p>
    <ProgressBar {...bar} />
    <details className={styles.allSteps}>
      <summary>{words.allSteps}</summary>
      <ol className={styles.steps}>
        {steps.map(({ key, name, isCurrent, isDone }) => (
          <li key={key} aria-current={isCurrent ? 'step' : undefined} data-done={isDone}>
            {name}
            {isCurrent && <span className={styles.hint}> ({words.here})</span>}
            {isDone && !isCurrent && <span className={styles.hint}> ({words.done})</span>}
          </li>
        ))}
      </ol>
    </details>
  </div>
)
