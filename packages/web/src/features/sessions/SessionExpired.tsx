// Asks a user whose session has ended to sign in again and return to the same page.
import { useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './SessionExpired.module.css'

export const SessionExpired = ({
  signInAt,
  isEndedElsewhere,
  onLeave,
}: {
  /** The login page, with the return address. */
  readonly signInAt: string
  readonly isEndedElsewhere: boolean
  readonly onLeave: () => void
}) => {
  const { expired } = useTexts().sessions
  return (
    <>
      <p>{isEndedElsewhere ? expired.elsewhere : expired.text}</p>
      <div className={styles.ways}>
        <ButtonLink href={signInAt}>{expired.signIn}</ButtonLink>
        <Button look="secondary" onClick={onLeave}>
          {expired.goOn}
        </Button>
      </div>
    </>
  )
}
