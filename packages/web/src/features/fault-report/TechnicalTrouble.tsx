// The wizard could not be loaded: retry or close (FAULT-80).
import type { ReactNode } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './FaultReport.module.css'

interface Ways {
  readonly retry: string
  readonly close: string
}

const Trouble = ({
  heading: Heading,
  ways,
}: {
  readonly heading: 'h1' | undefined
  readonly ways: (words: Ways) => ReactNode
}) => {
  const { technical } = useTexts().faultReport
  return (
    <div className={styles.fields} role="alert">
      {Heading && <Heading className={styles.heading}>{technical.heading}</Heading>}
      <p>{technical.text}</p>
      <p>{technical.kept}</p>
      <div className={styles.ways}>{ways(technical)}</div>
    </div>
  )
}

export const TechnicalTrouble = ({
  heading,
  onRetry,
  onClose,
}: {
  /** Absent in a dialog, which has its own heading. */
  readonly heading?: 'h1'
  readonly onRetry: () => void
  readonly onClose: () => void
}) => (
  <Trouble
    heading={heading}
    ways={({ retry, close }) => (
      <>
        <Button onClick={onRetry}>{retry}</Button>
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </>
    )}
  />
)

/** On its own page, with links that work without script. */
export const TechnicalTroublePage = ({ closeAt }: { readonly closeAt: string }) => (
  <Trouble
    heading="h1"
    ways={({ retry, close }) => (
      <>
        <ButtonLink href="">{retry}</ButtonLink>
        <ButtonLink look="secondary" href={closeAt}>
          {close}
        </ButtonLink>
      </>
    )}
  />
)
