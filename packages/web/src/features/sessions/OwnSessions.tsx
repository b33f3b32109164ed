// The user's sessions, and signing out elsewhere: each session is a form of its own, which works without script.
import type { OwnSession } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import type { SiteDefinition } from '@husrum/domain'
import { formatDayTime, wallClockOf } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useRetried } from '../../frame/use-retried.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OwnSessions.module.css'

const timeOf = (instant: string, site: SiteDefinition): string =>
  formatDayTime(wallClockOf(instant, site.country) ?? Number.NaN, site)

const Entry = ({
  session: { id, isCurrent, siteName, byIdentity, browser, system, begunAt },
  isEnding,
  onEnd,
}: {
  readonly session: OwnSession
  readonly isEnding: boolean
  readonly onEnd: (id: string) => void
}) => {
  const site = useSite()
  const { own, signOut } = useTexts().sessions
  const begun = own.begun(timeOf(begunAt, site))
  const device = browser && system ? own.device(browser, system) : (browser ?? system)
  const end = (event: FormEvent) => {
    event.preventDefault()
    onEnd(id)
  }
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.name}>{isCurrent ? own.current : siteName}</p>
        {device !== undefined && <p>{device}</p>}
        <p>{begun}</p>
        <p>{byIdentity ? own.byIdentity : own.byEmail}</p>
      </div>
      {!isCurrent && (
        <form method="post" action={accountFormPaths.endSession} onSubmit={end}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="secondary" loading={isEnding}>
            {signOut}
            <VisuallyHidden>: {device === undefined ? begun : `${device}, ${begun}`}</VisuallyHidden>
          </Button>
        </form>
      )}
    </li>
  )
}

export const OwnSessions = ({
  sessions: given,
  cameBack,
}: {
  readonly sessions: readonly OwnSession[] | undefined
  /** Result of a form that was submitted without script. */
  readonly cameBack?: 'ended' | 'failed' | undefined
}) => {
  const { accounts } = useCapabilities()
  const { own } = useTexts().sessions
  const sessions = useRetried(given, () => accounts.sessions())
  const [ended, setEnded] = useState<readonly string[]>([])
  const [ending, setEnding] = useState<string>()
  const [outcome, setOutcome] = useState(cameBack)
  const heading = useRef<HTMLHeadingElement>(null)

  const end = async (id: string) => {
    setEnding(id)
    setOutcome(undefined)
    try {
      const { code } = await accounts.endSession(id)
      // A session that is already over counts as ended.
      if (code !== 'Ok' && code !== 'InvalidInput') throw new Error(code)
      setEnded((before) => [...before, id])
      setOutcome('ended')
      // Move the focus, because the pressed button disappears.
      heading.current?.focus()
    } catch {
      setOutcome('failed')
    } finally {
      setEnding(undefined)
    }
  }
  return (
    <section className={styles.sessions} aria-labelledby="own-sessions">
      <h2 ref={heading} id="own-sessions" className={styles.heading} tabIndex={-1}>
        {own.heading}
      </h2>
      <div className={styles.content}>
        <p>{own.text}</p>
        <p role="status">
          {outcome === 'ended' && own.ended}
          {outcome === 'failed' && own.failed}
          {outcome === undefined && sessions === undefined && own.missing}
        </p>
        <ul className={styles.list}>
          {sessions
            ?.filter(({ id }) => !ended.includes(id))
            .map((session) => (
              <Entry key={session.id} session={session} isEnding={ending === session.id} onEnd={end} />
            ))}
        </ul>
      </div>
    </section>
  )
}
