// Error state of data that could not be fetched: not the same as empty (SEC-31).
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './Failed.module.css'

export const Failed = ({
  heading,
  back,
  onRetry,
}: {
  readonly heading: string
  /** Link to the list; absent if this is the list. */
  readonly back?: string
  readonly onRetry: () => void
}) => {
  const { list, one } = useTexts().errands
  const { pathname, search } = useLocation()
  return (
    <div className={styles.failed}>
      <Notice kind="warning" heading={heading}>
        <p>{list.failedText}</p>
        <p className={styles.retry}>
          <ButtonLink
            look="secondary"
            href={pathname + search}
            onClick={(event) => {
              event.preventDefault()
              onRetry()
            }}
          >
            {list.retry}
          </ButtonLink>
        </p>
      </Notice>
      {back !== undefined && (
        <p>
          <RouterLink to={back}>{one.back}</RouterLink>
        </p>
      )}
    </div>
  )
}
