// My Pages: the documents of a user's homes.
import type { ContentPage } from '@husrum/domain'
import { ownDocumentsQuery } from '../../features/documents/queries.ts'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { DocumentsData } from './Template.tsx'
import { DocumentsTemplate, requestedDocument } from './Template.tsx'

export const template: Template<ContentPage, DocumentsData> = {
  texts: ['documents', 'bookingEnd', 'signIn', 'myPages'],
  load: async ({ address, site, documents, errands, fetch, required, markNotFound }) => {
    const [found] = await Promise.all([
      required(fetch(ownDocumentsQuery(site, documents))),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    const asked = requestedDocument(address.search)
    if (found && asked !== undefined && !found.some(({ id }) => id === asked)) markNotFound()
    return { hasFailed: found === undefined }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: DocumentsTemplate,
}
