// Ties an electronic identity to an account that has none: asked for after signing in, done once (specification 2 §2).
import type { IdentityOutcome } from '@husrum/application'
import type { Destination } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { IdentityEntry } from './IdentityEntry.tsx'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'
import { useGoOn } from './use-go-on.ts'

interface UpgradeIdentityProps {
  readonly resumes?: string
  readonly onLater: () => void
}

const Done = ({
  destination,
  onNext,
}: {
  readonly destination: Destination
  readonly onNext: () => void
}) => {
  const { upgrade } = useTexts().signIn
  const goOn = useGoOn()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h2, h3')?.focus(), [])
  const next = () => {
    onNext()
    goOn(destination)
  }
  return (
    <div ref={place} className={styles.part}>
      <PartHeading className={styles.heading}>{upgrade.doneHeading}</PartHeading>
      <p>{upgrade.doneText}</p>
      <p>
        <Button onClick={next}>{upgrade.next}</Button>
      </p>
    </div>
  )
}

export const UpgradeIdentity = ({ resumes, onLater }: UpgradeIdentityProps) => {
  const site = useSite()
  const { signIn } = useCapabilities()
  const { identity, upgrade } = useTexts().signIn
  const [destination, setDestination] = useState<Destination>()
  const [isRunning, setRunning] = useState(false)

  const done = async ({ authResult }: IdentityOutcome) =>
    setDestination(await signIn.complete({ by: 'registration', token: authResult?.token }))

  if (destination) return <Done destination={destination} onNext={onLater} />
  return (
    <div className={styles.signIn}>
      <IdentityEntry
        flow="update"
        label={identity.verify}
        resumes={resumes}
        onDone={done}
        onRunning={setRunning}
      >
        <p>{upgrade.text[defaultLoginMethods[site.country]]}</p>
      </IdentityEntry>
      {!isRunning && (
        <p>
          <Button look="quiet" onClick={onLater}>
            {upgrade.later}
          </Button>
        </p>
      )}
    </div>
  )
}
