// Signing a document of a home: started by a named signer, counted once if the e-identity proves the signer, and notified to all owners.
import type { BookingSigner, SiteDefinition, SiteKey } from '@husrum/domain'
import { routePath, siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { IdentityVault } from '../../people/accounts/index.ts'
import { addNotification, isWanted } from '../../people/notifications/index.ts'
import type { FlowCookie } from '../../people/sign-in/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { BeginSigningOptions, SigningBegun } from './begin-signing.ts'
import { orderSignature } from './begin-signing.ts'
import { DoesNotCount } from './conclude-signing.ts'
import type { EvidenceStore } from './evidence.ts'
import type { HomeDocumentStore, NewHomeDocument } from './home-document-store.ts'
import type { Signing, SigningAnswer, SigningStore } from './postgres-signings.ts'
import { sellerOfDocument } from './sellers.ts'
import { documentThing } from './signed-thing.ts'
import { documentWords } from './signing-words.ts'

type Db = Kysely<Schema>

/** The address of one document in the list; from the root. */
export const documentAddress = (site: SiteDefinition, id: string): string =>
  `${routePath(site, 'documents') ?? routePath(site, 'myPages') ?? site.routes.start}?document=${id}`

const ownRoleOf = async (db: Db, id: string, accountId: string) =>
  db
    .selectFrom('residence_document_signers')
    .select(['role', 'signed_at'])
    .where('document_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/**
 * Throws `notFound` if the document is not the caller's, `statusConflict` if the caller does not have to sign it (any
 * more), and `changedMeanwhile` if its text differs from the one that was opened.
 */
export const beginHomeSigning = async (
  asked: {
    readonly id: string
    readonly hash: string
    readonly device: 'same' | 'other'
    readonly page?: string | undefined
  },
  context: EndpointContext,
  flow: ReturnType<FlowCookie['issue']>,
  {
    store,
    ...options
  }: Pick<BeginSigningOptions, 'db' | 'signings' | 'providers' | 'now'> & {
    readonly store: HomeDocumentStore
  },
): Promise<SigningBegun> => {
  const { db } = options
  const { site, caller } = context
  const { accountId } = signedInOf(caller).session
  const found = await store.find(db, asked.id, { accountId, site })
  if (!found) throw new Problem('notFound')
  const own = await ownRoleOf(db, found.id, accountId)
  if (!own) throw new Problem('notSignatory')
  if (own.signed_at !== null) throw new Problem('alreadySigned')
  if (found.hash !== asked.hash) throw new Problem('changedMeanwhile')
  const kept = await store.open(db, found.id)
  if (!kept) throw new Problem('notFound')
  const { id, title, hash, pdfHash } = kept
  const document = { id, title, hash, pdfHash }
  return orderSignature(
    {
      thing: documentThing(found.id),
      role: own.role,
      words: documentWords({ ...found, seller: await sellerOfDocument(db, found) }, own.role, document),
      documents: [document],
      device: asked.device,
      page: asked.page ?? documentAddress(site, found.id),
    },
    context,
    flow,
    options,
  )
}

export interface HomeSignaturesOptions {
  readonly mails: Pick<MailService, 'within'>
  readonly evidence: EvidenceStore
  readonly signings: SigningStore
  readonly vault: Pick<IdentityVault, 'lookupsOf'>
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

/** The signers of a document, with their addresses. */
const peopleOf = async (db: Db, documentId: string) =>
  db
    .selectFrom('residence_document_signers')
    .innerJoin('accounts', 'accounts.id', 'residence_document_signers.account_id')
    .innerJoin('residence_documents', 'residence_documents.id', 'residence_document_signers.document_id')
    .innerJoin('residences', 'residences.id', 'residence_documents.residence_id')
    .leftJoin('bookings', 'bookings.id', 'residences.booking_id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.email_confirmed_at',
      'residence_document_signers.signed_at',
      'residence_documents.title',
      'residences.site',
      'bookings.origin',
      sql<string>`residences.home ->> 'name'`.as('home'),
    ])
    .where('residence_document_signers.document_id', '=', documentId)
    .orderBy('residence_document_signers.role')
    .execute()

export interface HomeSignatures {
  /** Stores a document of a home and asks its signers to sign. */
  add(trx: Db, store: HomeDocumentStore, document: NewHomeDocument): Promise<string>
  /** Throws {@link DoesNotCount}. */
  count(trx: Transaction<Schema>, signing: Signing, answer: SigningAnswer): Promise<void>
}

export const makeHomeSignatures = ({
  mails,
  evidence,
  signings,
  vault,
  environment,
  now,
}: HomeSignaturesOptions): HomeSignatures => {
  const tell = async (trx: Db, id: string, kind: 'documentToSign' | 'documentSigned'): Promise<void> => {
    for (const person of await peopleOf(trx, id)) {
      const site = siteByKey(person.site as SiteKey)
      const link = documentAddress(site, id)
      const origin = originOf(site, {
        environment,
        requestUrl: person.origin ?? `http://${site.hosts.development}/`,
      })
      if (kind === 'documentToSign')
        await addNotification(trx, {
          accountId: person.id,
          site,
          type: 'DocumentSigning',
          kind: 'sign',
          about: `${person.title}, ${person.home}`,
          link,
          now: now(),
        })
      if (kind === 'documentSigned' || (await isWanted(trx, person.id, 'sign')))
        await mails.within(trx).postToAccount(
          person,
          {
            kind,
            site,
            about: `${person.title}, ${person.home}`,
            link: new URL(link, origin).href,
          },
          'business',
        )
    }
  }

  /** Whether the person is the named signer, by the hash of the number that the account has. */
  const isSigner = async (
    trx: Db,
    id: string,
    role: BookingSigner,
    { identity }: SigningAnswer,
  ): Promise<boolean> => {
    const row = await trx
      .selectFrom('residence_document_signers')
      .innerJoin('accounts', 'accounts.id', 'residence_document_signers.account_id')
      .select('accounts.id')
      .where('residence_document_signers.document_id', '=', id)
      .where('residence_document_signers.role', '=', role)
      .where('accounts.identity_lookup', 'in', vault.lookupsOf(identity))
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    add: async (trx, store, document) => {
      const id = await store.add(trx, document)
      if (document.signers?.length) await tell(trx, id, 'documentToSign')
      return id
    },
    count: async (trx, signing, answer) => {
      const { id } = signing.thing
      const { role, provider, words, answeredAt = now() } = signing
      // The row lock serialises concurrent signatures, so that the last one is recognised as the last.
      const row = await trx
        .selectFrom('residence_documents')
        .select(['hash', 'signed_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new DoesNotCount('bookingUnknown')
      if (!(await isSigner(trx, id, role, answer))) throw new DoesNotCount('signedByAnother')
      if (words.documents.length !== 1 || words.documents[0]?.hash !== row.hash)
        throw new DoesNotCount('documentNotRead')
      const signedAt = new Date(answeredAt).toISOString()
      const given = await trx
        .updateTable('residence_document_signers')
        .set({ signed_at: signedAt })
        .where('document_id', '=', id)
        .where('role', '=', role)
        .where('signed_at', 'is', null)
        .returning('role')
        .executeTakeFirst()
      // Signed already in another window.
      if (!given) throw new DoesNotCount('holdLost')
      await evidence.keep(trx, {
        version: 1,
        documentId: id,
        role,
        signer: answer.identity,
        provider,
        signedAt,
        text: words.text,
        hidden: words.hidden,
        documents: words.documents,
        proof: answer.proof,
      })
      await signings.sign(trx, signing.id)
      const others = await trx
        .selectFrom('residence_document_signers')
        .select('role')
        .where('document_id', '=', id)
        .where('signed_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
      if (others) return
      await trx.updateTable('residence_documents').set({ signed_at: signedAt }).where('id', '=', id).execute()
      await tell(trx, id, 'documentSigned')
    },
  }
}
