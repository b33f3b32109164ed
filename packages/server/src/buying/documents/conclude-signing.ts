// Concludes a signing: either the signature counts, with its evidence and its effects on the booking, or it is rejected.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { ProvenIdentity } from '../../people/accounts/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { BookingService, StoredBooking } from '../booking/index.ts'
import { bookingPageLink } from './booking-page-link.ts'
import type { Papers } from './booking-papers.ts'
import { applicantOf } from './booking-papers.ts'
import type { EvidenceStore } from './evidence.ts'
import type { Invitations } from './invitations.ts'
import { inviteCoBuyer } from './invite-co-buyer.ts'
import type { Signing, SigningAnswer, SigningStore } from './postgres-signings.ts'

export interface ConcludeSigningOptions {
  readonly db: Kysely<Schema>
  readonly bookingService: () => BookingService
  readonly papers: Papers
  readonly signings: SigningStore
  readonly evidence: EvidenceStore
  readonly invitations: Invitations
  readonly mails: Pick<MailService, 'within'>
  /** Counts a signature of a document of a home. Throws {@link DoesNotCount}. */
  readonly countDocument: (trx: Transaction<Schema>, signing: Signing, answer: SigningAnswer) => Promise<void>
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** The signature does not count. `hint` is a cause of the domain's `errorPageCauses`, or `internalError`. */
export class DoesNotCount extends Error {
  readonly hint: string
  constructor(hint: string) {
    super(hint)
    this.name = 'DoesNotCount'
    this.hint = hint
  }
}

const isSamePerson = (
  { country, personalNumber }: ProvenIdentity,
  site: SiteDefinition,
  applicant: { readonly personalNumber: string } | undefined,
): boolean => country === site.country && personalNumber === applicant?.personalNumber

/** Throws {@link DoesNotCount} if the signed documents are not the current ones of the booking. */
const assertSameDocuments = async (
  booking: StoredBooking,
  { words }: Signing,
  { db, papers }: Pick<ConcludeSigningOptions, 'db' | 'papers'>,
): Promise<void> => {
  const present = await papers.hashes(db, booking)
  const isSame =
    present.size === words.documents.length &&
    words.documents.every(({ id, hash }) => present.get(id) === hash)
  if (!isSame) throw new DoesNotCount('documentNotRead')
}

const count = async (
  trx: Transaction<Schema>,
  signing: Signing,
  { identity, proof }: SigningAnswer,
  options: ConcludeSigningOptions,
): Promise<void> => {
  if (signing.thing.kind === 'document') return options.countDocument(trx, signing, { identity, proof })
  const { bookingService, signings, evidence, invitations, mails, now } = options
  const { id, role, provider, words, answeredAt = now() } = signing
  const { id: bookingId } = signing.thing
  const booking = await bookingService().find(trx, bookingId)
  if (!booking) throw new DoesNotCount('bookingUnknown')
  const applicant = applicantOf(booking, role)
  // Checked first, so that nothing about another person is stored.
  if (!isSamePerson(identity, booking.site, applicant)) throw new DoesNotCount('signedByAnother')
  await assertSameDocuments(booking, signing, { db: trx, papers: options.papers })
  const { state } = booking
  const waits = state.kind === 'signing' || state.kind === 'waitingCoSigner'
  if (!waits || state.signedBy.includes(role)) throw new DoesNotCount('holdLost')
  await evidence.keep(trx, {
    version: 1,
    bookingId,
    role,
    signer: identity,
    provider,
    signedAt: new Date(answeredAt).toISOString(),
    text: words.text,
    hidden: words.hidden,
    documents: words.documents,
    proof,
  })
  // The provider's time of signing does not matter: if the hold has expired by now, the signature does not count.
  const told = await bookingService().tell(
    trx,
    bookingId,
    { kind: 'signatureGiven', by: role, now: now() },
    role,
    {
      provider,
    },
  )
  const counts =
    told.state.kind === 'completed' || ('signedBy' in told.state && told.state.signedBy.includes(role))
  if (!counts) throw new DoesNotCount('holdLost')
  if (role === 'coBuyer') await invitations.end(trx, bookingId)
  await signings.sign(trx, id)
  // Invite the second applicant automatically once the first has signed.
  if (
    told.state.kind === 'waitingCoSigner' &&
    role === 'buyer' &&
    !(await invitations.isOpen(trx, bookingId))
  )
    // If the mail limit is reached, the buyer can send it from the page of the booking.
    await inviteCoBuyer(trx, told, { network: '' }, { invitations, mails })
  if (applicant && told.state.kind !== 'completed')
    await mails.within(trx).postCounted(
      {
        kind: 'bookingSigned',
        to: applicant.email,
        site: booking.site,
        about: booking.home.name,
        link: bookingPageLink(booking),
      },
      'business',
    )
}

/**
 * Concludes an answered signing. Idempotent. The evidence, the step of the booking, the letter and the end of the signing are
 * one transaction: if the server dies, the answer stays and another server continues with it.
 */
export const concludeSigning = async (id: string, options: ConcludeSigningOptions): Promise<void> => {
  const { db, signings, bookingService, log, now } = options
  const signing = await signings.find(id)
  if (signing?.status !== 'answered' || !signing.answer) return
  const { answer, words, provider, answeredAt = now() } = signing
  const { verifyProof } = await import('./verify-proof.ts')
  const { problems } = await verifyProof({
    text: words.text,
    hidden: words.hidden,
    proof: answer.proof,
    personalNumber: answer.identity.personalNumber,
    signedAt: answeredAt,
  })
  try {
    if (problems.length > 0) {
      log.warn({ provider, problems }, 'The proof of a signature is not valid')
      throw new DoesNotCount('internalError')
    }
    await db.transaction().execute(async (trx) => {
      const locked = await signings.lockAnswered(trx, id)
      if (locked?.answer) await count(trx, locked, locked.answer, options)
    })
  } catch (cause) {
    if (!(cause instanceof DoesNotCount)) throw cause
    await signings.end(db, id, 'failed', cause.hint)
    // An expired hold must be ended although the signature that detected it was rolled back.
    if (cause.hint === 'holdLost' && signing.thing.kind === 'booking')
      await db
        .transaction()
        .execute((trx) =>
          bookingService().tell(trx, signing.thing.id, { kind: 'clockTicked', now: now() }, 'system'),
        )
  }
}
