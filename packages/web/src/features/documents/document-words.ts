// When things happened to documents, and who is missing, as pages say it.
import type { OwnDocument, SiteDefinition, User } from '@husrum/domain'
import { dayIn, formatDate, routePath, wallClockOf } from '@husrum/domain'
import type { DocumentsTexts } from '../../texts/sv/documents.ts'

/** The day of an instant where the site is, in its format. */
export const dayOf = (at: number, { country, formats }: SiteDefinition): string =>
  formatDate(dayIn(at, country), formats)

export const momentOf = (at: number, site: SiteDefinition, texts: DocumentsTexts): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), site.country)
  const time = new Date(wallClock ?? at).toISOString().slice(11, 16)
  return texts.moment(dayOf(at, site), time.replace(':', site.locale === 'en' ? ':' : '.'))
}

/** What somebody who signs is called to whoever reads. */
export const nameOf = (
  { userId, name }: OwnDocument['signatories'][number],
  user: User | undefined,
  texts: DocumentsTexts,
): string => (userId !== '' && userId === user?.id ? texts.you : name || texts.someone)

/** Those others who have not signed. */
export const missingOf = (
  { signatories }: OwnDocument,
  user: User | undefined,
  texts: DocumentsTexts,
): string =>
  signatories
    .filter(({ hasSigned, userId }) => !hasSigned && userId !== user?.id)
    .map((each) => nameOf(each, user, texts))
    .join(', ')

/** Where one document stands among the others. */
export const documentAddress = (site: SiteDefinition, { id }: Pick<OwnDocument, 'id'>): string =>
  `${routePath(site, 'documents') ?? site.routes.start}?document=${encodeURIComponent(id)}`
