// Signing of bookings and of documents of homes, the documents, and the evidence of both.
import type { LoginMethod, Money } from '@husrum/domain'
import { makeIdentityVault } from '../../people/accounts/index.ts'
import type { FindCaller } from '../../people/sessions/index.ts'
import type { ProviderOrder, ProviderSettings } from '../../people/sign-in/index.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { BookingService } from '../booking/index.ts'
import type { Papers, PapersOccasion, ReceiptOf } from './booking-papers.ts'
import { makeBookingPapers, papersJob, receiptInOwnWords, stopSigningJob } from './booking-papers.ts'
import { companyRoutes } from './company-routes.ts'
import { concludeSigning } from './conclude-signing.ts'
import type { WrittenDocument } from './document-facts.ts'
import { makeDocumentStore } from './document-store.ts'
import { makeEvidenceStore } from './evidence.ts'
import { concludeSigningJob, followSigning } from './follow-signing.ts'
import { homeDocumentRoutes } from './home-document-routes.ts'
import type { AddToHome, OpenHomeDocument } from './home-document-store.ts'
import { makeHomeDocumentStore } from './home-document-store.ts'
import { makeInvitations } from './invitations.ts'
import { openSigningProviders } from './open-signing-providers.ts'
import { makeSigningStore } from './postgres-signings.ts'
import type { DocumentRoutesOptions } from './routes.ts'
import { documentRoutes } from './routes.ts'
import type { PdfSeal } from './seal-pdf.ts'
import { drawSealed } from './seal-pdf.ts'
import { sendPapers } from './send-papers.ts'
import { makeHomeSignatures } from './sign-home-document.ts'
import { makeSigningCookie } from './signing-cookie.ts'
import type { SigningProviders } from './signing-provider.ts'
import { makeTemplateStore } from './template-store.ts'

export { documentsDeclaration } from './declaration.ts'
export type { Block, WrittenDocument, WrittenText } from './document-facts.ts'
export { makeDocumentStore } from './document-store.ts'
export { drawPdf } from './draw-pdf.ts'
export { contextOfEvidence, makeEvidenceStore } from './evidence.ts'
export type { AddToHome, OpenHomeDocument } from './home-document-store.ts'
export { documentPage, documentStyle } from './html-twin.ts'
export type { NamedSeller } from './paper-facts.ts'
export type { PdfSeal } from './seal-pdf.ts'
export { drawSealed } from './seal-pdf.ts'
export {
  nameInventedSellers,
  sellerOfPayment,
  sellersWithoutAccount,
  senderOfLetters,
  sitesWithoutSeller,
} from './sellers.ts'
export { bookingThing, documentThing } from './signed-thing.ts'
export { verifySignatures } from './verify-booking.ts'
export { writeReceipt } from './write-receipt.ts'

/** Per network: signings started, links sent and opened. */
const callsPerMinute = 60
/** How often a server polls signings that no browser follows any more. */
const followEveryMs = 5_000
const maxConcurrent = 50
const hourMs = 3_600_000

export interface DocumentsModule extends Module {
  readonly papers: Papers
  readonly addToHome: AddToHome
  readonly openHomeDocument: OpenHomeDocument
  /** The receipt of a booking in the company's own words; undefined if it has none. */
  readonly receiptInOwnWords: ReceiptInOwnWords
}

export type ReceiptInOwnWords = (
  bookingId: string,
  refunded: Money | undefined,
) => Promise<WrittenDocument | undefined>

export interface NeedsOfDocuments {
  readonly jobs: Jobs
  readonly mails: Pick<MailService, 'within'>
  /** A function, because bookings are created with what this module provides. */
  readonly bookingService: () => BookingService
  readonly viewOf: DocumentRoutesOptions['viewOf']
  readonly receiptOf: ReceiptOf
  /** Documents are opened by links, which only carry cookies. */
  readonly findCaller: FindCaller
  readonly settings: ProviderSettings
  /** Used if the settings name none. */
  readonly otherwise: SigningProviders | undefined
  readonly pdfSeal?: PdfSeal | undefined
}

export const documentsModule = (
  platform: Omit<Platform, 'listen' | 'replica'>,
  {
    jobs,
    mails,
    bookingService,
    viewOf,
    receiptOf,
    findCaller,
    settings,
    otherwise,
    pdfSeal,
  }: NeedsOfDocuments,
): DocumentsModule => {
  const { db, keys, now, environment, log } = platform
  const opened = openSigningProviders(settings, now, (provider, trouble) =>
    log.warn({ provider, ...trouble }, 'A signature provider failed'),
  )
  const providers: SigningProviders = { ...otherwise, ...opened.providers }
  const documents = makeDocumentStore(keys, drawSealed(pdfSeal), now)
  const evidence = makeEvidenceStore(keys)
  const signings = makeSigningStore(db, keys)
  const invitations = makeInvitations({ db, keys, now })
  const templates = makeTemplateStore()
  const papers = makeBookingPapers({
    db,
    documents,
    evidence,
    signings,
    invitations,
    jobs,
    receiptOf,
    templates,
    now,
  })
  const homeDocuments = makeHomeDocumentStore(keys, drawSealed(pdfSeal))
  const homeSignatures = makeHomeSignatures({
    mails,
    evidence,
    signings,
    vault: makeIdentityVault(keys),
    environment,
    now,
  })
  const cookie = makeSigningCookie(keys, environment)
  const limit = makeCallLimit(platform, 'signings', callsPerMinute)
  const conclude = (id: string) =>
    concludeSigning(id, {
      db,
      bookingService,
      papers,
      signings,
      evidence,
      invitations,
      mails,
      countDocument: homeSignatures.count,
      log,
      now,
    })
  const follow = { db, signings, providers, jobs, conclude, now }

  jobs.handleOutside(concludeSigningJob, (facts) => conclude((facts as { readonly id: string }).id))
  jobs.handleOutside(papersJob, (facts) =>
    sendPapers(facts as { readonly bookingId: string; readonly occasion: PapersOccasion }, {
      db,
      bookingService,
      papers,
      evidence,
      mails,
      now,
    }),
  )
  jobs.handleOutside(stopSigningJob, async (facts) => {
    const { provider, order } = facts as { readonly provider: LoginMethod; readonly order: ProviderOrder }
    await providers[provider]?.cancel(order)
  })

  return {
    papers,
    openHomeDocument: (id) => homeDocuments.open(db, id),
    receiptInOwnWords: async (bookingId, refunded) => {
      const booking = await bookingService().find(db, bookingId)
      return booking && receiptInOwnWords(db, booking, { templates, receiptOf, refunded })
    },
    addToHome: (trx, document) => homeSignatures.add(trx, homeDocuments, document),
    routes: (app) => {
      companyRoutes(app, { db, templates, drawPdf: drawSealed(pdfSeal), now })
      // Before the booking documents, whose paths have as many segments.
      homeDocumentRoutes(app, {
        db,
        store: homeDocuments,
        signings,
        providers,
        cookie,
        limit,
        findCaller,
        environment,
        now,
      })
      documentRoutes(app, {
        db,
        bookingService,
        viewOf,
        papers,
        documents,
        signings,
        invitations,
        providers,
        follow,
        cookie,
        mails,
        limit,
        findCaller,
        environment,
        now,
      })
    },
    sweeps: [
      {
        // A signature counts even if the browser was closed.
        name: 'signings under way',
        everyMs: followEveryMs,
        run: async () => {
          for (const signing of await signings.due(now() - followEveryMs, maxConcurrent))
            await followSigning(signing, follow)
        },
      },
      {
        name: 'signings',
        everyMs: hourMs,
        run: async () => {
          await signings.sweep(now())
          await documents.sweep(db, now())
        },
      },
    ],
    close: () => opened.close(),
  }
}
