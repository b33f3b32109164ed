// My Pages: the documents of a user's homes; with one in the address, that one on a page of its own.
import type { ContentPage, DocumentGroup, PageTemplateKind } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DocumentList } from '../../features/documents/DocumentList.tsx'
import { NoDocument, OneDocument } from '../../features/documents/OneDocument.tsx'
import { ownDocumentsQuery } from '../../features/documents/queries.ts'
import { ReturnedSigning } from '../../features/documents/ReturnedSigning.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { ReturnedDocumentSigning } from '../../frame/returned-flow.ts'
import { takeReturnedDocumentSigning } from '../../frame/returned-flow.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { usePartFocus } from '../../frame/use-part-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'

export interface DocumentsData {
  /** They could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

/** Pages for some of the groups only. */
const groupsOf: Partial<Readonly<Record<PageTemplateKind, readonly DocumentGroup[]>>> = {
  myPagesDocumentsAction: ['toSign'],
  myPagesDocumentsDone: ['waiting', 'signed'],
}

/** The document that the address asks for. */
export const requestedDocument = (search: string): string | undefined =>
  new URLSearchParams(search).get('document') ?? undefined

interface OwnProps {
  readonly data: DocumentsData
  readonly template: PageTemplateKind
  readonly asked: string | undefined
  readonly takesFocus: boolean
}

const Own = ({ data, template, asked, takesFocus }: OwnProps) => {
  const site = useSite()
  const { documents: capability } = useCapabilities()
  const texts = useTexts().documents
  const { data: documents, isError, retry } = useLiveQuery(ownDocumentsQuery(site, capability), data)
  const [returned, setReturned] = useState<ReturnedDocumentSigning>()
  // The server has no returned signing: it is read after hydration.
  useEffect(() => setReturned(takeReturnedDocumentSigning()), [])
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
  const isHere = returned?.documentId === asked
  const resumes = isHere ? returned?.id : undefined
  return (
    <>
      {returned && !isHere && (
        <ReturnedSigning
          document={documents.find(({ id }) => id === returned.documentId)}
          resumes={returned.id}
        />
      )}
      {asked === undefined ? (
        <DocumentList documents={documents} {...(groupsOf[template] && { groups: groupsOf[template] })} />
      ) : document ? (
        <OneDocument key={resumes} document={document} resumes={resumes} takesFocus={takesFocus} />
      ) : (
        <NoDocument takesFocus={takesFocus} />
      )}
    </>
  )
}

export const DocumentsTemplate = ({ page, data }: TemplateProps<ContentPage, DocumentsData>) => {
  const asked = requestedDocument(useLocation().search)
  const focus = usePartFocus(asked)
  return (
    <MyPagesArticle page={page} focus={asked === undefined ? focus : undefined}>
      <Own data={data} template={page.template} asked={asked} takesFocus={focus.takesFocus} />
    </MyPagesArticle>
  )
}
