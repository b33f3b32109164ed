// Asks whoever was signed out by the clock to sign in again, where they were.
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './SessionExpired.module.css'
import type { SessionTexts } from './session-texts.ts'

export const SessionExpired = ({
  texts: { expired },
  signInAt,
  onLeave,
}: {
  readonly texts: SessionTexts
  /** The login page, which knows the way back. */
  readonly signInAt: string
  readonly onLeave: () => void
}) => (
  <>
    <p>{expired.text}</p>
    <div className={styles.ways}>
      <ButtonLink href={signInAt}>{expired.signIn}</ButtonLink>
      <Button look="secondary" onClick={onLeave}>
        {expired.goOn}
      </Button>
    </div>
  </>
)
