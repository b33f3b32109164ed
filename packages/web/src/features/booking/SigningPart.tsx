// Signing: what is signed, the word that it was read, the e-identity, and what is going on in it.
import type { SigningStart, SigningTerms } from '@husrum/application'
import type { BookingDocumentView, ErrorPageKind, RfaMessage } from '@husrum/domain'
import { defaultLoginMethods, errorPageKinds, rfaOfPending } from '@husrum/domain'
import { useState } from 'react'
import { isMobile } from '../../frame/bank-id-platform.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import styles from './Booking.module.css'
import { fieldId } from './booking-words.ts'
import { DocumentList } from './Documents.tsx'
import { signingAddress } from './signing-address.ts'
import type { SigningFlow } from './use-signing.ts'
import { useSigning } from './use-signing.ts'

interface SigningPartProps {
  readonly bookingId: string
  readonly documents: readonly BookingDocumentView[]
  readonly begin: (terms: SigningTerms) => Promise<SigningStart>
  readonly resumes: string | undefined
  readonly onSigned: () => void
  readonly onSignedOut: () => void
  /** A document was opened: it counts from then on, and its hash may be another one. */
  readonly onOpened: () => void
}

const isKind = (trouble: string): trouble is ErrorPageKind =>
  (errorPageKinds as readonly string[]).includes(trouble)

const Trouble = ({ trouble, attempt }: { readonly trouble: string; readonly attempt: number }) => {
  const texts = useTexts()
  const words = texts.bookingEnd.sign
  if (trouble === 'changedDocument') return <FormError heading={words.changed} attempt={attempt} />
  if (!isKind(trouble)) return <FormError heading={words.failed} attempt={attempt} />
  const { heading, text } = texts.signIn.outcomes.errorPages[trouble]
  return (
    <FormError heading={heading} attempt={attempt}>
      <p>{text}</p>
      <p>{words.nothingSigned}</p>
    </FormError>
  )
}

const Waiting = ({ flow, bookingId }: { readonly flow: SigningFlow; readonly bookingId: string }) => {
  const { sign } = useTexts().bookingEnd
  const { messages } = useTexts().signIn.outcomes
  const { standing, device, hasLostContact } = flow
  if (!standing) return null
  const isSwedish = standing.provider === 'bank_id'
  const message: RfaMessage | undefined = isSwedish
    ? rfaOfPending(standing.hintCode, { device, isMobile: isMobile(navigator) })
    : undefined
  const address = device === 'same' ? signingAddress(standing, bookingId) : undefined
  return (
    <section className={styles.part}>
      <p role="status">{hasLostContact ? sign.noConnection : message && messages[message]}</p>
      {device === 'other' && (
        <ol className={styles.points}>
          {sign.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {device === 'other' && standing.qr !== undefined && <QrCode text={standing.qr} label={sign.qr} />}
      <div className={styles.ways}>
        {address !== undefined && (
          <a className={styles.open} href={address} referrerPolicy="origin">
            {isSwedish ? sign.open : sign.goOn}
          </a>
        )}
        <Button look="quiet" onClick={() => void flow.cancel()}>
          {sign.cancel}
        </Button>
      </div>
    </section>
  )
}

export const SigningPart = ({
  bookingId,
  documents,
  begin,
  resumes,
  onSigned,
  onSignedOut,
  onOpened,
}: SigningPartProps) => {
  const { country } = useSite()
  const { sign } = useTexts().bookingEnd
  const method = defaultLoginMethods[country]
  const [hasAccepted, setAccepted] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [wrongAttempt, setWrongAttempt] = useState(0)
  const signed = documents.filter(({ hash }) => hash !== undefined)
  const isOpened = ({ id, readAt }: BookingDocumentView) => readAt !== undefined || opened.includes(id)
  const unread = signed.filter((document) => document.mustRead && !isOpened(document))
  const flow = useSigning({
    begin: (device) =>
      begin({
        acceptedTerms: hasAccepted,
        documentsRead: signed.filter(isOpened).map(({ id, hash = '' }) => ({ id, hash })),
        device,
      }),
    resumes,
    onSigned,
    onSignedOut,
  })
  const isWaiting = flow.standing?.status === 'pending'
  const wrong = [
    ...unread.map(({ id, title }) => ({
      id: fieldId(`documentsRead.${id}`),
      label: '',
      error: sign.unread(title),
    })),
    ...(hasAccepted ? [] : [{ id: fieldId('acceptedTerms'), label: '', error: sign.termsMissing }]),
  ]
  const start = (device: 'same' | 'other') => {
    if (wrong.length > 0) {
      setWrongAttempt((count) => count + 1)
      return
    }
    void flow.start(device)
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.subheading}>{sign.papers}</h2>
      <DocumentList
        documents={documents}
        openedNow={opened}
        onOpen={(id) => {
          setOpened((before) => [...before, id])
          onOpened()
        }}
      />
      {wrongAttempt > 0 && wrong.length > 0 && !isWaiting && (
        <FormError heading={sign.wrong} attempt={wrongAttempt} fields={wrong} />
      )}
      {flow.trouble !== undefined && <Trouble trouble={flow.trouble} attempt={flow.attempt} />}
      {isWaiting ? (
        <Waiting flow={flow} bookingId={bookingId} />
      ) : (
        <>
          <CheckField
            id={fieldId('acceptedTerms')}
            label={sign.terms}
            checked={hasAccepted}
            onChange={(event) => setAccepted(event.target.checked)}
            error={wrongAttempt > 0 && !hasAccepted ? sign.termsMissing : undefined}
          />
          <div className={styles.ways}>
            <Button loading={flow.isStarting} onClick={() => start('same')}>
              {sign.button[method]}
            </Button>
            {method === 'bank_id' && (
              <Button look="secondary" loading={flow.isStarting} onClick={() => start('other')}>
                {sign.otherDevice}
              </Button>
            )}
          </div>
          {flow.isStarting && <p role="status">{sign.starting}</p>}
        </>
      )}
    </div>
  )
}
