// Signing one document: on its page, or in a modal over the list.
import type { OwnDocument } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSigning } from '../../frame/use-signing.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import shared from '../../ui/Parts.module.css'
import { SigningTrouble, SigningUnderWay } from '../../ui/signing/SigningUnderWay.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './Documents.module.css'

export interface SignDocumentProps {
  readonly document: OwnDocument
  /** Id of a signature that the browser returns from. */
  readonly resumes: string | undefined
  readonly onSigned: () => void
  readonly onSignedOut: () => void
}

export const SignDocument = ({ document, resumes, onSigned, onSignedOut }: SignDocumentProps) => {
  const { country } = useSite()
  const texts = useTexts().documents
  const { sign } = useTexts().bookingEnd
  const { documents } = useCapabilities()
  const method = defaultLoginMethods[country]
  const [isRead, setRead] = useState(resumes !== undefined)
  const [unreadAttempt, setUnreadAttempt] = useState(0)
  const flow = useSigning({
    begin: (device) => documents.sign(document, device),
    resumes,
    onSigned,
    onSignedOut,
  })
  const start = (device: 'same' | 'other') => {
    if (isRead) void flow.start(device)
    else setUnreadAttempt((count) => count + 1)
  }
  return (
    <div className={styles.part}>
      <p>{texts.lead}</p>
      <div className={shared.ways}>
        <DocumentLinks document={document} onRead={() => setRead(true)} />
      </div>
      {unreadAttempt > 0 && !isRead && <FormError heading={texts.readFirst} attempt={unreadAttempt} />}
      {flow.trouble !== undefined && <SigningTrouble trouble={flow.trouble} attempt={flow.attempt} />}
      {flow.standing?.status === 'pending' ? (
        <SigningUnderWay flow={flow} thing={{ type: 'document', id: document.id }} />
      ) : (
        <>
          <div className={shared.ways}>
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
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </div>
  )
}
