// Dates of documents, and missing signatories, as text.
import type { OwnDocument, SiteDefinition, User } from '@husrum/domain'
import { dayIn, formatDay, routePath, wallClockOf } from '@husrum/domain'
import type { DocumentsTexts } from '../../texts/sv/documents.ts'

/** Day of an instant in the site's time zone and format. */
export const dayOf = (at: number, site: SiteDefinition): string => formatDay(dayIn(at, site.country), site)

export const momentOf = (at: number, site: SiteDefinition, texts: DocumentsTexts): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), site.country)
  const time = new Date(wallClock ?? at).toISOString().slice(11, 16)
  return texts.moment(dayOf(at, site), time.replace(':', site.locale === 'en' ? ':' : '.'))
}

/** Name of a signatory for the reader. */
export const nameOf = (
  { userId, name }: OwnDocument['signatories'][number],
  user: User | undefined,
  texts: DocumentsTexts,
): string => (userId !== '' && userId === user?.id ? texts.you : name || texts.someone)

/** The other signatories who have not signed. */
export const missingOf = (
  { signatories }: OwnDocument,
  user: User | undefined,
  texts: DocumentsTexts,
): string =>
  signatories
    .filter(({ hasSigned, userId }) => !hasSigned && userId !== user?.id)
    .map((each) => nameOf(each, user, texts))
    .join(', ')

/** Address of one document in the list. */
export const documentAddress = (site: SiteDefinition, { id }: Pick<OwnDocument, 'id'>): string =>
  `${routePath(site, 'documents') ?? site.routes.start}?document=${encodeURIComponent(id)}`
