// Confirms the identity in a session that started by e-mail, and links it to an account without one (PLAT-75).
import type { IdentityOutcome } from '@husrum/application'
import type { Destination, FieldErrorKey } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { IdentityEntry } from './IdentityEntry.tsx'
import type { AskedPassword } from './OwnerPassword.tsx'
import { OwnerPassword } from './OwnerPassword.tsx'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'
import { useGoOn } from './use-go-on.ts'

interface UpgradeIdentityProps {
  /** Where to continue; defaults to My Pages, or what is to be paid. */
  readonly returnPath?: string | undefined
  readonly resumes?: string
  readonly onLater: () => void
  /** Called when done, to close the dialog around it. */
  readonly onDone?: () => void
}

const Done = ({
  destination,
  onNext,
}: {
  readonly destination: Destination
  readonly onNext: (() => void) | undefined
}) => {
  const { upgrade } = useTexts().signIn
  const goOn = useGoOn()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h2, h3')?.focus(), [])
  const next = () => {
    onNext?.()
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

export const UpgradeIdentity = ({ returnPath, resumes, onLater, onDone }: UpgradeIdentityProps) => {
  const site = useSite()
  const { signIn } = useCapabilities()
  const { identity, upgrade } = useTexts().signIn
  const [destination, setDestination] = useState<Destination>()
  const [isRunning, setRunning] = useState(false)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<AskedPassword>()
  const askForPassword = (key: FieldErrorKey) => {
    setPassword('')
    setAsked((before) => ({ times: (before?.times ?? 0) + 1, isWrong: key !== 'required' }))
  }

  const done = async ({ authResult, returnPath: storedPath }: IdentityOutcome) => {
    const token = authResult?.token
    const way = returnPath ?? storedPath
    setDestination(
      await signIn.complete(
        way === undefined ? { by: 'registration', token } : { by: 'login', token, returnPath: way },
      ),
    )
  }

  if (destination) return <Done destination={destination} onNext={onDone} />
  return (
    <div className={styles.signIn}>
      <IdentityEntry
        flow="update"
        label={identity.verify}
        returnPath={returnPath}
        resumes={resumes}
        password={asked && password}
        onPasswordAsked={askForPassword}
        onDone={done}
        onRunning={setRunning}
      >
        <p>{upgrade.text[defaultLoginMethods[site.country]]}</p>
        {asked && <OwnerPassword {...asked} password={password} onType={setPassword} />}
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
