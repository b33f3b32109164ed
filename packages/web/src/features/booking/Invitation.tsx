// Where a second applicant signs, in the browser in which the invitation was opened.
import { bookingInvitationPath } from '@husrum/contract/booking/wire'
import type { BookingInvitation } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { takeAnyReturnedSigning } from '../../frame/returned-flow.ts'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Booking.module.css'
import { PriceLines } from './PriceLines.tsx'
import { SigningPart } from './SigningPart.tsx'

/** Letters of the previous release have the token in the hash. */
const tokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('invitation') ?? undefined

type Reading = BookingInvitation | 'reading' | 'gone' | 'failed'

export const Invitation = () => {
  const { invitation: words } = useTexts().bookingEnd
  const { bookingSignatures } = useCapabilities()
  const [token] = useState(() => (typeof location === 'undefined' ? undefined : tokenIn(location.hash)))
  const [returned] = useState(takeAnyReturnedSigning)
  const [found, setFound] = useState<Reading>('reading')
  const [reads, readAgain] = useState(0)
  const [isSigned, setSigned] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for it once more.
  useEffect(() => {
    let isGone = false
    bookingSignatures.invitation(token).then(
      (answer) => !isGone && setFound(answer ?? 'gone'),
      () => !isGone && setFound('failed'),
    )
    return () => {
      isGone = true
    }
  }, [bookingSignatures, token, reads])

  if (isSigned || (typeof found === 'object' && found.hasSigned)) return <p role="status">{words.done}</p>
  if (found === 'reading') return <p role="status">{words.reading}</p>
  if (found === 'failed')
    return (
      <div className={styles.part} role="alert">
        <p>{words.failed}</p>
        <div className={styles.ways}>
          <Button
            onClick={() => {
              setFound('reading')
              readAgain((count) => count + 1)
            }}
          >
            {words.retry}
          </Button>
        </div>
      </div>
    )
  // The bank's app may return in another browser: the signature in progress is shown all the same.
  if (found === 'gone' && returned === undefined)
    return (
      <div className={styles.part}>
        <p role="alert">{words.gone}</p>
        <p>
          <a href={bookingInvitationPath}>{words.typeCode}</a>
        </p>
      </div>
    )
  const given = typeof found === 'object' ? found : undefined
  return (
    <div className={styles.form}>
      {given && (
        <>
          <p className={styles.lead}>{words.lead(given.invitedBy, given.home.name)}</p>
          <p>
            {given.home.address}, {given.home.municipality}. {words.share(given.share)}
          </p>
          <PriceLines lines={given.terms.lines.filter(({ kind }) => kind !== 'rest')} />
        </>
      )}
      <SigningPart
        bookingId={given?.bookingId ?? returned?.bookingId ?? ''}
        documents={given?.documents ?? []}
        begin={(terms) => bookingSignatures.startByInvitation(token, terms)}
        resumes={returned?.id}
        onSigned={() => setSigned(true)}
        onSignedOut={() => setFound('gone')}
        // Fetching the invitation again would replace the cookie that loading documents depend on.
        onOpened={() => undefined}
      />
    </div>
  )
}
