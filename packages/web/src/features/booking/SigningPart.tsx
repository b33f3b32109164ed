// Signing: the documents, the confirmation of having read them, the e-identity, and progress.
import type { SigningStart, SigningTerms } from '@husrum/application'
import type { BookingDocumentView } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSigning } from '../../frame/use-signing.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SigningTrouble, SigningUnderWay } from '../../ui/signing/SigningUnderWay.tsx'
import styles from './Booking.module.css'
import { fieldId } from './booking-words.ts'
import { DocumentList } from './Documents.tsx'

interface SigningPartProps {
  readonly bookingId: string
  readonly documents: readonly BookingDocumentView[]
  readonly begin: (terms: SigningTerms) => Promise<SigningStart>
  readonly resumes: string | undefined
  readonly onSigned: () => void
  readonly onSignedOut: () => void
  /** A document was opened, which is recorded; its hash may have changed. */
  readonly onOpened: () => void
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
      {flow.trouble !== undefined && <SigningTrouble trouble={flow.trouble} attempt={flow.attempt} />}
      {isWaiting ? (
        <SigningUnderWay flow={flow} thing={{ type: 'booking', id: bookingId }} />
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
