// What a person reads in the e-identity's app before they sign, and what is bound to it unseen.
import { randomBytes } from 'node:crypto'
import type { BookingSigner, SiteDefinition } from '@husrum/domain'
import { formatArea, formatPrice, formatRooms } from '@husrum/domain'
import type { SignedWords } from './signing-provider.ts'
import type { BookingFacts } from './write-document.ts'
import { languageOf, referenceOf, totalOf, wordsFor } from './write-document.ts'

/** A document as it is signed. Hashes are lower-case hex SHA-256. */
export interface SignedDocument {
  readonly id: string
  readonly title: string
  /** Of its text. */
  readonly hash: string
  /** Of its PDF. */
  readonly pdfHash: string
}

/** What lies behind `hidden`. */
export interface HiddenWords {
  readonly version: 1
  /** Of a booking. */
  readonly bookingId?: string
  /** Of a document of a home. */
  readonly documentId?: string
  readonly role: BookingSigner
  readonly documents: readonly Pick<SignedDocument, 'id' | 'hash' | 'pdfHash'>[]
  /** Random: no two signatures are over the same. */
  readonly salt: string
}

/** Signs that would be marks of the simple Markdown stand as they are. */
const plain = (text: string): string =>
  text
    .replace(/[*_#|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What is bought, for how much, what is paid now, and which documents: their hashes by their first twelve signs. */
export const signingWords = (
  booking: BookingFacts,
  role: BookingSigner,
  documents: readonly SignedDocument[],
): SignedWords => {
  const { site, home, terms } = booking
  const { texts, law } = wordsFor(languageOf(booking), site.country)
  const { signing } = texts
  const size = `${formatRooms(home.rooms, site.formats)}, ${formatArea(home.area)}`
  const place = [home.address, home.municipality].filter((part) => part !== '').join(', ')
  const lines = [
    `# ${law.titles.agreement}`,
    plain(law.signs.replace('{home}', home.name)),
    `${plain(place)}. ${plain(size)}.`,
    `*${texts.seller}:* ${plain(site.name)}`,
    `*${signing.price}:* ${formatPrice(totalOf(booking), site.formats)}`,
    ...(terms.fee > 0 ? [`*${signing.fee}:* ${formatPrice(terms.fee, site.formats)}`] : []),
    `*${texts.booking}:* ${referenceOf(booking)}`,
    `## ${signing.documents}`,
    ...documents.map(({ title, hash }) => `+ ${plain(title)} (SHA-256 ${hash.slice(0, 12)})`),
    '',
    signing.accepts,
  ]
  return {
    text: lines.join('\n'),
    hidden: hiddenWords({ bookingId: booking.id }, role, documents),
  }
}

/** What is bound to a signature unseen. */
const hiddenWords = (
  thing: Pick<HiddenWords, 'bookingId' | 'documentId'>,
  role: BookingSigner,
  documents: readonly SignedDocument[],
): string => {
  const hidden: HiddenWords = {
    version: 1,
    ...thing,
    role,
    documents: documents.map(({ id, hash, pdfHash }) => ({ id, hash, pdfHash })),
    salt: randomBytes(24).toString('base64url'),
  }
  return JSON.stringify(hidden)
}

/** A document of a home: which, of which home, and its hash by its first twelve signs. */
export const documentWords = (
  { id, site, home }: { readonly id: string; readonly site: SiteDefinition; readonly home: string },
  role: BookingSigner,
  document: SignedDocument,
): SignedWords => {
  const { texts } = wordsFor(site.locale, site.country)
  const lines = [
    `# ${plain(document.title)}`,
    `*${texts.object}:* ${plain(home)}`,
    `*${texts.seller}:* ${plain(site.name)}`,
    `## ${texts.signing.documents}`,
    `+ ${plain(document.title)} (SHA-256 ${document.hash.slice(0, 12)})`,
    '',
    texts.signing.accepts,
  ]
  return { text: lines.join('\n'), hidden: hiddenWords({ documentId: id }, role, [document]) }
}
