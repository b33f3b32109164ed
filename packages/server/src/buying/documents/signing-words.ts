// The text that a person reads in the e-identity app before signing, and the invisible part that is signed with it.
import { randomBytes } from 'node:crypto'
import type { BookingSigner, SiteDefinition } from '@husrum/domain'
import { formatArea, formatPrice, formatRooms } from '@husrum/domain'
import type { BookingFacts, NamedSeller } from './paper-facts.ts'
import { referenceOf, sellerOf, totalOf } from './paper-facts.ts'
import type { SignedWords } from './signing-provider.ts'
import { languageOf, wordsFor } from './write-document.ts'

/** A signed document. Hashes are lower-case hex SHA-256. */
export interface SignedDocument {
  readonly id: string
  readonly title: string
  /** Hash of its text. */
  readonly hash: string
  /** Hash of its PDF. */
  readonly pdfHash: string
}

/** The content of `hidden`. */
export interface HiddenWords {
  readonly version: 1
  /** For a booking. */
  readonly bookingId?: string
  /** For a document of a home. */
  readonly documentId?: string
  readonly role: BookingSigner
  readonly documents: readonly Pick<SignedDocument, 'id' | 'hash' | 'pdfHash'>[]
  /** Random, so that no two signatures are over the same content. */
  readonly salt: string
}

/** Removes characters that are markup in simple Markdown. */
const plain = (text: string): string =>
  text
    .replace(/[*_#|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What is bought, the price, what is paid now, and the documents with the first twelve characters of their hashes. */
export const signingWords = (
  booking: BookingFacts,
  role: BookingSigner,
  documents: readonly SignedDocument[],
): SignedWords => {
  const { site, home, terms } = booking
  const { texts, law } = wordsFor(languageOf(booking), site.country)
  const { signing } = texts
  const size = `${formatRooms(home.rooms, site.formats)}, ${formatArea(home.area, site.formats)}`
  const place = [home.address, home.municipality].filter((part) => part !== '').join(', ')
  const lines = [
    `# ${plain(documents.find(({ id }) => id === 'agreement')?.title ?? law.titles.agreement)}`,
    plain(law.signs.replace('{home}', home.name)),
    `${plain(place)}. ${plain(size)}.`,
    `*${texts.seller}:* ${plain(sellerOf(booking).legalName)}`,
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

/** The invisible part of a signature. */
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

/** A document of a home: its title, the home, and the first twelve characters of its hash. */
export const documentWords = (
  {
    id,
    site,
    home,
    seller,
  }: {
    readonly id: string
    readonly site: SiteDefinition
    readonly home: string
    readonly seller: NamedSeller
  },
  role: BookingSigner,
  document: SignedDocument,
): SignedWords => {
  const { texts } = wordsFor(site.locale, site.country)
  const lines = [
    `# ${plain(document.title)}`,
    `*${texts.object}:* ${plain(home)}`,
    `*${texts.seller}:* ${plain(seller.legalName)}`,
    `## ${texts.signing.documents}`,
    `+ ${plain(document.title)} (SHA-256 ${document.hash.slice(0, 12)})`,
    '',
    texts.signing.accepts,
  ]
  return { text: lines.join('\n'), hidden: hiddenWords({ documentId: id }, role, [document]) }
}
