// A signature that returns (`cid`, `sid`, `type`) to a page where its document is not open: continues in a modal, and then, or if there is
// nothing to continue, shows its status.
import type { OwnDocument } from '@husrum/domain'
import { documentActionOf } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../frame/session.tsx'
import { useTexts } from '../../frame/site.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Documents.module.css'
import { missingOf } from './document-words.ts'
import { useFreshDocuments } from './queries.ts'
import { SignDocument } from './SignDocument.tsx'

const id = 'sign-document'

/** Where the focus goes when the modal closes: to the document in the list. */
const focusRow = (documentId: string): void =>
  document
    .querySelector<HTMLElement>(`[data-item-id="${CSS.escape(documentId)}"] a`)
    ?.focus({ preventScroll: true })

const InModal = ({
  document,
  resumes,
  onSigned,
}: {
  readonly document: OwnDocument
  readonly resumes: string
  readonly onSigned: () => void
}) => {
  const { show, finish } = useModal()
  const ask = useFreshDocuments()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the one that came back.
  useEffect(() => {
    const close = () => {
      finish(id)
      void ask()
    }
    focusRow(document.id)
    show({
      id,
      heading: document.title,
      content: (
        <SignDocument
          document={document}
          resumes={resumes}
          onSigned={() => {
            onSigned()
            close()
          }}
          onSignedOut={close}
        />
      ),
    })
    return () => finish(id)
  }, [])
  return null
}

const Signed = ({
  document,
  takesFocus,
}: {
  readonly document: OwnDocument
  readonly takesFocus: boolean
}) => {
  const texts = useTexts().documents
  const view = useSession()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return undefined
    // After the modal has restored the focus.
    const timer = setTimeout(() => box.current?.focus(), 100)
    return () => clearTimeout(timer)
  }, [takesFocus])
  const missing = missingOf(document, view.kind === 'signedIn' ? view.user : undefined, texts)
  return (
    <div ref={box} className={styles.said} role="status" tabIndex={-1}>
      <Notice heading={missing === '' ? texts.doneHeading : texts.waitHeading}>
        <p>{document.title}</p>
        {missing !== '' && <p>{texts.waitText(missing)}</p>}
      </Notice>
    </div>
  )
}

export const ReturnedSigning = ({
  document,
  resumes,
}: {
  /** Undefined if it is not one of the user's documents. */
  readonly document: OwnDocument | undefined
  readonly resumes: string
}) => {
  const texts = useTexts().documents
  const view = useSession()
  const [isSigned, setSigned] = useState(false)
  const user = view.kind === 'signedIn' ? view.user : undefined
  if (!document)
    return (
      <div role="alert">
        <Notice kind="warning" heading={texts.gone}>
          <p>{texts.goneText}</p>
        </Notice>
      </div>
    )
  const waits = user !== undefined && documentActionOf(document, user) === 'sign'
  if (isSigned || !waits) return <Signed document={document} takesFocus={isSigned} />
  return <InModal document={document} resumes={resumes} onSigned={() => setSigned(true)} />
}
