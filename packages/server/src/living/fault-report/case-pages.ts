// The pages of fault reports: the start page of the wizard, and each of its steps with the state of the caller's report.
import { caseQuery } from '@husrum/contract'
import type {
  BegunCase,
  CaseDoor,
  CaseOutcome,
  CasePageName,
  CaseReceipt,
  CaseType,
  CaseVariant,
  CaseWizard,
  CaseWizardModel,
  CaseWizardPage,
  EmergencyContact,
  EmergencyNow,
} from '@husrum/domain'
import {
  caseAddress,
  caseTypes,
  caseVariantOf,
  caseWarrantyOf,
  caseWizardView,
  dayIn,
  emergenciesAt,
  emergencyOf,
  readCaseCookie,
  readCasePath,
  routePath,
  stepCase,
  wallClockAt,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { CasePageAnswer, CasePages, PageFrame } from '../../content/pages/index.ts'
import { pageBase, pageSeo } from '../../content/pages/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { anonymous, assertKnown, signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readCookie } from '../../platform/http/set-cookie.ts'
import type { ChoicesOf } from './case-choices.ts'
import type { ReportsOf } from './case-reporter.ts'
import { admissionOf, profileOf, reportsOf } from './case-reporter.ts'
import { faultWords } from './case-words.ts'
import type { CaseDrafts, StoredDraft } from './postgres-case-drafts.ts'
import type { CasePlacesOf } from './postgres-case-places.ts'
import type { CaseAnswer } from './submit-case.ts'
import type { WizardFor } from './wizard-of.ts'
import { newWizard, resumedWizard } from './wizard-of.ts'

export interface CasePagesOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly environment: 'development' | 'production'
  readonly places: CasePlacesOf
  readonly drafts: CaseDrafts
  readonly choices: ChoicesOf
  /** Called lazily, when a page is requested. */
  readonly uploads: () => Pick<UploadService, 'list'>
}

/** For search engines and shared links. */
const descriptions: Readonly<Record<CaseVariant, string>> = {
  SE: 'Anmäl ett fel i din bostad eller i husets gemensamma utrymmen.',
  NO: 'Meld fra om en feil i boligen din eller i husets fellesarealer.',
}

/** In the words of the wizard's own pages. */
const stepOf: Readonly<Record<CaseVariant, (number: number, of: number) => string>> = {
  SE: (number, of) => `Steg ${number} av ${of}`,
  NO: (number, of) => `Trinn ${number} av ${of}`,
}

type StoredReceipt = CaseAnswer['receipt'] & {
  /** The name of `promisedBy` until version 0.2. */
  readonly expectedBy?: number
}
const promisedByIn = ({ promisedBy, expectedBy }: Partial<StoredReceipt>): number =>
  promisedBy ?? expectedBy ?? 0

/** How long the confirmation page of a report is available. */
const outcomeShownMs = 2 * 3_600_000

const callerIn = ({ context }: PageFrame): Caller => context.caller ?? anonymous

/** The initial data of the wizard for a caller. */
export const wizardFor = async (
  caller: Caller,
  variant: CaseVariant,
  whose: ReportsOf,
  places: Pick<CasePlacesOf, 'boardEmail'>,
): Promise<WizardFor> => {
  const [user, boardEmail] = await Promise.all([signedInOf(caller).user(), places.boardEmail(whose)])
  return { siteId: whose.site.siteId, variant, profile: profileOf(user, boardEmail) }
}

/** The draft that the cookie names, or the latest of the type: a report can be continued on any device. */
const keptOf = async (
  caseType: CaseType,
  cookies: string,
  whose: ReportsOf,
  { drafts, environment }: Pick<CasePagesOptions, 'drafts' | 'environment'>,
): Promise<StoredDraft | undefined> => {
  const cookie = readCaseCookie(readCookie('caseManagement', cookies, environment) ?? '')
  const named = cookie?.kind === 'draft' ? await drafts.find(cookie.id, whose) : undefined
  if (named?.caseType === caseType) return named
  return (await drafts.list(whose)).find((draft) => draft.caseType === caseType)
}

/** The wizard at a page; undefined if that page is not available yet. */
export const wizardAt = (wizard: CaseWizard, page: CasePageName): CaseWizard | undefined => {
  if (page === 'submitted') return undefined
  if (page === 'abort') return stepCase(wizard, { kind: 'abort' }).state
  if (wizard.view === page) return wizard
  const moved = stepCase(wizard, { kind: 'goToView', view: page }).state
  return moved.view === page ? moved : undefined
}

export const makeCasePages = (options: CasePagesOptions): CasePages => {
  const { db, now, places, drafts, choices, uploads } = options

  /** The outcome of the latest recently sent report of the type. */
  const outcomeOf = async (
    caseType: CaseType,
    { accountId, site }: ReportsOf,
  ): Promise<CaseOutcome | undefined> => {
    const row = await db
      .selectFrom('case_submissions')
      .select('answer')
      .where('account_id', '=', accountId)
      .where('site_id', '=', site.siteId)
      .where('case_type', '=', caseType)
      .where('created_at', '>', new Date(now() - outcomeShownMs).toISOString())
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const { id, ticketNumber, copySent, visibleInErrands, statusPath, emailChange, letterNote, ...receipt } =
      row.answer as StoredReceipt
    // The errand may have changed since: its number, its promise and its status are those of now.
    const errand = await db
      .selectFrom('cases')
      .select([
        'ticket_number',
        'promised_by',
        'area',
        'room_key',
        'problem_key',
        'description',
        'created_at',
      ])
      .where('id', '=', id)
      .executeTakeFirst()
    const promisedBy = errand?.promised_by ? Date.parse(errand.promised_by) : promisedByIn(receipt)
    const emergency =
      errand &&
      emergencyOf({
        area: errand.area,
        room: errand.room_key,
        problem: errand.problem_key,
        description: errand.description,
        day: dayIn(Date.parse(errand.created_at), site.country),
      })
    return {
      id,
      ticketNumber: errand?.ticket_number ?? ticketNumber,
      promisedBy,
      copySent,
      visibleInErrands,
      ...(statusPath !== undefined && { statusPath }),
      ...(emergency && { emergency }),
      ...(emailChange && { emailChange }),
      ...(letterNote && { letterNote }),
    }
  }

  const pageOf = (
    frame: PageFrame,
    variant: CaseVariant,
    { page, ...model }: CaseWizardModel,
  ): CaseWizardPage => {
    const { site } = frame
    const words = faultWords[variant]
    const { number, steps } = caseWizardView(model.wizard)
    const isStep = page !== 'submitted' && page !== 'abort' && number > 0
    const title = [
      ...(isStep ? [stepOf[variant](number, steps.length)] : []),
      words.pages[page],
      words.wizard,
    ]
    return {
      ...pageBase(frame),
      template: 'caseWizard',
      pageId: `case/${model.wizard.start.caseType}/${page}`,
      seo: pageSeo(frame, title.join(' – '), {
        description: descriptions[variant],
        robots: 'noindex,nofollow',
      }),
      breadcrumbs: [{ title: words.wizard, href: routePath(site, 'faultReport') ?? site.routes.start }],
      dataLayer: { template: 'caseWizard', site: site.key, language: site.locale },
      model: { page, ...model },
    }
  }

  const emptyChoices = {
    homes: [],
    publicPlaces: [],
    rooms: [],
    assets: [],
    notices: [],
    articles: [],
    faq: [],
    reported: [],
  }

  /** The emergency contacts at this hour. */
  const emergenciesNow = ({ site, content }: PageFrame): readonly EmergencyNow[] =>
    emergenciesAt(
      (content.frame.emergencies ?? []) as readonly EmergencyContact[],
      wallClockAt(now(), site.country),
    )

  return {
    door: async (frame, written) => {
      const { site } = frame
      const caller = callerIn(frame)
      const variant = caseVariantOf(site)
      const emergencies = emergenciesNow(frame)
      const admissions = Object.fromEntries(
        await Promise.all(
          caseTypes.map(
            async (caseType) => [caseType, await admissionOf({ site, caller }, caseType)] as const,
          ),
        ),
      ) as CaseDoor['admissions']
      let begun: readonly BegunCase[] = []
      let warranties: CaseDoor['warranties'] = []
      let board: CaseDoor['board']
      if (caller.kind === 'signedIn' && variant !== undefined && caller.session.associationId === undefined)
        // Seats are shown to a verified identity only.
        board =
          (await caller.principal()) === 'privateWithoutIdentity'
            ? { kind: 'signIn' }
            : await places.boardStanding(caller.session)
      if (
        caller.kind === 'signedIn' &&
        variant !== undefined &&
        (await caller.principal()) !== 'privateWithoutIdentity'
      ) {
        const whose = reportsOf({ site, caller })
        const today = dayIn(now(), site.country)
        const [kept, completions] = await Promise.all([drafts.list(whose), places.completions(whose)])
        begun = kept.map(({ id, caseType, step, changedOn }) => ({ id, caseType, step, changedOn }))
        warranties = completions.map(({ address, completedOn }) => ({
          address,
          warranty: caseWarrantyOf(completedOn, variant, today),
        }))
      }
      return {
        ...written,
        template: 'faultReport',
        model: {
          ...written.model,
          door: { emergencies, admissions, ...(board && { board }), begun, warranties },
        },
      }
    },

    wizard: async (frame) => {
      const { site, path, context } = frame
      const variant = caseVariantOf(site)
      const asked = readCasePath(site, path)
      if (variant === undefined || !asked) return { kind: 'missing' }
      const caller = callerIn(frame)
      assertKnown(caller)
      const { session, user } = signedInOf(caller)
      const { caseType, page } = asked
      const elsewhere = (to: CaseType, name?: CasePageName): CasePageAnswer => ({
        kind: 'elsewhere',
        location: caseAddress(site, to, name) ?? site.routes.start,
      })
      const admission = await admissionOf({ site, caller }, caseType)
      if (admission.kind === 'verifyIdentity') throw new Problem('identityRequired')
      if (admission.kind === 'switchToNoManagement')
        return elsewhere('boardMemberNoManagement', page && undefined)
      // Signed in as a private person: the page before the wizard says so, and leads on.
      if (admission.kind === 'signIn') {
        const door = routePath(site, 'faultReport') ?? site.routes.start
        return { kind: 'elsewhere', location: `${door}?${caseQuery.board}=1` }
      }
      if (admission.kind !== 'start') throw new Problem('forbidden')
      if (admission.caseType !== caseType) return elsewhere(admission.caseType)

      const whose: ReportsOf = { accountId: session.accountId, associationId: session.associationId, site }
      const who = await wizardFor(caller, variant, whose, places)
      if (page === 'submitted') {
        const outcome = await outcomeOf(caseType, whose)
        if (!outcome) return elsewhere(caseType)
        const receipt: CaseReceipt = { ticketNumber: outcome.ticketNumber }
        const sent: CaseWizard = { ...newWizard(who, caseType), kind: 'submitted', receipt }
        return {
          kind: 'page',
          page: pageOf(frame, variant, {
            wizard: sent,
            page,
            choices: emptyChoices,
            uploads: [],
            outcome,
            emergencies: emergenciesNow(frame),
          }),
        }
      }
      const kept = await keptOf(caseType, context.cookies ?? '', whose, options)
      const isSwitched = (await user()).association?.activeFinancialManagement === false
      const standing = kept ? resumedWizard(who, kept) : newWizard(who, caseType, { isSwitched })
      if (page === undefined) return elsewhere(caseType, standing.view)
      const there = wizardAt(standing, page)
      if (!there) return elsewhere(caseType, standing.view)
      const [chosen, files] = await Promise.all([
        choices.at(there, page, whose),
        kept ? uploads().list({ owner: { kind: 'draft', id: kept.id }, purpose: 'case' }) : [],
      ])
      const { association } = chosen
      const wizard =
        page === 'residentResidenceSelection'
          ? stepCase(there, { kind: 'agreementsLoaded', count: chosen.homes.length }).state
          : page === 'compound' && association && there.form.compoundName === ''
            ? stepCase(there, {
                kind: 'setFields',
                fields: { compoundName: association.name, compoundNumber: association.organisationNumber },
              }).state
            : there
      return {
        kind: 'page',
        page: pageOf(frame, variant, {
          wizard,
          page,
          choices: chosen,
          uploads: files,
          emergencies: emergenciesNow(frame),
          ...(kept && { keptOn: kept.changedOn, keptVersion: kept.version ?? 0 }),
        }),
      }
    },
  }
}
