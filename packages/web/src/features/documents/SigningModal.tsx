// A signature that the browser comes back to a list with (`cid`, `sid`, `type`): goes on in a modal.
import type { OwnDocument } from '@husrum/domain'
import { useEffect } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { useFreshDocuments } from './queries.ts'
import { SignDocument } from './SignDocument.tsx'

const id = 'sign-document'

export const SigningModal = ({
  document,
  resumes,
}: {
  readonly document: OwnDocument
  readonly resumes: string
}) => {
  const { show, finish } = useModal()
  const ask = useFreshDocuments()
  const texts = useTexts().documents
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the one that came back.
  useEffect(() => {
    const done = () => {
      finish(id)
      void ask()
    }
    show({
      id,
      heading: document.title,
      content: <SignDocument document={document} resumes={resumes} onSigned={done} onSignedOut={done} />,
    })
    return () => finish(id)
  }, [])
  return <p role="status">{document.status === 'done' ? texts.signedNow : ''}</p>
}
