// What is broken or out of reach: whose fault, what to do, whom to call.
import type { MouseEvent } from 'react'
import { useSite, useTexts } from '../../page/site-context.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './ErrorTemplate.module.css'

export interface ErrorTemplateProps {
  /** `unavailable`: the outside is unwell and it will pass; `broken`: a defect of ours. */
  readonly cause: 'unavailable' | 'broken'
  /** The number under which the defect stands in the log. */
  readonly reference?: string
  /** Without it, or without script, the link loads the page anew. */
  readonly onRetry?: () => void
}

export const ErrorTemplate = ({ cause, reference, onRetry }: ErrorTemplateProps) => {
  const { routes } = useSite()
  const { error, phone } = useTexts().layout
  const retry = (event: MouseEvent) => {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <div className={styles.page}>
      <h1>{error[cause].heading}</h1>
      <p className={styles.text}>{error[cause].text}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink href="" onClick={retry}>
            {error.retry}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="secondary" href={routes.start}>
            {error.start}
          </ButtonLink>
        </li>
      </ul>
      <p>
        {phone.label}:{' '}
        <a className={styles.phone} href={phone.href}>
          {phone.number}
        </a>{' '}
        ({phone.hours})
      </p>
      {reference && (
        <p className={styles.reference}>
          {error.reference}: <code>{reference}</code>
        </p>
      )}
    </div>
  )
}
