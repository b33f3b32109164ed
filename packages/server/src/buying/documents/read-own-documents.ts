// The documents of an account's homes on a site, in one database query: those of homes, those of bookings, and
// bookings that wait for a signature.
import type { BookingStatus, OwnDocument, ResidenceDocumentKind, SiteDefinition } from '@husrum/domain'
import { bookingAddress } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../platform/database/schema.ts'

interface SignerRow {
  readonly account_id: string | null
  readonly name: string | null
  readonly signed_at: string | null
}

const signatoryOf = ({ account_id, name, signed_at }: SignerRow) => ({
  userId: account_id ?? '',
  name: name?.trim() ?? '',
  hasSigned: signed_at !== null,
  ...(signed_at !== null && { signedAt: Date.parse(signed_at) }),
})

interface HomeRow {
  readonly id: string
  readonly residence_id: string
  readonly kind: ResidenceDocumentKind
  readonly title: string
  readonly hash: string
  readonly made_at: string
  readonly sign_by: string | null
  readonly signed_at: string | null
  readonly home: string | null
  readonly signers: readonly SignerRow[]
}

const ofHome = (row: HomeRow): OwnDocument => {
  const signatories = row.signers.map(signatoryOf)
  const isDone = signatories.length === 0 || row.signed_at !== null
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    about: row.home ?? '',
    residenceId: row.residence_id,
    status: isDone ? 'done' : 'pending',
    createdOn: Date.parse(row.made_at),
    ...(row.sign_by !== null && { signBy: row.sign_by }),
    ...(row.signed_at !== null && { signedAt: Date.parse(row.signed_at) }),
    signatories,
    hash: row.hash,
    htmlUrl: `/services/documents/${row.id}/text`,
    pdfUrl: `/services/documents/${row.id}/file`,
  }
}

interface PaperRow {
  readonly booking_id: string
  readonly document_id: string
  readonly title: string
  readonly hash: string
  readonly made_at: string
  readonly home: string | null
  readonly status: BookingStatus
  readonly signers: readonly SignerRow[]
}

const ofBooking = (row: PaperRow, site: SiteDefinition): OwnDocument => {
  const isAgreement = row.document_id === 'signedAgreement' || row.document_id === 'agreement'
  const isOpen = row.status !== 'completed'
  const signatories = isAgreement ? row.signers.map(signatoryOf) : []
  const last = signatories.reduce((latest, { signedAt = 0 }) => Math.max(latest, signedAt), 0)
  const path = `/services/documents/${row.booking_id}/${row.document_id}`
  return {
    id: `${row.booking_id}-${row.document_id}`,
    kind: 'bookingPaper',
    title: row.title,
    about: row.home ?? '',
    bookingId: row.booking_id,
    status: isAgreement && isOpen ? 'pending' : 'done',
    createdOn: Date.parse(row.made_at),
    ...(isAgreement && !isOpen && last > 0 && { signedAt: last }),
    signatories,
    hash: row.hash,
    htmlUrl: isOpen
      ? (bookingAddress(site, 'sign', { bookingId: row.booking_id }) ?? `${path}.html`)
      : `${path}.html`,
    pdfUrl: `${path}.pdf`,
  }
}

export const readOwnDocuments = async (
  db: Kysely<Schema>,
  { accountId, site }: { readonly accountId: string; readonly site: SiteDefinition },
): Promise<readonly OwnDocument[]> => {
  const row = await db
    .selectNoFrom((root) => [
      jsonArrayFrom(
        root
          .selectFrom('residence_documents')
          .innerJoin('residences', 'residences.id', 'residence_documents.residence_id')
          .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
          .select((eb) => [
            'residence_documents.id',
            'residence_documents.residence_id',
            'residence_documents.kind',
            'residence_documents.title',
            'residence_documents.hash',
            'residence_documents.made_at',
            'residence_documents.sign_by',
            'residence_documents.signed_at',
            sql<string | null>`residences.home ->> 'name'`.as('home'),
            jsonArrayFrom(
              eb
                .selectFrom('residence_document_signers as signers')
                .leftJoin('accounts', 'accounts.id', 'signers.account_id')
                .select([
                  'signers.account_id',
                  'signers.signed_at',
                  sql<string | null>`accounts.first_name || ' ' || accounts.last_name`.as('name'),
                ])
                .whereRef('signers.document_id', '=', 'residence_documents.id')
                .orderBy('signers.role'),
            ).as('signers'),
          ])
          .where('residence_people.account_id', '=', accountId)
          .where('residences.site', '=', site.key)
          .where('residences.is_succession', '=', false)
          .orderBy('residence_documents.made_at', 'desc'),
      ).as('homes'),
      jsonArrayFrom(
        root
          .selectFrom('booking_documents as papers')
          .innerJoin('bookings', 'bookings.id', 'papers.booking_id')
          .distinctOn(['papers.booking_id', 'papers.document_id'])
          .select((eb) => [
            'papers.booking_id',
            'papers.document_id',
            'papers.title',
            'papers.hash',
            'papers.made_at',
            'bookings.status',
            sql<string | null>`bookings.home ->> 'name'`.as('home'),
            jsonArrayFrom(
              eb
                .selectFrom('booking_applicants as applicants')
                .leftJoin('accounts', (join) =>
                  join
                    .onRef('accounts.identity_lookup', '=', 'applicants.identity_lookup')
                    .on(
                      sql<boolean>`accounts.organisation = (select organisation from accounts where id = ${accountId}::uuid)`,
                    ),
                )
                .leftJoin('booking_signatures as given', (join) =>
                  join
                    .onRef('given.booking_id', '=', 'applicants.booking_id')
                    .onRef('given.role', '=', 'applicants.role')
                    .on('given.voided_at', 'is', null),
                )
                .select([
                  'accounts.id as account_id',
                  'given.signed_at',
                  sql<string | null>`accounts.first_name || ' ' || accounts.last_name`.as('name'),
                ])
                .whereRef('applicants.booking_id', '=', 'papers.booking_id')
                .orderBy('applicants.role'),
            ).as('signers'),
          ])
          .where('bookings.site', '=', site.key)
          // While a booking waits for signatures only the agreement; after completion the buyers' final documents.
          .where((eb) =>
            eb.or([
              eb.and([
                eb('bookings.status', '=', 'completed'),
                eb('papers.document_id', 'in', ['signedAgreement', 'terms', 'receipt']),
              ]),
              eb.and([
                eb('bookings.status', 'in', ['signing', 'waitingCoSigner']),
                eb('papers.document_id', '=', 'agreement'),
              ]),
            ]),
          )
          .where('bookings.id', 'in', (query) =>
            query
              .selectFrom('bookings as own')
              .select('own.id')
              .where('own.account_id', '=', accountId)
              .union(
                query
                  .selectFrom('booking_applicants')
                  .innerJoin('accounts', 'accounts.identity_lookup', 'booking_applicants.identity_lookup')
                  .select('booking_applicants.booking_id as id')
                  .where('accounts.id', '=', accountId),
              ),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('residences')
                  .select('residences.id')
                  .whereRef('residences.booking_id', '=', 'papers.booking_id')
                  .where('residences.is_succession', '=', true),
              ),
            ),
          )
          .orderBy('papers.booking_id')
          .orderBy('papers.document_id')
          .orderBy('papers.made_at', 'desc'),
      ).as('papers'),
    ])
    .executeTakeFirstOrThrow()
  const homes = (row.homes as unknown as readonly HomeRow[]).map(ofHome)
  const papers = (row.papers as unknown as readonly PaperRow[]).map((paper) => ofBooking(paper, site))
  return [...homes, ...papers].toSorted((one, other) => other.createdOn - one.createdOn)
}
