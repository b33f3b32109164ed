// Verifies the stored signatures of a booking, or of a document of a home: our seal, the documents, and the provider's own proof.
import type { BookingSigner, LoginMethod } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeDocumentStore, sha256 } from './document-store.ts'
import type { Evidence, StoredSignature } from './evidence.ts'
import { makeEvidenceStore, sealHolds, thingOfEvidence } from './evidence.ts'
import { makeHomeDocumentStore } from './home-document-store.ts'
import type { SignedThing } from './signed-thing.ts'
import { bookingThing, isSameThing } from './signed-thing.ts'
import type { HiddenWords, SignedDocument } from './signing-words.ts'
import { verifyProof } from './verify-proof.ts'

export interface VerifiedSignature {
  readonly id: string
  readonly role: BookingSigner
  readonly provider: LoginMethod
  /** Epoch milliseconds. */
  readonly signedAt: number
  /** Voided since. */
  readonly isVoid: boolean
  readonly name: string
  readonly documents: readonly SignedDocument[]
  /** What is wrong, in sentences; empty if everything is valid. */
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

export interface VerifyOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  /** SHA-256 fingerprints of trusted root certificates, lower-case hex; empty: any. */
  readonly roots?: readonly string[]
}

const parse = <Value>(text: string | undefined): Value | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Whether the signed content names exactly the documents of the evidence. */
const isAbout = ({ hidden, documents, bookingId, documentId, role }: Evidence): boolean => {
  const said = parse<HiddenWords>(hidden)
  return (
    said !== undefined &&
    said.bookingId === bookingId &&
    said.documentId === documentId &&
    said.role === role &&
    said.documents.length === documents.length &&
    documents.every(({ id, hash, pdfHash }) =>
      said.documents.some((one) => one.id === id && one.hash === hash && one.pdfHash === pdfHash),
    )
  )
}

/** All signatures of a booking, including voided ones. Never rejects because of an invalid one, but reports it. */
export const verifyBooking = (
  bookingId: string,
  options: VerifyOptions,
): Promise<readonly VerifiedSignature[]> => verifySignatures(bookingThing(bookingId), options)

/** The same for any signed thing. */
export const verifySignatures = async (
  thing: SignedThing,
  { db, keys, roots = [] }: VerifyOptions,
): Promise<readonly VerifiedSignature[]> => {
  const store = makeEvidenceStore(keys)
  const drawsNothing = () => Promise.reject(new Error('No PDF is generated here'))
  const documents = makeDocumentStore(keys, drawsNothing, Date.now)
  const homeDocuments = makeHomeDocumentStore(keys, drawsNothing)

  const documentProblems = async ({
    id,
    title,
    hash,
    pdfHash,
  }: SignedDocument): Promise<readonly string[]> => {
    const kept =
      thing.kind === 'booking'
        ? await documents.kept(db, thing.id, id, hash)
        : await homeDocuments.signed(db, thing.id, hash)
    if (!kept) return [`The document “${title}” is missing, or cannot be decrypted.`]
    const isSame = kept.pdfHash === pdfHash && sha256(kept.pdf) === pdfHash
    return isSame ? [] : [`The document “${title}” is not the one that was signed.`]
  }

  const verify = async (kept: StoredSignature): Promise<VerifiedSignature> => {
    const { id, role, provider, signedAt, isVoid } = kept
    const base = { id, role, provider, signedAt, isVoid }
    const evidence = parse<Evidence>(kept.written)
    if (!evidence)
      return {
        ...base,
        name: '',
        documents: [],
        problems: ['The evidence cannot be decrypted with our key.'],
        notes: [],
      }
    const { text, hidden, proof, signer } = evidence
    const { personalNumber, firstName, lastName } = signer
    const proven = await verifyProof(
      { text, hidden, proof, personalNumber, signedAt: Date.parse(evidence.signedAt) },
      { roots },
    )
    const isOwnKey = store.isOwnKey(kept.sealKey)
    const found = await Promise.all(evidence.documents.map(documentProblems))
    return {
      ...base,
      name: `${firstName} ${lastName}`,
      documents: evidence.documents,
      problems: [
        ...(sealHolds(kept) ? [] : ['Our own seal is not valid: the evidence was changed.']),
        ...(isOwnKey ? [] : ['The seal was made with another key than ours.']),
        ...(isSameThing(thingOfEvidence(evidence), thing) && evidence.role === role
          ? []
          : ['The evidence belongs to another signature.']),
        ...(Date.parse(evidence.signedAt) === signedAt
          ? []
          : ['The list and the evidence have different times.']),
        ...(isAbout(evidence) ? [] : ['The signed documents are not the listed ones.']),
        ...proven.problems,
        ...found.flat(),
      ],
      notes: proven.notes,
    }
  }

  return Promise.all((await store.of(db, thing, { withVoid: true })).map(verify))
}
