// A document to open in a new window, and to download.
import type { OwnDocument } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export const DocumentLinks = ({
  document: { title, htmlUrl, pdfUrl },
  onRead,
}: {
  readonly document: OwnDocument
  readonly onRead?: () => void
}) => {
  const texts = useTexts().documents
  return (
    <>
      {htmlUrl !== pdfUrl && (
        <a className={shared.way} href={htmlUrl} target="_blank" rel="noreferrer" onClick={onRead}>
          {texts.readOne(title)}
          <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
        </a>
      )}
      <a className={shared.way} href={pdfUrl}>
        {texts.pdf}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </a>
    </>
  )
}
