// My Pages: the documents of somebody's homes; with one in the address, that one on a page of its own.
import type { ContentPage, DocumentGroup, PageTemplateKind } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DocumentList } from '../../features/documents/DocumentList.tsx'
import { NoDocument, OneDocument } from '../../features/documents/OneDocument.tsx'
import { ownDocumentsQuery } from '../../features/documents/queries.ts'
import { SigningModal } from '../../features/documents/SigningModal.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { ReturnedDocumentSigning } from '../../frame/returned-flow.ts'
import { takeReturnedDocumentSigning } from '../../frame/returned-flow.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'

export interface DocumentsData {
  /** They could not be had when the page was made. */
  readonly hasFailed: boolean
}

/** Pages that are for some of them alone. */
const groupsOf: Partial<Readonly<Record<PageTemplateKind, readonly DocumentGroup[]>>> = {
  myPagesDocumentsAction: ['toSign'],
  myPagesDocumentsDone: ['waiting', 'signed'],
}

const Own = ({ data, template }: { readonly data: DocumentsData; readonly template: PageTemplateKind }) => {
  const site = useSite()
  const { search } = useLocation()
  const { documents: capability } = useCapabilities()
  const texts = useTexts().documents
  const { data: documents, isError, retry } = useLiveQuery(ownDocumentsQuery(site, capability), data)
  const [returned, setReturned] = useState<ReturnedDocumentSigning>()
  // The server knows of none: it is taken once the page is alive.
  useEffect(() => setReturned(takeReturnedDocumentSigning()), [])
  const asked = new URLSearchParams(search).get('document')
  if (!documents) {
    if (!isError) return <Skeleton />
    return (
      <Notice kind="warning" heading={texts.failed}>
        <p>{texts.failedText}</p>
        <p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      </Notice>
    )
  }
  const document = documents.find(({ id }) => id === asked)
  const resumes = returned?.documentId === asked ? returned?.id : undefined
  if (asked !== null)
    return document ? <OneDocument key={resumes} document={document} resumes={resumes} /> : <NoDocument />
  const resumed = returned && documents.find(({ id }) => id === returned.documentId)
  return (
    <>
      {returned && (resumed ? <SigningModal document={resumed} resumes={returned.id} /> : <NoDocument />)}
      <DocumentList documents={documents} {...(groupsOf[template] && { groups: groupsOf[template] })} />
    </>
  )
}

export const DocumentsTemplate = ({ page, data }: TemplateProps<ContentPage, DocumentsData>) => (
  <MyPagesArticle page={page}>
    <Own data={data} template={page.template} />
  </MyPagesArticle>
)
