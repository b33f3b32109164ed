// The evidence of a signature: encrypted for confidentiality, and signed by us against changes.
import type { KeyObject } from 'node:crypto'
import { createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import type { BookingSigner, LoginMethod } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import type { ProvenIdentity } from '../../people/accounts/index.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { SignedThing } from './signed-thing.ts'
import { bookingThing, columnOf, columnsOf, documentThing } from './signed-thing.ts'
import type { SignatureProof, SignedWords } from './signing-provider.ts'
import type { SignedDocument } from './signing-words.ts'

type Db = Kysely<Schema>

/** Everything that proves who signed what and when. */
export interface Evidence extends SignedWords {
  readonly version: 1
  /** For a booking. */
  readonly bookingId?: string
  /** For a document of a home. */
  readonly documentId?: string
  readonly role: BookingSigner
  readonly signer: ProvenIdentity
  readonly provider: LoginMethod
  /** ISO 8601, UTC. */
  readonly signedAt: string
  readonly documents: readonly SignedDocument[]
  readonly proof: SignatureProof
}

export interface StoredSignature {
  readonly id: string
  readonly role: BookingSigner
  readonly provider: LoginMethod
  /** Epoch milliseconds. */
  readonly signedAt: number
  readonly agreementHash: string
  readonly isVoid: boolean
  /** As it was written; undefined if it cannot be decrypted with our key. */
  readonly written: string | undefined
  readonly seal: Uint8Array
  /** base64url */
  readonly sealKey: string
}

export interface EvidenceStore {
  keep(trx: Db, evidence: Evidence): Promise<void>
  /** Only binding ones, unless `withVoid`; the oldest first. */
  of(
    db: Db,
    thing: SignedThing,
    options?: { readonly withVoid?: boolean },
  ): Promise<readonly StoredSignature[]>
  /** Voids the signatures of a booking: they are kept, but not binding. */
  void(trx: Db, bookingId: string, now: number): Promise<void>
  /** The columns of an evidence that depend on our keys. */
  sealed(
    id: string,
    written: string,
  ): Pick<Selectable<Table<'booking_signatures'>>, 'evidence_sealed' | 'seal' | 'seal_key'>
  /** Replaces evidence and seal of a signature. False if they have been changed meanwhile. */
  sealAgain(
    db: Kysely<Schema>,
    before: Pick<Selectable<Table<'booking_signatures'>>, 'id' | 'evidence_sealed' | 'seal'>,
    written: string,
  ): Promise<boolean>
  /** Whether a public key, base64url, is one of ours. */
  isOwnKey(sealKey: string): boolean
}

/** The PKCS #8 encoding of an Ed25519 key is this prefix and 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

const publicKeyOf = (bytes: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(bytes, 'base64url')]),
    format: 'der',
    type: 'spki',
  })

const privateKeyOf = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Prefix, key]), format: 'der', type: 'pkcs8' })

const wordsOfPublicKey = (key: KeyObject): string =>
  createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(spkiPrefix.length)
    .toString('base64url')

export const contextOfEvidence = (id: string): string => `signature ${id}`

/** Whether our own seal over an evidence is valid, by the stored public key. */
export const sealHolds = ({ written = '', seal, sealKey }: StoredSignature): boolean => {
  try {
    return verify(null, Buffer.from(written), publicKeyOf(sealKey), seal)
  } catch {
    return false
  }
}

export const agreementHashOf = ({ documents }: Pick<Evidence, 'documents'>): string =>
  (documents.find(({ id }) => id === 'agreement') ?? documents[0])?.hash ?? ''

/** The signed thing of an evidence. */
export const thingOfEvidence = ({ bookingId, documentId }: Pick<Evidence, 'bookingId' | 'documentId'>) =>
  bookingId === undefined ? documentThing(documentId ?? '') : bookingThing(bookingId)

export const makeEvidenceStore = (keys: SecretKeys): EvidenceStore => {
  const { seal, open } = makeSeal(keys.keysFor('evidence'))
  const [own, ...others] = keys.knownKeysFor('evidence-seal')
  const privateKey = privateKeyOf(own)
  const publicKeys = [privateKey, ...others.map(privateKeyOf)].map(wordsOfPublicKey)
  const [publicKey = ''] = publicKeys
  const sealed: EvidenceStore['sealed'] = (id, written) => ({
    evidence_sealed: seal(written, contextOfEvidence(id)),
    seal: new Uint8Array(sign(null, Buffer.from(written), privateKey)),
    seal_key: publicKey,
  })

  return {
    sealed,
    isOwnKey: (sealKey) => publicKeys.includes(sealKey),
    keep: async (trx, evidence) => {
      const id = randomUUID()
      const written = JSON.stringify(evidence)
      await trx
        .insertInto('booking_signatures')
        .values({
          id,
          ...columnsOf(thingOfEvidence(evidence)),
          role: evidence.role,
          provider: evidence.provider,
          signed_at: evidence.signedAt,
          agreement_hash: agreementHashOf(evidence),
          ...sealed(id, written),
        })
        .execute()
    },
    sealAgain: async (db, { id, evidence_sealed, seal: sealBefore }, written) => {
      const { numUpdatedRows } = await db
        .updateTable('booking_signatures')
        .set(sealed(id, written))
        .where('id', '=', id)
        .where('evidence_sealed', '=', evidence_sealed)
        .where('seal', '=', sealBefore)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    of: async (db, thing, { withVoid = false } = {}) => {
      const rows = await db
        .selectFrom('booking_signatures')
        .selectAll()
        .where(columnOf(thing), '=', thing.id)
        .$if(!withVoid, (query) => query.where('voided_at', 'is', null))
        .orderBy('signed_at')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        role: row.role,
        provider: row.provider,
        signedAt: Date.parse(row.signed_at),
        agreementHash: row.agreement_hash,
        isVoid: row.voided_at !== null,
        written: open(row.evidence_sealed, contextOfEvidence(row.id)),
        seal: row.seal,
        sealKey: row.seal_key,
      }))
    },
    void: async (trx, bookingId, now) => {
      await trx
        .updateTable('booking_signatures')
        .set({ voided_at: new Date(now).toISOString() })
        .where('booking_id', '=', bookingId)
        .where('voided_at', 'is', null)
        .execute()
    },
  }
}
